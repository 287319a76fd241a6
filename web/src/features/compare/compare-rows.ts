import type { ProductDetail } from '@shopwright/contracts/http/products';

export interface SpecRow {
  label: string;
  /** Of each product, in their order; null where it has none. */
  values: (string | null)[];
}

/** Returns the specifications that one of the products has, in the order in which they come. */
export function specRows(products: readonly Pick<ProductDetail, 'specs'>[]): SpecRow[] {
  const labels = [...new Set(products.flatMap(({ specs }) => specs.map(({ label }) => label)))];
  return labels.map((label) => ({
    label,
    values: products.map(({ specs }) => specs.find((spec) => spec.label === label)?.value ?? null),
  }));
}

export const differs = (values: readonly unknown[]): boolean => values.some((value) => value !== values[0]);
