/** Integer cents in code, decimal strings ("249.00") on the wire. Only this file converts, never through a float. */

import { type Currency, currencies } from './currencies';

/** Stripe's maximum. */
export const maxCents = 99_999_999;

const decimalPattern = /^(\d{1,8})(?:\.(\d{1,2}))?$/;

/** Accepts at most two decimals, no sign and no exponent. */
export function isDecimal(text: string): boolean {
  const match = decimalPattern.exec(text);
  return match !== null && centsOfMatch(match) <= maxCents;
}

export function centsFromDecimal(text: string): number {
  const match = decimalPattern.exec(text);
  if (!match) throw new RangeError(`not a decimal amount: ${JSON.stringify(text)}`);
  return centsOfMatch(match);
}

function centsOfMatch(match: RegExpExecArray): number {
  return Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'));
}

/** Turns 1250 into "12.50". Negative cents keep their sign. */
export function decimalFromCents(cents: number): string {
  if (!Number.isSafeInteger(cents)) throw new RangeError(`not an amount in cents: ${cents}`);
  const digits = String(Math.abs(cents)).padStart(3, '0');
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** Returns undefined if the dollars are not whole cents. Accepts rounding errors of floats (0.1 + 0.2). */
export function centsFromNumber(dollars: number): number | undefined {
  const cents = Math.round(dollars * 100);
  const isWholeCents = Number.isSafeInteger(cents) && Math.abs(dollars * 100 - cents) < 1e-4;
  return isWholeCents ? cents : undefined;
}

export interface PricedLine {
  price: string;
  quantity: number;
}

/** Adds up [{ price: "12.50", quantity: 2 }] to 2500. */
export function totalCents(lines: readonly PricedLine[]): number {
  return lines.reduce((sum, line) => sum + centsFromDecimal(line.price) * line.quantity, 0);
}

interface PriceForm {
  group: string;
  decimal: string;
  /** The number has no sign. */
  withSymbol: (number: string, symbol: string) => string;
}

/** "$249.00", and "CHF 249.00". */
const symbolFirst: PriceForm = {
  group: ',',
  decimal: '.',
  withSymbol: (number, symbol) => `${symbol}${/[A-Z]$/.test(symbol) ? '\u00a0' : ''}${number}`,
};
const symbolLast: Omit<PriceForm, 'group'> = {
  decimal: ',',
  withSymbol: (number, symbol) => `${number}\u00a0${symbol}`,
};

// Written out, because Node and browsers have different Unicode tables, and pages must match.
const forms = {
  en: symbolFirst,
  zh: symbolFirst,
  ja: symbolFirst,
  ar: symbolFirst,
  de: { ...symbolLast, group: '.' },
  es: { ...symbolLast, group: '.' },
  fr: { ...symbolLast, group: '\u202f' },
  pt: {
    group: '.',
    decimal: ',',
    withSymbol: (number: string, symbol: string) => `${symbol === '$' ? 'US$' : symbol}\u00a0${number}`,
  },
} satisfies Record<string, PriceForm>;

type PriceLanguage = keyof typeof forms;

/** Turns "1.2K" into "$1.2K" in English, "1.2K $" in German. */
export const withCurrencySign = (number: string, language: PriceLanguage, currency: Currency = 'usd'): string =>
  forms[language].withSymbol(number, currencies[currency].symbol);

/** Turns 20 into "$20" in English, "20 $" in German. */
export const formatWholeMoney = (units: number, language: PriceLanguage = 'en', currency: Currency = 'usd'): string =>
  format(decimalFromCents(Math.round(units) * 100), { language, currency, decimals: 0 });

/**
 * Turns 124900 into "$1,249.00" in English, "1.249,00 $" in German, "¥1,249" of yen. Accepts decimals above a price.
 */
export function formatMoney(
  amount: number | string,
  language: PriceLanguage = 'en',
  currency: Currency = 'usd',
): string {
  const text = typeof amount === 'string' ? amount : decimalFromCents(amount);
  return format(text, { language, currency, decimals: currencies[currency].decimals });
}

interface Format {
  language: PriceLanguage;
  currency: Currency;
  decimals: 0 | 2;
}

function format(text: string, { language, currency, decimals }: Format): string {
  const { group, decimal } = forms[language];
  const [whole = '', fraction = ''] = text.replace('-', '').split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, group);
  const number = decimals === 0 ? grouped : `${grouped}${decimal}${fraction}`;
  return `${text.startsWith('-') ? '-' : ''}${withCurrencySign(number, language, currency)}`;
}
