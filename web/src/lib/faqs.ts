import { asciiText } from '@shopwright/contracts/ascii-text';

/** The questions by their names: `info.faqs.pay` is one, and `info.faqs.pay_text` its answer. */
export const faqGroups = [
  { title: 'info.faqs.group_payment', questions: ['pay', 'safe', 'currency', 'change'] },
  { title: 'info.faqs.group_delivery', questions: ['cost', 'long', 'where'] },
  { title: 'info.faqs.group_returns', questions: ['return', 'broken'] },
  { title: 'info.faqs.group_account', questions: ['account', 'points', 'password', 'erase'] },
] as const;

export type Question = (typeof faqGroups)[number]['questions'][number];

export const allQuestions: readonly Question[] = faqGroups.flatMap(({ questions }) => [...questions]);

/** Returns true where a text contains every word of the search, in any order. "Rückgabe" is found as "ruckgabe", too. */
export function holdsAll(text: string, wanted: string): boolean {
  const folded = asciiText(text);
  return wanted.split(/\s+/).every((word) => folded.includes(asciiText(word)));
}
