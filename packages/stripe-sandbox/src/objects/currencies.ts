import { invalidParam } from '../http/stripe-error';

/** Stripe's smallest charges, in the currency's smallest unit; where it names none, the dollar's is used. */
const minimums: Record<string, { amount: number; shown: string }> = {
  usd: { amount: 50, shown: '$0.50 usd' },
  eur: { amount: 50, shown: '€0.50 eur' },
  gbp: { amount: 30, shown: '£0.30 gbp' },
  jpy: { amount: 50, shown: '¥50 jpy' },
  cad: { amount: 50, shown: '$0.50 cad' },
  aud: { amount: 50, shown: '$0.50 aud' },
  chf: { amount: 50, shown: '0.50 chf' },
  brl: { amount: 50, shown: 'R$0.50 brl' },
};
const amountMax = 99_999_999;
const currencies = new Set(Intl.supportedValuesOf('currency').map((code) => code.toLowerCase()));

export function readCurrency(given: string): string {
  const currency = given.toLowerCase();
  if (!currencies.has(currency))
    throw invalidParam(
      'currency',
      `Invalid currency: ${given}. Stripe currently supports these currencies: usd, eur, gbp, jpy, cad, aud, chf, brl and others.`,
    );
  return currency;
}

export function assertAmount(amount: number, currency: string): void {
  if (amount < 1)
    throw invalidParam('amount', 'This value must be greater than or equal to 1.', 'parameter_invalid_integer');
  if (amount > amountMax) throw invalidParam('amount', 'Amount must be no more than $999,999.99', 'amount_too_large');
  const least = minimums[currency] ?? { amount: 50, shown: `0.50 ${currency}` };
  if (amount < least.amount) throw invalidParam('amount', `Amount must be at least ${least.shown}`, 'amount_too_small');
}

const zeroDecimal = new Set(['jpy', 'krw', 'vnd', 'clp', 'xaf', 'xof']);

/** For sentences only: `$20.00`, `¥500`. */
export function shownAmount(amount: number, currency: string): string {
  const digits = zeroDecimal.has(currency) ? 0 : 2;
  const code = currency.toUpperCase();
  return new Intl.NumberFormat('en-US', { style: 'currency', currency: code, minimumFractionDigits: digits }).format(
    amount / 10 ** digits,
  );
}
