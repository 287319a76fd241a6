import { withoutFormatCharacters } from '@shopwright/contracts/characters';
import { currencyCodes } from '@shopwright/contracts/currencies';
import type { Product } from '@shopwright/contracts/http/products';
import { centsFromDecimal, isDecimal } from '@shopwright/contracts/money';
import { readNumber, toAsciiDigits } from '@shopwright/contracts/spreadsheet-numbers';

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
const codes = currencyCodes.map((code) => code.toUpperCase()).join('|');
const currency = `(?:[A-Z]{0,2}\\p{Sc}|${codes}|円|元|ر\\.س\\.?)`;
const amountShape = new RegExp(`^(?:${currency}\\s?(?<after>.+)|(?<before>.+?)\\s?${currency})$`, 'u');

/** Reads an amount of money and nothing else: among a bundle's specifications, what its parts cost apart. */
function readAmount(value: string): string | undefined {
  const { after, before } = amountShape.exec(withoutFormatCharacters(value).trim())?.groups ?? {};
  const text = toAsciiDigits(after ?? before ?? '');
  const found = readNumber(text);
  // No amount has three decimals, so that a single sign before three digits groups them.
  const amount = found === 'unclear' ? text.replace(/[.,]/, '') : found?.number;
  return amount !== undefined && isDecimal(amount) ? amount : undefined;
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
