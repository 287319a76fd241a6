import { expect, it } from 'vitest';
import { answerKey, holdsAll, shownGroups } from './faqs';

it.each([
  ['Can I send something back? Within 30 days.', 'back 30', true],
  ['Can I send something back? Within 30 days.', 'SEND', true],
  ['Can I send something back? Within 30 days.', 'parcel', false],
  ['Rückgabe und Garantie', 'ruckgabe', true],
  ['支払い方法は？', '支払い', true],
  ['支払い方法は？', '方法 支払い', true],
  ['支払い方法は？', '払支', false],
  ['ＦＵＬＬ width', 'full WIDTH', true],
  ['سؤال وجواب', 'سوال', true],
  ['Où est ma commande ?', 'OU commande', true],
  ['Groß', 'gross', true],
  ['anything', '  ', true],
])('"%s" answers "%s": %s', (text, wanted, expected) => {
  expect(holdsAll(text, wanted)).toBe(expected);
});

const questions = (hasClaim: () => boolean, hasRates = false) =>
  shownGroups(hasClaim, hasRates).flatMap((group) => group.questions);

it('names each question once, and answers none with a promise that the store does not make', () => {
  const all = questions(() => true);
  expect(new Set(all).size).toBe(all.length);
  const own = questions(() => false);
  expect(all.filter((question) => !own.includes(question))).toEqual(['cost', 'long', 'return', 'broken']);
});

it('leaves out a group without questions', () => {
  expect(shownGroups(() => false, false).map(({ title }) => title)).not.toContain('info.faqs.group_returns');
});

it('answers what delivery costs and how long it takes by the rates, where shipping is set up', () => {
  expect(questions(() => false, true)).toEqual(expect.arrayContaining(['cost', 'long']));
  expect(answerKey('cost', true)).toBe('info.faqs.cost_rates');
  expect(answerKey('where', true)).toBe('info.faqs.where_text');
});
