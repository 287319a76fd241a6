import type { ReconciliationRow } from '@shopwright/contracts/http/reconciliation';
import { formatMoney } from '@shopwright/contracts/money';
import { expect, it } from 'vitest';
import type { LanguageContext, Translate } from '../../i18n/language-provider';
import { causeText } from './row-text';

/** The text names what Stripe received, and nothing else. */
const t: Translate = (_key, values) => String(values?.paid);

const textOf = (details: ReconciliationRow['details'], language: LanguageContext['language'] = 'en') =>
  causeText({ cause: 'currency_differs', details } as ReconciliationRow, t, {
    formatPrice: (amount, foreign = 'usd') => formatMoney(amount, language, foreign),
    currency: 'usd',
  });

it.each([
  ['usd', 'en', '$1,249.00'],
  ['eur', 'en', '€1,249.00'],
  ['eur', 'de', '1.249,00\u00a0€'],
  ['jpy', 'en', '¥1,249'],
] as const)('writes an amount in %s as all others are written, in %s', (currency, language, text) => {
  expect(textOf({ paid: '1249.00', currency }, language)).toBe(text);
});

it('names a currency in which no store can sell by its code', () => {
  expect(textOf({ paid: '1249.00', currency: 'sek' })).toBe('1249.00\u00a0SEK');
});
