import type { BodyOf } from '@shopwright/contracts/endpoint';
import type * as endpoints from '@shopwright/contracts/http/product-options';
import type { EditedVariant, ProductOptions } from '@shopwright/contracts/http/product-options';
import { validationMessages } from '@shopwright/contracts/validation-messages';
import type { Database, Executor } from '@shopwright/service-kit/database/connection';
import { fieldError } from '@shopwright/service-kit/errors';
import { appendEvent } from '@shopwright/service-kit/messaging/outbox';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { isEditable, productChanged, productNotFound, products } from '../db/products';
import { stockMovements } from '../db/stock';
import { belowReservedMessage, crossesThreshold, moveStock, recordMovement } from '../inventory/set-stock';
import { checkVariants } from './check-variants';
import { getProductOptions } from './get-product-options';
import { asDuplicateProduct } from './product-rules';
import { lockVariants, type ProductRow } from './variant-rows';
import { type Matched, retire, withOwnItem, writeVariants } from './write-variants';

type OptionsBody = BodyOf<typeof endpoints.putProductOptions>;
export interface OptionsEdit extends OptionsBody {
  productId: number;
  actorUserId: number | undefined;
}

/** Replaces the options and variants of a product. */
export function putProductOptions(database: Database, edit: OptionsEdit): Promise<ProductOptions> {
  return database
    .transaction(async (tx) => {
      await replaceOptions(tx, edit);
      return getProductOptions(tx, edit.productId);
    })
    .catch((error: unknown) => {
      throw asDuplicateProduct(error);
    });
}

/**
 * Locks the variants before their parent, as a sale does, and compares versions then. Triggers write the parent's price and
 * flag when the transaction commits. Returns the ids of the variants in their order.
 */
export async function replaceOptions(tx: Executor, edit: OptionsEdit): Promise<number[]> {
  const { productId } = edit;
  const variants = await lockVariants(tx, productId);
  const isEdited = and(eq(products.id, productId), isEditable);
  const [parent] = await tx.select().from(products).where(isEdited).for('update');
  if (!parent) throw productNotFound();
  if (parent.version !== edit.version) throw productChanged();
  await checkVariants(tx, parent, edit.variants, variants);
  const matched = matchVariants(edit.variants, variants);
  refuseStaleStock(matched);
  const wasParent = parent.options.length > 0;
  const isParent = edit.options.length > 0;
  if (wasParent !== isParent) refuseReserved([parent, ...variants]);
  await retire(tx, variants, isParent ? matched : []);
  if (!isParent) {
    if (wasParent) await takeBackStock(tx, parent, variants, edit.actorUserId);
    return [];
  }
  await setParent(tx, parent, edit);
  const ids = await writeVariants(tx, parent, wasParent ? matched : withOwnItem(parent, matched));
  if (!wasParent) await handOverStock(tx, parent, ids[0] as number, edit.actorUserId);
  await setStocks(tx, ids, edit);
  return ids;
}

/** Finds the row of each variant: by id, or else one of the same values that is no longer sold. */
function matchVariants(variants: readonly EditedVariant[], rows: readonly ProductRow[]): Matched[] {
  const keyOf = (values: readonly string[] | null) => JSON.stringify(values);
  const named = new Set(variants.map(({ id }) => id));
  const retired = new Map(
    rows.filter(({ id, position }) => position === null && !named.has(id)).map((row) => [keyOf(row.optionValues), row]),
  );
  return variants.map((variant, index) => {
    if (variant.id === undefined) return { variant, row: retired.get(keyOf(variant.optionValues)) };
    const row = rows.find(({ id }) => id === variant.id);
    if (!row) throw fieldError('unprocessable', `variants.${index}.id`, validationMessages.variant_gone);
    return { variant, row };
  });
}

/** Refuses to set stock that was sold or counted since it was read. One that comes back was not read. */
function refuseStaleStock(matched: readonly Matched[]): void {
  for (const [index, { variant, row }] of matched.entries()) {
    if (!row || variant.stockQuantity === undefined || variant.stockQuantity === row.stockOnHand) continue;
    if (variant.stockQuantity < row.reservedQuantity) {
      throw fieldError('conflict', `variants.${index}.stockQuantity`, belowReservedMessage(row.reservedQuantity));
    }
    if (variant.id === undefined || variant.version === row.version) continue;
    throw fieldError('conflict', `variants.${index}.version`, 'The stock has changed since you opened the product');
  }
}

/** Stock cannot move while checkouts keep a part of it. */
function refuseReserved(rows: readonly ProductRow[]): void {
  const units = rows.reduce((sum, { reservedQuantity }) => sum + reservedQuantity, 0);
  if (units === 0) return;
  throw fieldError(
    'conflict',
    'options',
    `Open checkouts have reserved ${units} of this product. Try again when they are paid or over`,
  );
}

