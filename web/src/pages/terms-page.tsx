import { InfoLayout, InfoSection, NextStep } from '../features/info/info-layout';
import { deliveryTerms } from '../lib/claimed-texts';
import { paths } from '../lib/paths';
import { usePromises } from '../lib/queries/store-settings';

export function TermsPage() {
  const [title, text] = deliveryTerms(usePromises());
  return (
    <InfoLayout titleKey="layout.footer.terms" text="terms" leadKey="info.terms.lead">
      <InfoSection titleKey="info.terms.order" textKey="info.terms.order_text" />
      <InfoSection titleKey="info.terms.prices" textKey="info.terms.prices_text" />
      <InfoSection titleKey={title} textKey={text} />
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
