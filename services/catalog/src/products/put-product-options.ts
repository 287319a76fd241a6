import { isPayable } from '@shopwright/contracts/currencies';
import type { BodyOf } from '@shopwright/contracts/endpoint';
import type * as endpoints from '@shopwright/contracts/http/product-options';
import type { EditedVariant, ProductOptions } from '@shopwright/contracts/http/product-options';
import { centsFromDecimal } from '@shopwright/contracts/money';
import { validationMessages } from '@shopwright/contracts/validation-messages';
import type { Database, Executor } from '@shopwright/service-kit/database/connection';
import { AppError, fieldError } from '@shopwright/service-kit/errors';
import { appendEvent } from '@shopwright/service-kit/messaging/outbox';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { isEditable, productChanged, productNotFound, products } from '../db/products';
import { stockMovements } from '../db/stock';
import { belowReservedMessage, crossesThreshold, moveStock, recordMovement } from '../inventory/set-stock';
import { keepCurrency } from '../store-settings/store-currency';
import { getProductOptions } from './get-product-options';
import { asDuplicateProduct, checkCompareAtPrice, checkDropshipPrice, newSlug } from './product-rules';
import { lockVariants } from './variant-rows';

type OptionsBody = BodyOf<typeof endpoints.putProductOptions>;
type Row = typeof products.$inferSelect;

interface OptionsEdit extends OptionsBody {
  productId: number;
  actorUserId: number | undefined;
}

/**
 * Replaces the options and variants of a product. Locks the variants before their parent, as a sale does, and compares
 * versions then. Triggers write the parent's price and flag when the transaction commits.
 */
export function putProductOptions(database: Database, edit: OptionsEdit): Promise<ProductOptions> {
  const { productId } = edit;
  return database
    .transaction(async (tx) => {
      const variants = await lockVariants(tx, productId);
      const isEdited = and(eq(products.id, productId), isEditable);
      const [parent] = await tx.select().from(products).where(isEdited).for('update');
      if (!parent) throw productNotFound();
      if (parent.version !== edit.version) throw productChanged();
      await checkVariants(tx, parent, edit.variants);
      const matched = matchVariants(edit.variants, variants);
      refuseStaleStock(matched);
      const wasParent = parent.options.length > 0;
      const isParent = edit.options.length > 0;
      if (wasParent !== isParent) refuseReserved([parent, ...variants]);
      await retire(tx, variants, isParent ? matched : []);
      if (isParent) {
        await setParent(tx, parent, edit);
        const ids = await writeVariants(tx, parent, wasParent ? matched : withOwnItem(parent, matched));
        if (!wasParent) await handOverStock(tx, parent, ids[0] as number, edit.actorUserId);
        await setStocks(tx, ids, edit);
      } else if (wasParent) {
        await takeBackStock(tx, parent, variants, edit.actorUserId);
      }
      return getProductOptions(tx, productId);
    })
    .catch((error: unknown) => {
      throw asDuplicateProduct(error);
    });
}

async function checkVariants(tx: Executor, parent: Row, variants: readonly EditedVariant[]): Promise<void> {
  const currency = await keepCurrency(tx);
  for (const [index, variant] of variants.entries()) {
    for (const field of ['price', 'compareAtPrice'] as const) {
      const amount = variant[field];
      if (amount === null || isPayable(centsFromDecimal(amount), currency)) continue;
      throw fieldError('invalid_request', `variants.${index}.${field}`, validationMessages.whole_number);
    }
    inVariant(index, () => {
      checkCompareAtPrice(variant.price, variant.compareAtPrice);
      const { isDropshipped, dropshipMargin } = parent;
      const { price, supplierCost } = variant;
      if (!isDropshipped || supplierCost === null || dropshipMargin === null) return;
      checkDropshipPrice({ price, supplierCost, dropshipMargin });
    });
  }
  await refuseTakenSkus(tx, parent.id, variants);
}

/** Names the variant in the error of one of its fields. */
function inVariant(index: number, check: () => void): void {
  try {
    check();
  } catch (error) {
    const field = error instanceof AppError ? error.fields?.[0] : undefined;
    throw error instanceof AppError && field
      ? fieldError(error.code, `variants.${index}.${field.path}`, field.message)
      : error;
  }
}

/** Says which variant has the SKU of another product. The unique index refuses one that is taken meanwhile. */
async function refuseTakenSkus(tx: Executor, parentId: number, variants: readonly EditedVariant[]): Promise<void> {
  const skus = variants.flatMap(({ sku }) => sku?.toLowerCase() ?? []);
  if (skus.length === 0) return;
  const taken = await tx
    .select({ sku: sql<string>`lower(${products.sku})` })
    .from(products)
    .where(
      sql`lower(${products.sku}) = any(array(select jsonb_array_elements_text(${JSON.stringify(skus)}::text::jsonb)))
        and ${products.archivedAt} is null
        and ${products.id} <> ${parentId} and ${products.parentId} is distinct from ${parentId}`,
    );
  const found = new Set(taken.map(({ sku }) => sku));
  const index = variants.findIndex(({ sku }) => sku !== null && found.has(sku.toLowerCase()));
  if (index >= 0) throw fieldError('conflict', `variants.${index}.sku`, validationMessages.sku_taken);
}

interface Matched {
  variant: EditedVariant;
  /** Its row; undefined for a new variant. */
  row: Row | undefined;
}