/** The stock and SKU of a product without options are its first variant's from now on. */
async function setParent(tx: Executor, parent: ProductRow, { options }: OptionsEdit): Promise<void> {
  await tx
    .update(products)
    .set({
      options,
      stockOnHand: 0,
      sku: null,
      supplierProductId: null,
      supplierCost: null,
      version: parent.version + 1,
      updatedAt: sql`now()`,
    })
    .where(eq(products.id, parent.id));
}

async function handOverStock(tx: Executor, parent: ProductRow, firstId: number, actorUserId?: number): Promise<void> {
  const { id: productId, stockOnHand: units } = parent;
  if (units === 0) return;
  const move = { reason: 'options' as const, actorUserId };
  await recordMovement(tx, { ...move, productId, delta: -units, resultingQuantity: 0 });
  await moveStock(tx, { ...move, productId: firstId, delta: units });
  // Moving units in switches the sale on.
  if (!parent.inStock) await tx.update(products).set({ inStock: false }).where(eq(products.id, firstId));
}

/** Sets the stock that is given, of new variants and of those that did not change since they were read. */
async function setStocks(tx: Executor, ids: readonly number[], { variants, actorUserId }: OptionsEdit): Promise<void> {
  const counted = variants.flatMap(({ stockQuantity }, at) =>
    stockQuantity === undefined ? [] : [{ id: ids[at], stock: stockQuantity }],
  );
  const rows = await tx.execute<CountedRow>(sql`
    with counted as materialized (
      select p.id, p.stock_quantity as before, given.stock as after, p.low_stock_threshold as threshold
      from jsonb_to_recordset(${JSON.stringify(counted)}::text::jsonb) as given (id int, stock int)
      join ${products} p using (id) where p.stock_quantity <> given.stock
    ), changed as (
      update ${products} set stock_quantity = counted.after, version = ${products}.version + 1, updated_at = now(),
        in_stock = case when counted.after = 0 then false when counted.before = 0 then true else ${products}.in_stock end
      from counted where ${products}.id = counted.id
    )
    select * from counted order by id`);
  if (rows.length === 0) return;
  const reason = 'set' as const;
  const movements = rows.map(({ id: productId, before, after }) => {
    return { productId, delta: after - before, resultingQuantity: after, reason, actorUserId };
  });
  await tx.insert(stockMovements).values(movements);
  for (const { id: productId, before, after, threshold } of rows) {
    if (!crossesThreshold({ before, after, threshold })) continue;
    await appendEvent(tx, 'stock-low', { productId, stockQuantity: after, lowStockThreshold: threshold });
  }
}

interface CountedRow extends Record<string, unknown> {
  id: number;
  before: number;
  after: number;
  threshold: number;
}

/** Without options again: the product has the stock of all its variants, and the SKU of the first. */
async function takeBackStock(
  tx: Executor,
  parent: ProductRow,
  variants: readonly ProductRow[],
  actorUserId?: number,
): Promise<void> {
  const sold = variants.filter(({ position }) => position !== null);
  const [first] = [...sold].sort((a, b) => Number(a.position) - Number(b.position));
  const move = { reason: 'options' as const, actorUserId };
  await emptyVariants(tx, variants, move);
  await tx
    .update(products)
    .set({
      options: [],
      sku: first?.sku,
      inStock: false,
      supplierProductId: first?.supplierProductId,
      supplierCost: first?.supplierCost,
      version: parent.version + 1,
      updatedAt: sql`now()`,
    })
    .where(eq(products.id, parent.id));
  const units = variants.reduce((sum, { stockOnHand }) => sum + stockOnHand, 0);
  if (units > 0) await moveStock(tx, { ...move, productId: parent.id, delta: units });
}

/** All with one statement each for stock and ledger: there may be hundreds. */
async function emptyVariants(
  tx: Executor,
  variants: readonly ProductRow[],
  move: Pick<typeof stockMovements.$inferInsert, 'reason' | 'actorUserId'>,
): Promise<void> {
  const stocked = variants.filter(({ stockOnHand }) => stockOnHand > 0);
  if (stocked.length === 0) return;
  const ids = stocked.map(({ id }) => id);
  const emptied = { stockOnHand: 0, inStock: false, version: sql`${products.version} + 1`, updatedAt: sql`now()` };
  await tx.update(products).set(emptied).where(inArray(products.id, ids));
  const movements = stocked.map(({ id, stockOnHand }) => {
    return { ...move, productId: id, delta: -stockOnHand, resultingQuantity: 0 };
  });
  await tx.insert(stockMovements).values(movements);
}
