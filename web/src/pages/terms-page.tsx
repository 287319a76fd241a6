import { InfoLayout, InfoSection, NextStep } from '../features/info/info-layout';
import { paths } from '../lib/paths';
import { useHasClaim, useHasShippingRates } from '../lib/queries/store-settings';

export function TermsPage() {
  const hasClaim = useHasClaim();
  const hasRates = useHasShippingRates();
  const promisesAll = !hasRates && hasClaim('delivery') && hasClaim('returns') && hasClaim('warranty');
  return (
    <InfoLayout titleKey="layout.footer.terms" text="terms" leadKey="info.terms.lead">
      <InfoSection titleKey="info.terms.order" textKey="info.terms.order_text" />
      <InfoSection titleKey="info.terms.prices" textKey="info.terms.prices_text" />
      {promisesAll ? (
        <InfoSection titleKey="info.terms.delivery" textKey="info.terms.delivery_text" />
      ) : (
        <InfoSection titleKey="info.terms.delivery_neutral" textKey="info.terms.delivery_neutral_text" />
      )}
      <InfoSection titleKey="info.terms.rewards" textKey="info.terms.rewards_text" />
      <InfoSection titleKey="info.terms.reviews" textKey="info.terms.reviews_text" />
      <NextStep
        titleKey="info.terms.contact"
        textKey="info.terms.contact_text"
        to={paths.contact}
        labelKey="layout.nav.contact"
      />
    </InfoLayout>
  );
}
