import { asciiText } from '@shopwright/contracts/ascii-text';
import type { Claim } from '@shopwright/contracts/http/store-settings';
import type { HasClaim } from './claimed-texts';

/** The questions by their names: `info.faqs.pay` is one, and `info.faqs.pay_text` its answer. */
const faqGroups = [
  { title: 'info.faqs.group_payment', questions: ['pay', 'safe', 'currency', 'change'] },
  { title: 'info.faqs.group_delivery', questions: ['cost', 'long', 'where'] },
  { title: 'info.faqs.group_returns', questions: ['return', 'broken'] },
  { title: 'info.faqs.group_account', questions: ['account', 'points', 'password', 'erase'] },
] as const;

export type Question = (typeof faqGroups)[number]['questions'][number];

/** The questions whose answers promise what a store may not. */
const promised: Partial<Record<Question, Claim>> = {
  cost: 'delivery',
  long: 'delivery',
  return: 'returns',
  broken: 'warranty',
};

/**
 * Returns the groups without the questions that the store does not answer so, and without empty groups. Where shipping is set up,
 * those about it have answers that promise nothing.
 */
export function shownGroups(hasClaim: HasClaim, hasRates: boolean) {
  const isShown = (question: Question) => {
    const claim = promised[question];
    return claim === undefined || hasClaim(claim) || (hasRates && claim === 'delivery');
  };
  return faqGroups
    .map(({ title, questions }) => ({ title, questions: questions.filter(isShown) }))
    .filter(({ questions }) => questions.length > 0);
}

/** Returns the key of the answer. Where shipping is set up, answers about it lead to its rates. */
export const answerKey = (question: Question, hasRates: boolean) =>
  hasRates && (question === 'cost' || question === 'long')
    ? (`info.faqs.${question}_rates` as const)
    : (`info.faqs.${question}_text` as const);

/** Returns true where a text contains every word of the search, in any order. "Rückgabe" is found as "ruckgabe", too. */
export function holdsAll(text: string, wanted: string): boolean {
  const folded = asciiText(text);
  return wanted.split(/\s+/).every((word) => folded.includes(asciiText(word)));
}
