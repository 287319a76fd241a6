import { expect, it } from 'vitest';
import { allQuestions, holdsAll } from './faqs';

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

it('names each question once', () => {
  expect(new Set(allQuestions).size).toBe(allQuestions.length);
});
