import { ChevronDown } from 'lucide-react';
import { useLanguage } from '../../i18n/language-provider';

/** Uses the browser's disclosure element, which opens by keyboard and for a search in the page. */
export function FaqList({ questions, isOpen }: { questions: readonly Question[]; isOpen?: boolean }) {
  const { t } = useLanguage();
  return (
    <div className="divide-y divide-line rounded-card border border-line bg-surface">
      {questions.map((question) => (
        <details key={question} open={isOpen} className="group px-5">
          <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-4 py-3 font-medium [&::-webkit-details-marker]:hidden">
            {t(`faqs.${question}`)}
            <ChevronDown
              size={18}
              aria-hidden
              className="shrink-0 text-muted transition-transform duration-200 group-open:rotate-180"
            />
          </summary>
          <p className="max-w-prose pb-5 text-muted leading-relaxed">{t(`faqs.${question}_text`)}</p>
        </details>
      ))}
    </div>
  );
}

/** The questions by their names: `faqs.pay` is one, and `faqs.pay_text` its answer. */
export const faqGroups = [
  { title: 'faqs.group_payment', questions: ['pay', 'safe', 'currency', 'change'] },
  { title: 'faqs.group_delivery', questions: ['cost', 'long', 'where'] },
  { title: 'faqs.group_returns', questions: ['return', 'broken'] },
  { title: 'faqs.group_account', questions: ['account', 'points', 'password', 'erase'] },
] as const;

type Question = (typeof faqGroups)[number]['questions'][number];

export const allQuestions: readonly Question[] = faqGroups.flatMap(({ questions }) => [...questions]);

/** Returns true where a text contains every word of the search, in any order and case. */
export function holdsAll(text: string, wanted: string): boolean {
  const folded = fold(text);
  return fold(wanted)
    .split(/\s+/)
    .every((word) => folded.includes(word));
}

/** "Rückgabe" is found as "ruckgabe", too. */
const fold = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().trim();
