import { InfoLayout, InfoSection, NextStep } from '../features/info/info-layout';
import { paths } from '../lib/paths';

export const TermsPage = () => (
  <InfoLayout titleKey="footer.terms" text="terms" leadKey="terms.lead">
    <InfoSection titleKey="terms.order" textKey="terms.order_text" />
    <InfoSection titleKey="terms.prices" textKey="terms.prices_text" />
    <InfoSection titleKey="terms.delivery" textKey="terms.delivery_text" />
    <InfoSection titleKey="terms.rewards" textKey="terms.rewards_text" />
    <InfoSection titleKey="terms.reviews" textKey="terms.reviews_text" />
    <NextStep titleKey="terms.contact" textKey="terms.contact_text" to={paths.contact} labelKey="nav.contact" />
  </InfoLayout>
);
