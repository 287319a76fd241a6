import { FaqList } from '../features/info/faq-list';
import { InfoLayout, InfoSection, NextStep } from '../features/info/info-layout';
import { shownGroups } from '../lib/faqs';
import { paths } from '../lib/paths';
import { useHasClaim, useHasShippingRates } from '../lib/queries/store-settings';

export function FaqsPage() {
  const groups = shownGroups(useHasClaim(), useHasShippingRates());
  return (
    <InfoLayout titleKey="layout.footer.faqs" text="faqs" leadKey="info.faqs.lead">
      {groups.map(({ title, questions }) => (
        <InfoSection key={title} titleKey={title}>
          <FaqList questions={questions} />
        </InfoSection>
      ))}
      <NextStep titleKey="info.faqs.unanswered" to={paths.contact} labelKey="info.faqs.ask" />
    </InfoLayout>
  );
}
