import { validationMessages } from '@shopwright/contracts/validation-messages';
import type { Executor } from '@shopwright/service-kit/database/connection';
import { inArray } from 'drizzle-orm';
import { feedProducts } from '../db/suppliers';
import type { CurrentProduct } from '../imports/find-products';
import type { ItemPatch, ProductValues, ValueName } from '../imports/product-values';
import type { FeedTerms } from './feed-terms';

/** What a supplier says of a product that the store does not have yet. Price, status, SKU and slug are the store's own. */
const ofNew: readonly ValueName[] = [
  'name',
  'description',
  'category',
  'image',
  'images',
  'gtin',
  'weightGrams',
  'specs',
  'stockQuantity',
  'supplierCost',
];

const pick = (values: Partial<ProductValues>, names: readonly ValueName[]): Partial<ProductValues> =>
  Object.fromEntries(Object.entries(values).filter(([name]) => names.includes(name as ValueName)));

/**
 * Reads an item as one of a feed: named by the supplier's id alone, so that a feed cannot reach the store's other products. Where it has no
 * such column, the SKU is the supplier's.
 */
export function toFeedItem(
  { product, variants }: ItemPatch,
  { supplierName, marginPercent }: FeedTerms,
): { patch: ItemPatch } | { reason: string } {
  const [row, ...others] = [...(product ? [product] : []), ...variants];
  if (!row || others.length > 0) return { reason: 'parent: A feed has one row for each item' };
  const supplierProductId = row.values.supplierProductId ?? row.values.sku;
  if (!supplierProductId) return { reason: `supplierProductId: ${validationMessages.required}` };
  const values: Partial<ProductValues> = {
    ...pick(row.values, ofNew),
    supplierName,
    supplierProductId,
    isDropshipped: true,
    dropshipMargin: marginPercent,
  };
  if (values.supplierCost === null) delete values.supplierCost;
  return { patch: { product: { row: row.row, values, translations: {}, options: [] }, variants: [] } };
}

/** Leaves alone what staff archived or send themselves, and new products where the store wants none. */
export const isOfFeed = (current: CurrentProduct | undefined, { newProducts }: FeedTerms): boolean =>
  current ? current.values.status !== 'archived' && current.values.isDropshipped : newProducts === 'draft';

/** Keeps cost and stock of an item that the store has; its texts are the store's. Puts one on sale again that the feed had lost. */
export function narrowToSupply(
  { product }: ItemPatch,
  { row }: CurrentProduct,
  known: { isPaused: boolean } | undefined,
): void {
  if (!product) return;
  const { stockQuantity, ...values } = pick(product.values, ['supplierCost', 'stockQuantity', 'dropshipMargin']);
  product.values = {
    ...values,
    // Units that are reserved are sold: the supplier must find them.
    ...(stockQuantity !== undefined && { stockQuantity: Math.max(stockQuantity, row.reservedQuantity) }),
    ...(known?.isPaused && { inStock: true }),
  };
}

export async function readFeedProducts(
  tx: Executor,
  found: ReadonlyMap<string, CurrentProduct>,
): Promise<Map<number, typeof feedProducts.$inferSelect>> {
  const ids = [...found.values()].map(({ row }) => row.id);
  if (ids.length === 0) return new Map();
  const rows = await tx.select().from(feedProducts).where(inArray(feedProducts.productId, ids));
  return new Map(rows.map((row) => [row.productId, row]));
}