/** Finds the row of each variant: by id, or else one of the same values that is no longer sold. */
function matchVariants(variants: readonly EditedVariant[], rows: readonly Row[]): Matched[] {
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
function refuseReserved(rows: readonly Row[]): void {
  const units = rows.reduce((sum, { reservedQuantity }) => sum + reservedQuantity, 0);
  if (units === 0) return;
  throw fieldError(
    'conflict',
    'options',
    `Open checkouts have reserved ${units} of this product. Try again when they are paid or over`,
  );
}

/**
 * Ends the sale of the variants that are left out, and for a moment of those that get other values or another SKU, so that
 * they may change places.
 */
async function retire(tx: Executor, rows: readonly Row[], matched: readonly Matched[]): Promise<void> {
  const staying = matched.filter(
    ({ variant, row }) =>
      row?.sku === variant.sku &&
      row.supplierProductId === variant.supplierProductId &&
      JSON.stringify(row.optionValues) === JSON.stringify(variant.optionValues),
  );
  const stays = new Set(staying.map(({ row }) => row?.id));
  const ids = rows.flatMap(({ id, position }) => (position === null || stays.has(id) ? [] : [id]));
  if (ids.length === 0) return;
  await tx
    .update(products)
    .set({
      position: null,
      // Another product may have the supplier's item now.
      supplierProductId: null,
      archivedAt: sql`coalesce(${products.archivedAt}, now())`,
      isDraft: false,
      version: sql`${products.version} + 1`,
      updatedAt: sql`now()`,
    })
    .where(inArray(products.id, ids));
}

/** The stock and SKU of a product without options are its first variant's from now on. */
async function setParent(tx: Executor, parent: Row, { options }: OptionsEdit): Promise<void> {
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

/** Writes the variants with their places, and returns their ids in this order. Leaves their stock as it is. */
async function writeVariants(tx: Executor, parent: Row, matched: readonly Matched[]): Promise<number[]> {
  const written = matched.map(({ variant, row }, position) => ({
    id: row?.id,
    position,
    ...toColumns(parent, variant),
  }));
  const kept = written.filter(({ id }) => id !== undefined);
  if (kept.length > 0) {
    await tx.execute(sql`update ${products} set
        option_values = array(select jsonb_array_elements_text(after."optionValues")), position = after.position,
        name = after.name, sku = after.sku, gtin = after.gtin, price = after.price,
        compare_at_price = after."compareAtPrice", low_stock_threshold = after."lowStockThreshold",
        weight_grams = after."weightGrams", image = after.image, supplier_product_id = after."supplierProductId",
        supplier_cost = after."supplierCost", category = after.category, category_id = after."categoryId",
        tax_class = after."taxClass", needs_shipping = after."needsShipping",
        archived_at = parent.archived_at, is_draft = parent.is_draft, version = ${products}.version + 1,
        updated_at = now()
      from jsonb_to_recordset(${JSON.stringify(kept)}::text::jsonb) as after (id int, position int, "optionValues" jsonb,
        name text, sku text, gtin text, price numeric, "compareAtPrice" numeric, "lowStockThreshold" int,
        "weightGrams" int, image text, "supplierProductId" text, "supplierCost" text, category text, "categoryId" int,
        "taxClass" text, "needsShipping" boolean), ${products} parent
      where ${products.id} = after.id and parent.id = ${parent.id}`);
  }
  const added = written.filter(({ id }) => id === undefined);
  const rows =
    added.length === 0
      ? []
      : await tx
          .insert(products)
          .values(added.map(({ id: _, ...row }) => ({ ...row, ...newVariant(parent) })))
          .returning({ id: products.id, position: products.position });
  const idAt = new Map(rows.map(({ id, position }) => [position, id]));
  return written.map(({ id, position }) => id ?? (idAt.get(position) as number));
}

/** The first variant takes over the SKU and the supplier's product, unless it is given others. */
function withOwnItem({ sku, supplierProductId, supplierCost }: Row, [first, ...others]: readonly Matched[]): Matched[] {
  if (!first) return [];
  const { variant, row } = first;
  const own = {
    sku: variant.sku ?? sku,
    supplierProductId: variant.supplierProductId ?? supplierProductId,
    supplierCost: variant.supplierCost ?? supplierCost,
  };
  return [{ row, variant: { ...variant, ...own } }, ...others];
}

const toColumns = (parent: Row, variant: EditedVariant) => ({
  name: [parent.name, ...variant.optionValues].join(', '),
  optionValues: variant.optionValues,
  sku: variant.sku,
  gtin: variant.gtin,
  price: variant.price,
  compareAtPrice: variant.compareAtPrice,
  lowStockThreshold: variant.lowStockThreshold,
  weightGrams: variant.weightGrams,
  image: variant.image ?? parent.image,
  supplierProductId: variant.supplierProductId,
  supplierCost: variant.supplierCost,
  category: parent.category,
  categoryId: parent.categoryId,
  taxClass: parent.taxClass,
  needsShipping: parent.needsShipping,
});

/** What a variant starts with. It is in stock once it has some. */
const newVariant = (parent: Row) => ({
  parentId: parent.id,
  slug: newSlug(parent.name),
  description: '',
  inStock: false,
  isDropshipped: parent.isDropshipped,
  supplierName: parent.supplierName,
  supplierApiEndpoint: parent.supplierApiEndpoint,
  dropshipMargin: parent.dropshipMargin,
  archivedAt: parent.archivedAt,
  isDraft: parent.isDraft,
});

async function handOverStock(tx: Executor, parent: Row, firstId: number, actorUserId?: number): Promise<void> {
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
async function takeBackStock(tx: Executor, parent: Row, variants: readonly Row[], actorUserId?: number): Promise<void> {
  const sold = variants.filter(({ position }) => position !== null);
  const [first] = [...sold].sort((a, b) => Number(a.position) - Number(b.position));
  const move = { reason: 'options' as const, actorUserId };
  for (const { id: productId, stockOnHand } of variants) {
    if (stockOnHand > 0) await moveStock(tx, { ...move, productId, delta: -stockOnHand });
  }
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
