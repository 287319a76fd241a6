import type { Product } from '@shopwright/contracts/http/products';
import { centsFromDecimal } from '@shopwright/contracts/money';

export interface Bundle {
  product: Product;
  /** What is in the box and what it needs, as the merchant wrote it. */
  parts: Product['specs'];
  /** What the parts cost one by one; null where the merchant does not say. */
  separatelyCents: number | null;
  /** Null where there is nothing to save, or nobody says. */
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
