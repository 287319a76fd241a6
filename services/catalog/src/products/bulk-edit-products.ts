import { type Currency, isPayable } from '@shopwright/contracts/currencies';
import type { BodyOf } from '@shopwright/contracts/endpoint';
import type * as endpoints from '@shopwright/contracts/http/product-bulk';
import {
  type BulkChange,
  type BulkResult,
  type BulkValues,
  bulkProductsMax,
} from '@shopwright/contracts/http/product-bulk';
import { centsFromDecimal } from '@shopwright/contracts/money';
import { validationMessages } from '@shopwright/contracts/validation-messages';
import { type Database, type Executor, postgresCode } from '@shopwright/service-kit/database/connection';
import { AppError, fieldError } from '@shopwright/service-kit/errors';
import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { categories } from '../db/categories';
import { hasOptions, isIncomplete, isNoVariant, products } from '../db/products';
import { keepCurrency } from '../store-settings/store-currency';
import { type BulkProduct, decideChange, decideUndo } from './bulk-rules';
import { staffProductCondition } from './list-staff-products';
import type { PriceChange } from './log-price-change';
import { asDuplicateProduct } from './product-rules';

type BulkEdit = BodyOf<typeof endpoints.bulkEditProducts>;
type UndoRow = BodyOf<typeof endpoints.undoBulkEdit>['rows'][number];
interface Results {
  results: BulkResult[];
  priceChanges: PriceChange[];
}

/**
 * Changes the products that may be changed, all in one transaction. Locks the rows in id order before it reads them, as
 * reservations do, so that no concurrent change is lost and no two calls deadlock.
 */
export function bulkEditProducts(database: Database, { products: selected, change }: BulkEdit): Promise<Results> {
  return database
    .transaction(async (tx) => {
      const category = await readCategory(tx, change);
      const currency = await keepCurrency(tx);
      checkChange(change, currency);
      const context = { category, currency, now: new Date().toISOString() };
      const found =
        'rows' in selected
          ? await lockProducts(tx, isOneOf(selected.rows))
          : await lockFiltered(tx, selected.filter, selected.count);
      const requested = 'rows' in selected ? selected.rows : found;
      return writeChanges(tx, { requested, found }, (product) => decideChange(product, change, context));
    })
    .catch((error: unknown) => {
      throw asDuplicateProduct(error);
    });
}

/** Restores values that an earlier call returned. A price that is now computed from cost stays. */
export function undoBulkEdit(database: Database, rows: UndoRow[]): Promise<Results> {
  const before = new Map(rows.map((row) => [row.id, row.before]));
  return database
    .transaction(async (tx) => {
      const found = await lockProducts(tx, isOneOf(rows));
      return writeChanges(tx, { requested: rows, found }, (product) => decideUndo(product, before.get(product.id)));
    })
    .catch((error: unknown) => {
      throw postgresCode(error) === foreignKeyViolation ? noSuchCategory('rows') : asDuplicateProduct(error);
    });
}

/** Throws `invalid_request` for a price that does not exist in the currency: one with a part of a yen, or one ending in .99. */
function checkChange(change: BulkChange, currency: Currency): void {
  if (change.type === 'set-price' && !isPayable(centsFromDecimal(change.price), currency)) {
    throw fieldError('invalid_request', 'change.price', validationMessages.whole_number);
  }
  if (change.type === 'change-price' && change.endsIn99 && !isPayable(99, currency)) {
    throw fieldError('invalid_request', 'change.endsIn99', 'The currency has no decimals');
  }
}

const foreignKeyViolation = '23503';
const noSuchCategory = (field: string) => fieldError('invalid_request', field, validationMessages.category_gone);

async function readCategory(tx: Executor, change: BulkChange) {
  if (change.type !== 'set-category') return undefined;
  const [row] = await tx
    .select({ category: categories.name, categoryId: categories.id })
    .from(categories)
    .where(and(eq(categories.id, change.categoryId), isNull(categories.mergedIntoId)))
    .for('share');
  if (!row) throw noSuchCategory('change.categoryId');
  return row;
}

const isOneOf = (rows: { id: number }[]): SQL | undefined =>
  and(
    isNoVariant,
    inArray(
      products.id,
      rows.map((row) => row.id),
    ),
  );

async function lockFiltered(tx: Executor, filter: Parameters<typeof staffProductCondition>[1], count: number) {
  const condition = await staffProductCondition(tx, filter);
  const found = await lockProducts(tx, condition, bulkProductsMax + 1);
  if (found.length === count) return found;
  throw new AppError(
    'conflict',
    'Other products match now than when you selected them. Please check them and try again.',
  );
}

