import type { Product } from '@shopwright/contracts/http/products';
import { centsFromDecimal } from '@shopwright/contracts/money';

export interface Bundle {
  product: Product;
  /** The bundle's contents and requirements, as the merchant wrote them. */
  parts: Product['specs'];
  /** The price of the parts bought separately; null where the merchant states none. */
  separatelyCents: number | null;
  /** Null where there is nothing to save, or the merchant states no separate price. */
  savingCents: number | null;
}

/** An amount in dollars and nothing else: among a bundle's specifications, what its parts cost apart. */
const dollarAmount = /^\$\s?([\d,]+\.\d{2})$/;

export function toBundle(product: Product): Bundle {
  const readAmount = (value: string) => dollarAmount.exec(value.trim())?.[1]?.replaceAll(',', '');
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
