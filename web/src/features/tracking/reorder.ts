import type { Product } from '@shopwright/contracts/http/products';

interface Line {
  productId: number;
  name: string;
  quantity: number;
}

export interface Reorder {
  toAdd: { product: Product; quantity: number }[];
  /** Products that cannot be bought now. */
  leftOut: string[];
  /** Products of which fewer are available than were bought. */
  fewer: string[];
}

/** Decides what of an old order can be bought again. `products` are the products as they are now. */
export function planReorder(
  lines: readonly Line[],
  products: ReadonlyMap<number, Product>,
  available: ReadonlyMap<number, number>,
): Reorder {
  const plan: Reorder = { toAdd: [], leftOut: [], fewer: [] };
  for (const { productId, name, quantity } of lines) {
    const product = products.get(productId);
    const left = Math.min(quantity, available.get(productId) ?? 0);
    // A product that has options by now is sold as its variants only.
    if (!product?.inStock || product.hasOptions || left === 0) {
      plan.leftOut.push(name);
      continue;
    }
    if (left < quantity) plan.fewer.push(name);
    plan.toAdd.push({ product, quantity: left });
  }
  return plan;
}