/** True if a product on sale has the SKU of a product off sale, or that of one of its variants. */
const isSkuTaken = sql<boolean>`(products.archived_at is not null and exists (
  select from (
    select products.sku union all
    select v.sku from products v where v.parent_id = products.id and v.position is not null
  ) own join products other on lower(other.sku) = lower(own.sku) and other.archived_at is null))`;

interface LockedProduct extends BulkProduct {
  /** The SKU as the unique index compares it. */
  skuKey: string | null;
}

function lockProducts(tx: Executor, condition: SQL | undefined, limit = bulkProductsMax): Promise<LockedProduct[]> {
  return tx
    .select({
      id: products.id,
      version: products.version,
      price: products.price,
      category: products.category,
      categoryId: products.categoryId,
      // JSON keeps the microseconds, so that an undo restores the same time.
      archivedAt: sql<string | null>`to_json(${products.archivedAt}) #>> '{}'`,
      isDraft: products.isDraft,
      featured: products.featured,
      inStock: products.inStock,
      taxClass: products.taxClass,
      weightGrams: products.weightGrams,
      needsShipping: products.needsShipping,
      tags: products.tags,
      isPricedFromCost: sql<boolean>`${products.isDropshipped} and ${products.supplierCost} is not null
        and ${products.dropshipMargin} is not null`,
      compareAtPrice: products.compareAtPrice,
      isSkuTaken,
      isIncomplete,
      hasOptions,
      skuKey: sql<string | null>`lower(${products.sku})`,
    })
    .from(products)
    .where(condition)
    .orderBy(products.id)
    .limit(limit)
    .for('no key update');
}

interface Selection {
  /** The products and versions that the call names. */
  requested: { id: number; version: number }[];
  found: LockedProduct[];
}

async function writeChanges(
  tx: Executor,
  { requested, found }: Selection,
  decide: (product: BulkProduct) => ReturnType<typeof decideChange>,
): Promise<Results> {
  const changed: (BulkValues & { id: number })[] = [];
  const priceChanges: PriceChange[] = [];
  const byId = new Map(found.map((product) => [product.id, product]));
  // Products off sale may have one SKU. Only the first of them can be put on sale.
  const restoredSkus = new Set<string | null>();
  const results = requested.map(({ id, version }): BulkResult => {
    const product = byId.get(id);
    if (!product) return { id, outcome: 'not-found' };
    if (product.version !== version) return { id, outcome: 'conflict' };
    const isRestoredSku = product.skuKey !== null && restoredSkus.has(product.skuKey);
    const changes = decide({ ...product, isSkuTaken: product.isSkuTaken || isRestoredSku });
    if ('reason' in changes) return { id, outcome: 'skipped', reason: changes.reason };
    if (Object.keys(changes).length === 0) return { id, outcome: 'unchanged' };
    const before = toValues(product);
    const after = { ...before, ...changes };
    if (before.archivedAt !== null && after.archivedAt === null) restoredSkus.add(product.skuKey);
    changed.push({ id, ...after });
    priceChanges.push({ productId: id, before: before.price, after: after.price });
    return { id, outcome: 'changed', version: version + 1, before };
  });
  if (changed.length > 0) await updateRows(tx, changed);
  return { results, priceChanges };
}

const toValues = ({
  price,
  category,
  categoryId,
  archivedAt,
  isDraft,
  featured,
  inStock,
  taxClass,
  weightGrams,
  needsShipping,
  tags,
}: BulkProduct): BulkValues => ({
  price,
  category,
  categoryId,
  archivedAt,
  isDraft,
  featured,
  inStock,
  taxClass,
  weightGrams,
  needsShipping,
  tags,
});

/**
 * Writes all rows with one statement, and the category's present name with its id: the lock keeps it from being renamed
 * meanwhile. The rows are locked, so the values that did not change are still the same.
 */
async function updateRows(tx: Executor, rows: (BulkValues & { id: number })[]): Promise<void> {
  const categoryIds = [...new Set(rows.flatMap(({ categoryId }) => categoryId ?? []))];
  const isNamed = inArray(categories.id, categoryIds);
  await tx.select({ id: categories.id }).from(categories).where(isNamed).orderBy(categories.id).for('share');
  await tx.execute(sql`update ${products} set
      price = after.price, category = coalesce(named.name, after.category), category_id = after."categoryId",
      archived_at = after."archivedAt", is_draft = after."isDraft", featured = after.featured, in_stock = after."inStock",
      tax_class = after."taxClass", weight_grams = after."weightGrams", needs_shipping = after."needsShipping",
      tags = after.tags,
      version = ${products.version} + 1, updated_at = now()
    from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb) as after (id int, price numeric, category text,
      "categoryId" int, "archivedAt" timestamptz, "isDraft" boolean, featured boolean, "inStock" boolean,
      "taxClass" text, "weightGrams" int, "needsShipping" boolean, tags text[])
    left join ${categories} named on named.id = after."categoryId"
    where ${products.id} = after.id`);
}
