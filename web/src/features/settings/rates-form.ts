import {
  type ExchangeRate,
  type ForeignCurrency,
  foreignCurrencies,
  rateText,
} from '@shopwright/contracts/http/store-settings';
import * as z from 'zod';

type RateTexts = Record<ForeignCurrency, string>;

/** Returns the form's initial values. */
export const toRateTexts = (rates: readonly ExchangeRate[]): RateTexts =>
  Object.fromEntries(
    foreignCurrencies.map((currency) => [currency, rates.find((rate) => rate.currency === currency)?.rate ?? '']),
  ) as RateTexts;

/** Only what was changed gets a new date. */
export function changedRates(rates: readonly ExchangeRate[], texts: RateTexts) {
  const before = toRateTexts(rates);
  return foreignCurrencies
    .filter((currency) => texts[currency] !== '' && texts[currency] !== before[currency])
    .map((currency) => ({ currency, rate: texts[currency] }));
}

/** Returns when the newest of the rates was set; null where there is none. */
export const newestRateDate = (rates: readonly ExchangeRate[]): string | null =>
  rates
    .map(({ asOf }) => asOf)
    .sort()
    .at(-1) ?? null;

/** Requires a rate for a currency that has one. Any other may stay empty: its visitors see dollars only. */
export function ratesForm(rates: readonly ExchangeRate[]) {
  const before = toRateTexts(rates);
  const field = (currency: ForeignCurrency): z.ZodType<string, string> =>
    before[currency] === '' ? z.literal('').or(rateText) : rateText;
  return z.strictObject({
    EUR: field('EUR'),
    CNY: field('CNY'),
    JPY: field('JPY'),
    BRL: field('BRL'),
    SAR: field('SAR'),
  });
}
