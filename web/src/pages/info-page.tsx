import { InfoArticle } from '../features/info/info-article';

export const AboutPage = () => (
  <InfoArticle
    titleKey="footer.about"
    sections={[
      { title: 'about.who', text: 'about.who_text' },
      { title: 'about.promise', text: 'about.promise_text' },
    ]}
  />
);

export const ContactPage = () => (
  <InfoArticle titleKey="nav.contact" sections={[{ title: 'contact.help', text: 'contact.help_text' }]} />
);

export const FaqsPage = () => (
  <InfoArticle
    titleKey="footer.faqs"
    sections={[
      { title: 'faqs.pay', text: 'faqs.pay_text' },
      { title: 'faqs.safe', text: 'faqs.safe_text' },
      { title: 'faqs.account', text: 'faqs.account_text' },
    ]}
  />
);

export const ShippingInfoPage = () => (
  <InfoArticle titleKey="footer.shipping" sections={[{ title: 'shipping.where', text: 'shipping.where_text' }]} />
);

export const TrackOrderPage = () => (
  <InfoArticle titleKey="footer.track" sections={[{ title: 'track.how', text: 'track.how_text' }]} />
);

export const ReturnsPage = () => (
  <InfoArticle titleKey="footer.returns" sections={[{ title: 'returns.days', text: 'returns.days_text' }]} />
);

export const SizeGuidePage = () => (
  <InfoArticle titleKey="footer.size_guide" sections={[{ title: 'sizes.specs', text: 'sizes.specs_text' }]} />
);

export const HelpPage = () => (
  <InfoArticle
    titleKey="footer.help"
    sections={[
      { title: 'faqs.pay', text: 'faqs.pay_text' },
      { title: 'returns.days', text: 'returns.days_text' },
      { title: 'track.how', text: 'track.how_text' },
    ]}
  />
);
