/** A line of a cart. */
export interface QuoteLine {
  /** Unique in the cart; it decides between lines that are otherwise equal. */
  id: string;
  productId: number;
  /** Of a variant, its product: what is meant for the product is meant for the variant. */
  parentId?: number | null;
  unitPrice: number;
  quantity: number;
  taxClass: string;
  needsShipping: boolean;
  weightGrams: number;
  categoryIds: readonly number[];
  collectionIds: readonly number[];
}

/** A line at the price that this customer is asked for. */
export interface Goods {
  line: QuoteLine;
  /** The place in all lists of amounts by line. */
  index: number;
  /** Without tax for an exempt customer, else as in the line. */
  unitPrice: number;
  gross: number;
}

export type Target = { type: 'order' } | { type: 'products' | 'categories' | 'collections'; ids: readonly number[] };

export function findTargeted(goods: readonly Goods[], target: Target): readonly Goods[] {
  if (target.type === 'order') return goods;
  const ids = new Set(target.ids);
  return goods.filter(({ line }) => listIds(line, target.type).some((id) => ids.has(id)));
}

function listIds(line: QuoteLine, type: Exclude<Target['type'], 'order'>): readonly number[] {
  if (type === 'products') return line.parentId == null ? [line.productId] : [line.productId, line.parentId];
  return type === 'categories' ? line.categoryIds : line.collectionIds;
}

export const sumOf = <T>(items: readonly T[], amount: (item: T) => number): number =>
  items.reduce((sum, item) => sum + amount(item), 0);
