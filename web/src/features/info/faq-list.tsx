import { ChevronDown } from 'lucide-react';
import { useLanguage } from '../../i18n/language-provider';
import { answerKey, type Question } from '../../lib/faqs';
import { useHasShippingRates } from '../../lib/queries/store-settings';

/** Uses the browser's disclosure element, which opens by keyboard and for a search in the page. */
export function FaqList({ questions, isOpen }: { questions: readonly Question[]; isOpen?: boolean }) {
  const { t } = useLanguage();
  const hasRates = useHasShippingRates();
  return (
    <div className="divide-y divide-line rounded-card border border-line bg-surface">
      {questions.map((question) => (
        <details key={question} open={isOpen} className="group px-5">
          <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-4 py-3 font-medium [&::-webkit-details-marker]:hidden">
            {t(`info.faqs.${question}`)}
            <ChevronDown
              size={18}
              aria-hidden
              className="shrink-0 text-muted transition-transform duration-200 group-open:rotate-180"
            />
          </summary>
          <p className="max-w-prose pb-5 text-muted leading-relaxed">{t(answerKey(question, hasRates))}</p>
        </details>
      ))}
    </div>
  );
}
