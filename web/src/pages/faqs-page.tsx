import { FaqList } from '../features/info/faq-list';
import { InfoLayout, InfoSection, NextStep } from '../features/info/info-layout';
import { faqGroups } from '../lib/faqs';
import { paths } from '../lib/paths';

export const FaqsPage = () => (
  <InfoLayout titleKey="footer.faqs" text="faqs" leadKey="faqs.lead">
    {faqGroups.map(({ title, questions }) => (
      <InfoSection key={title} titleKey={title}>
        <FaqList questions={questions} />
      </InfoSection>
    ))}
    <NextStep titleKey="faqs.unanswered" to={paths.contact} labelKey="faqs.ask" />
  </InfoLayout>
);
