import type { Product } from '@shopwright/contracts/http/products';
import { centsFromDecimal, isDecimal } from '@shopwright/contracts/money';

export interface Bundle {
  product: Product;
  /** The bundle's contents and requirements, as the merchant wrote them. */
  parts: Product['specs'];
  /** The price of the parts bought separately; null where the merchant states none. */
  separatelyCents: number | null;
  /** Null where there is nothing to save, or the merchant states no separate price. */
  savingCents: number | null;
}

/** A currency as a sign, a code or a word: "$", "US$", "EUR", "円". */
const currency = '(?:[A-Z]{0,2}\\p{Sc}|USD|EUR|GBP|CHF|CAD|AUD|BRL|JPY|円|元|ر\\.س\\.?)';
/** An amount with its currency. The digits have groups of three, if any, and at most two decimals. */
const shape = new RegExp(
  `^(?=.*${currency})(?:${currency} ?)?(\\d{1,3}(?:([ ,.'’٬])\\d{3})*|\\d{1,8})(?:([.,٫])(\\d{1,2}))?(?: ?${currency})?$`,
  'u',
);

/** Reads an amount of money and nothing else: among a bundle's specifications, what its parts cost apart. */
function readAmount(value: string): string | undefined {
  // Wide letters, digits and spaces become ASCII, and the last four bits of an Arabic digit are its value.
  const text = value
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 15));
  const [, whole, grouping, mark, decimals = '00'] = shape.exec(text.trim()) ?? [];
  const amount = whole && (!mark || mark !== grouping) && `${whole.replace(/\D/g, '')}.${decimals}`;
  return amount && isDecimal(amount) ? amount : undefined;
}

export function toBundle(product: Product): Bundle {
  const apart = product.specs.map(({ value }) => readAmount(value)).find((amount) => amount !== undefined);
  const separatelyCents = apart === undefined ? null : centsFromDecimal(apart);
  const savingCents = separatelyCents === null ? 0 : separatelyCents - centsFromDecimal(product.price);
  return {
    product,
    parts: product.specs.filter(({ value }) => readAmount(value) === undefined),
    separatelyCents,
    savingCents: savingCents > 0 ? savingCents : null,
  };
}
