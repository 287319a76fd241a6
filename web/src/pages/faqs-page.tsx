import { FaqList } from '../features/info/faq-list';
import { InfoLayout, InfoSection, NextStep } from '../features/info/info-layout';
import { faqGroups } from '../lib/faqs';
import { paths } from '../lib/paths';

export const FaqsPage = () => (
  <InfoLayout titleKey="layout.footer.faqs" text="faqs" leadKey="info.faqs.lead">
    {faqGroups.map(({ title, questions }) => (
      <InfoSection key={title} titleKey={title}>
        <FaqList questions={questions} />
      </InfoSection>
    ))}
    <NextStep titleKey="info.faqs.unanswered" to={paths.contact} labelKey="info.faqs.ask" />
  </InfoLayout>
);
