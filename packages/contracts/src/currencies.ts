/**
 * The currencies that a store can sell in. `cents` always has two decimals; only the functions below know Stripe's
 * units.
 */
export const currencies = {
  usd: { decimals: 2, symbol: '$', minimumCents: 50 },
  eur: { decimals: 2, symbol: '€', minimumCents: 50 },
  gbp: { decimals: 2, symbol: '£', minimumCents: 30 },
  chf: { decimals: 2, symbol: 'CHF', minimumCents: 50 },
  cad: { decimals: 2, symbol: 'CA$', minimumCents: 50 },
  aud: { decimals: 2, symbol: 'A$', minimumCents: 50 },
  brl: { decimals: 2, symbol: 'R$', minimumCents: 50 },
  jpy: { decimals: 0, symbol: '¥', minimumCents: 5000 },
} as const;

export type Currency = keyof typeof currencies;

export const currencyCodes = Object.keys(currencies) as [Currency, ...Currency[]];

export const defaultCurrency: Currency = 'usd';

export const centsPerUnit = (currency: Currency): number => (currencies[currency].decimals === 0 ? 100 : 1);

/** Returns true for an amount that exists in the currency: yen have no decimals. */
export const isPayable = (cents: number, currency: Currency): boolean => cents % centsPerUnit(currency) === 0;

/**
 * 1250 → 1250 in dollars, 125000 → 1250 in yen. Throws a RangeError on an amount that does not exist in the currency.
 */
export function toStripeAmount(cents: number, currency: Currency): number {
  if (!isPayable(cents, currency)) throw new RangeError(`${cents} cents are no whole amount of ${currency}`);
  return cents / centsPerUnit(currency);
}

export const fromStripeAmount = (amount: number, currency: Currency): number => amount * centsPerUnit(currency);

/** Rounds down to an amount that exists in the currency. */
export const floorToPayable = (cents: number, currency: Currency): number => cents - (cents % centsPerUnit(currency));
