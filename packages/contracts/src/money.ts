/**
 * Money is integer cents inside the code and a decimal string on the wire ("249.00").
 * Only this file converts between the two, and never through a float.
 */

/** Stripe charges at most eight digits of cents; `numeric(10,2)` would hold more. */
export const maxCents = 99_999_999;

const decimalPattern = /^(\d{1,8})(?:\.(\d{1,2}))?$/;

/** Checks for digits with at most two decimals, no sign and no exponent. */
export function isDecimal(text: string): boolean {
  const match = decimalPattern.exec(text);
  return match !== null && centsOfMatch(match) <= maxCents;
}

/** "12.5" → 1250. Throws a RangeError on anything that is not a price. */
export function centsFromDecimal(text: string): number {
  const match = decimalPattern.exec(text);
  if (!match) throw new RangeError(`not a decimal amount: ${JSON.stringify(text)}`);
  return centsOfMatch(match);
}

function centsOfMatch(match: RegExpExecArray): number {
  return Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'));
}

/** 1250 → "12.50". Negative cents (refunds, discounts) keep their sign. */
export function decimalFromCents(cents: number): string {
  if (!Number.isSafeInteger(cents)) throw new RangeError(`not an amount in cents: ${cents}`);
  const digits = String(Math.abs(cents)).padStart(3, '0');
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/**
 * Converts a JSON number of dollars; returns undefined if it is not in whole cents. Accepts the rounding error of a sum
 * computed with floats (0.1 + 0.2).
 */
export function centsFromNumber(dollars: number): number | undefined {
  const cents = Math.round(dollars * 100);
  const isWholeCents = Number.isSafeInteger(cents) && Math.abs(dollars * 100 - cents) < 1e-4;
  return isWholeCents ? cents : undefined;
}

export interface PricedLine {
  price: string;
  quantity: number;
}

/** [{ price: "12.50", quantity: 2 }] → 2500. */
export function totalCents(lines: readonly PricedLine[]): number {
  return lines.reduce((sum, line) => sum + centsFromDecimal(line.price) * line.quantity, 0);
}

/** Returns the selling price of a dropshipped product: cost × (1 + margin / 100), rounded half up to a cent. */
export function sellingPriceCents(costCents: number, marginPercent: number): number {
  return Math.floor((costCents * (100 + marginPercent) * 2 + 100) / 200);
}

const freeShippingOverCents = 5000;
const shippingCents = 999;
const taxPercent = 8;

export interface CheckoutTotals {
  subtotalCents: number;
  shippingCents: number;
  taxCents: number;
  totalCents: number;
}

/** Returns the totals of the demo checkout: shipping 9.99, free over 50; tax 8% of the subtotal. */
export function checkoutTotals(subtotalCents: number): CheckoutTotals {
  const shipping = subtotalCents > freeShippingOverCents ? 0 : shippingCents;
  const taxCents = Math.floor((subtotalCents * taxPercent + 50) / 100);
  return { subtotalCents, shippingCents: shipping, taxCents, totalCents: subtotalCents + shipping + taxCents };
}

interface PriceForm {
  group: string;
  decimal: string;
  /** Puts the dollar sign beside the number, which has no sign of its own. */
  withSymbol: (number: string) => string;
}

const dollarFirst: PriceForm = { group: ',', decimal: '.', withSymbol: (number) => `$${number}` };
const dollarLast: Omit<PriceForm, 'group'> = { decimal: ',', withSymbol: (number) => `${number}\u00a0$` };

// Written out: Node and each browser bring their own version of the Unicode tables, and a rendered page must match both.
const forms = {
  en: dollarFirst,
  zh: dollarFirst,
  ja: dollarFirst,
  ar: dollarFirst,
  de: { ...dollarLast, group: '.' },
  es: { ...dollarLast, group: '.' },
  fr: { ...dollarLast, group: '\u202f' },
  pt: { group: '.', decimal: ',', withSymbol: (number: string) => `US$\u00a0${number}` },
} satisfies Record<string, PriceForm>;

/** "1.2K" → "$1.2K" in English, "1.2K $" in German: a number in a form of its own. */
export const withDollarSign = (number: string, language: keyof typeof forms): string =>
  forms[language].withSymbol(number);

/** 20 → "$20" in English, "20 $" in German: an amount that has no cents, such as a budget. */
export function formatWholeUsd(dollars: number, language: keyof typeof forms = 'en'): string {
  return formatUsd(Math.round(dollars) * 100, language).replace(/[.,]00(?=\D*$)/, '');
}

/**
 * 124900 → "$1,249.00" in English, "1.249,00 $" in German. The amount is always US dollars: cents, or a
 * decimal, which may be larger than a price.
 */
export function formatUsd(amount: number | string, language: keyof typeof forms = 'en'): string {
  const { group, decimal, withSymbol } = forms[language];
  const text = typeof amount === 'string' ? amount : decimalFromCents(amount);
  const [whole = '', fraction = ''] = text.replace('-', '').split('.');
  return `${text.startsWith('-') ? '-' : ''}${withSymbol(`${whole.replace(/\B(?=(\d{3})+$)/g, group)}${decimal}${fraction}`)}`;
}
