import { defaultTaxClass } from '@shopwright/contracts/limits';
import { decimalFromCents } from '@shopwright/contracts/money';
import type { Executor } from '@shopwright/service-kit/database/connection';
import { invariant } from '@shopwright/service-kit/errors';
import { asc, or, type SQL, sql } from 'drizzle-orm';
import { categories } from '../db/categories';
import { products } from '../db/products';
import { stockMovements } from '../db/stock';
import { findCategory, newSlug } from '../products/product-rules';

/** A product as an import brings it. With a supplier's product id it updates the product that has it. */
export interface ImportedProduct {
  /** Names the product that it updates instead. */
  slug?: string;
  name: string;
  description: string;
  image: string;
  category: string;
  priceCents: number;
  /** Without it, a product that exists keeps its own where that is more than the new price. */
  compareAtPrice?: string;
  /** Without it, a product that exists keeps its own. */
  sku?: string;
  stockQuantity: number;
  lowStockThreshold?: number;
  featured: boolean;
  inStock: boolean;
  /** Creates it unpublished. A product that exists keeps its status; an archived one is restored, as a draft with this. */
  isDraft?: boolean;
  /** Without these, a product that exists keeps its own. */
  taxClass?: string;
  weightGrams?: number;
  needsShipping?: boolean;
  tags?: string[];
  supplier?: { name: string; productId: string; cost?: string; marginPercent?: number };
}

interface Batch {
  jobId: string;
  imported: readonly ImportedProduct[];
  /** If true, a product that exists gets its texts too, otherwise its terms alone. Its stock stays in any case. */
  hasTexts: boolean;
}

/**
 * Creates or updates many products by one statement each for products and ledger, and returns the product of each. The
 * unique index on supplier and item keeps two concurrent imports from creating a product twice. Of the same item twice,
 * the later one counts.
 */
export async function storeImportedProducts(tx: Executor, { jobId, imported, hasTexts }: Batch): Promise<number[]> {
  const byKey = new Map(imported.map((product, at) => [keyOf(product, at), product]));
  const rows = await toRows(tx, byKey);
  await lockExisting(tx, [...byKey.values()]);
  const [named, others] = [rows.filter(({ isKnown }) => isKnown), rows.filter(({ isKnown }) => !isKnown)];
  const renewed = await upsertRows(tx, named, { jobId, onConflict: sql`(slug) do update set ${namedTerms}` });
  const isItem = sql`(supplier_name, supplier_product_id) where supplier_product_id is not null`;
  const onConflict = sql`${isItem} do update set ${newTerms} ${hasTexts ? sql`, ${newTexts}` : sql``}`;
  const stored = await upsertRows(tx, others, { jobId, onConflict });
  const keyOfSlug = new Map(rows.map(({ slug, key }) => [slug, key]));
  const ids = new Map([
    ...renewed.map(({ id, slug }) => [keyOfSlug.get(slug), id] as const),
    ...stored.map(
      ({ id, slug, supplierName, supplierProductId }) =>
        [
          supplierProductId === null ? keyOfSlug.get(slug) : supplierKey(supplierName ?? '', supplierProductId),
          id,
        ] as const,
    ),
  ]);
  return imported.map((product, at) => {
    const id = ids.get(keyOf(product, at));
    invariant(id, 'an upsert returns its rows');
    return id;
  });
}

const supplierKey = (name: string, productId: string) => JSON.stringify([name, productId]);

const keyOf = ({ slug, supplier }: ImportedProduct, at: number) => {
  if (slug !== undefined) return `slug ${slug}`;
  return supplier ? supplierKey(supplier.name, supplier.productId) : String(at);
};

type ProductRow = Omit<Awaited<ReturnType<typeof toRows>>[number], 'key'>;

interface StoredRow extends Record<string, unknown> {
  id: number;
  slug: string;
  supplierName: string | null;
  supplierProductId: string | null;
}

/**
 * The archived products of the batch that are restored with their SKU: one per SKU, as the unique index demands, and none
 * where a product on sale has it or a row of the batch gives it.
 */
const restoredWithSku = sql`select distinct on (lower(p.sku)) p.id from imported
  join ${products} p on p.supplier_name = imported."supplierName" and p.supplier_product_id = imported."supplierProductId"
  where p.archived_at is not null and not p.is_draft and not imported."isDraft" and p.sku is not null and imported.sku is null
    and not exists (select from imported given where lower(given.sku) = lower(p.sku))
    and not exists (select from ${products} other where lower(other.sku) = lower(p.sku) and other.archived_at is null)
  order by lower(p.sku), p.id`;

/** Archived ones without texts are restored as drafts: an import of terms alone brings none. */
const staysOffSale = sql`(${products}.archived_at is not null and (${products}.parent_id is not null or ${products}.is_draft or excluded.is_draft
  or '' in (${products}.description, ${products}.image, ${products}.category)))`;

const ownSku = sql`case when ${products}.archived_at is null or ${staysOffSale} or ${products}.id in (select id from restored_with_sku)
  then ${products}.sku end`;

/** Takes what the row gives, which `excluded` has with the defaults of a new product. */
const givenOthers = (isRow: SQL) => sql`(tax_class, weight_grams, needs_shipping, tags) = (
  select coalesce(given."taxClass", ${products}.tax_class), coalesce(given."weightGrams", ${products}.weight_grams),
    coalesce(given."needsShipping", ${products}.needs_shipping), coalesce(given.tags, ${products}.tags)
  from imported given where ${isRow})`;

const isItemOf = sql`given."supplierName" = ${products}.supplier_name and given."supplierProductId" = ${products}.supplier_product_id`;

/** The row of a draft may lack a price; it says nothing of the price then. */
const givenPrice = sql`coalesce(nullif(excluded.price, 0), ${products}.price)`;
const givenCompareAtPrice = sql`case when excluded.price = 0 then ${products}.compare_at_price
  else coalesce(excluded.compare_at_price, ${products}.compare_at_price) end`;

const newTerms = sql`price = ${givenPrice}, sku = coalesce(excluded.sku, ${ownSku}),
  compare_at_price = ${givenCompareAtPrice}, supplier_cost = excluded.supplier_cost,
  archived_at = case when ${staysOffSale} then ${products}.archived_at end, is_draft = ${staysOffSale},
  dropship_margin = excluded.dropship_margin, is_dropshipped = excluded.is_dropshipped, ${givenOthers(isItemOf)},
  version = ${products}.version + 1, updated_at = now()`;

/** A variant keeps the name and category of its product. Only the row of a draft may lack texts. A product that exists, perhaps on sale by now, keeps its own. */
const newTexts = sql`name = case when ${products}.parent_id is null then excluded.name else ${products}.name end, description = coalesce(nullif(excluded.description, ''), ${products}.description),
  image = coalesce(nullif(excluded.image, ''), ${products}.image),
  category = case when ${products}.parent_id is null then coalesce(nullif(excluded.category, ''), ${products}.category)
    else ${products}.category end,
  category_id = case when excluded.category = '' or ${products}.parent_id is not null then ${products}.category_id else excluded.category_id end`;

/** A dropshipped product keeps its price, which is made of its cost, where the row has no cost. */
const namedTerms = sql`price = case when excluded.supplier_cost is null and ${products}.is_dropshipped
    and ${products}.supplier_cost is not null then ${products}.price else ${givenPrice} end,
  sku = coalesce(excluded.sku, ${products}.sku), compare_at_price = ${givenCompareAtPrice},
  is_dropshipped = ${products}.is_dropshipped or excluded.is_dropshipped,
  dropship_margin = case when excluded.supplier_cost is null then ${products}.dropship_margin else excluded.dropship_margin end,
  supplier_cost = coalesce(excluded.supplier_cost, ${products}.supplier_cost),
  ${givenOthers(sql`given.slug = ${products}.slug`)},
  version = ${products}.version + 1, updated_at = now(), ${newTexts}`;

/**
 * Writes the products, and for each new one the movement of its stock. Sends all rows as one parameter: with one per value,
 * building the statement takes longer than running it.
 */
async function upsertRows(
  tx: Executor,
  rows: readonly ProductRow[],
  { jobId, onConflict }: { jobId: string; onConflict: SQL },
): Promise<StoredRow[]> {
  if (rows.length === 0) return [];
  return tx.execute<StoredRow>(sql`
    with imported as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb) as imported (slug text, name text,
        description text, image text, category text, "categoryId" int, price numeric, featured boolean, "inStock" boolean,
        "stockOnHand" int, "lowStockThreshold" int, "supplierName" text, "supplierProductId" text, "supplierCost" text,
        "isDropshipped" boolean, "dropshipMargin" int, "compareAtPrice" numeric, sku text, "isDraft" boolean,
        "taxClass" text, "weightGrams" int, "needsShipping" boolean, tags text[])
    ), restored_with_sku as materialized (${restoredWithSku}), stored as (
      insert into ${products} (slug, name, description, image, category, category_id, price, featured, in_stock,
        stock_quantity, low_stock_threshold, supplier_name, supplier_product_id, supplier_cost, is_dropshipped, dropship_margin,
        compare_at_price, sku, archived_at, is_draft, tax_class, weight_grams, needs_shipping, tags)
      select slug, name, description, image, category, "categoryId", price, featured, "inStock", "stockOnHand",
        coalesce("lowStockThreshold", 5), "supplierName", "supplierProductId", "supplierCost", "isDropshipped", "dropshipMargin",
        "compareAtPrice", sku, case when "isDraft" then now() end, "isDraft", coalesce("taxClass", ${defaultTaxClass}),
        coalesce("weightGrams", 0), coalesce("needsShipping", true),
        coalesce(tags, '{}')
      from imported
      on conflict ${onConflict}
      returning id, slug, version, stock_quantity, supplier_name, supplier_product_id
    ), moved as (
      insert into ${stockMovements} (product_id, delta, resulting_quantity, reason, reference)
      select id, stock_quantity, stock_quantity, 'import', ${jobId}::uuid
      from stored where version = 1 and stock_quantity > 0
    )
    select id, slug, supplier_name as "supplierName", supplier_product_id as "supplierProductId" from stored`);
}

async function toRows(tx: Executor, byKey: Map<string, ImportedProduct>) {
  const categoryOf = await findCategories(tx, [...new Set([...byKey.values()].map(({ category }) => category))]);
  return [...byKey].map(([key, product]) => ({
    key,
    ...(categoryOf.get(product.category.toLowerCase()) ?? { category: product.category, categoryId: null }),
    isKnown: product.slug !== undefined,
    slug: product.slug ?? newSlug(product.name),
    name: product.name,
    description: product.description,
    image: product.image,
    price: decimalFromCents(product.priceCents),
    compareAtPrice: product.compareAtPrice ?? null,
    sku: product.sku ?? null,
    featured: product.featured,
    inStock: product.inStock && product.stockQuantity > 0,
    stockOnHand: product.stockQuantity,
    lowStockThreshold: product.lowStockThreshold ?? null,
    isDraft: product.isDraft ?? false,
    taxClass: product.taxClass ?? null,
    weightGrams: product.weightGrams ?? null,
    needsShipping: product.needsShipping ?? null,
    tags: product.tags ?? null,
    supplierName: product.supplier?.name ?? null,
    supplierProductId: product.supplier?.productId ?? null,
    supplierCost: product.supplier?.cost ?? null,
    isDropshipped: product.supplier?.cost !== undefined,
    dropshipMargin: product.supplier?.marginPercent ?? 30,
  }));
}

/** Finds the categories by their names, in upper or lower case, and keeps them from being renamed until the end. */
async function findCategories(tx: Executor, names: string[]) {
  const found = await tx
    .select({ id: categories.id, name: categories.name, mergedIntoId: categories.mergedIntoId })
    .from(categories)
    .where(or(...names.map((name) => sql`lower(${categories.name}) = lower(${name})`)))
    .orderBy(asc(categories.id))
    .for('share');
  const entries = await Promise.all(
    found.map(async ({ id, name, mergedIntoId }) => {
      const own = { category: name, categoryId: id };
      return [name.toLowerCase(), mergedIntoId === null ? own : await findCategory(tx, own)] as const;
    }),
  );
  return new Map(entries);
}

/** Locks what exists in id order, as reservations do, so that no import and checkout wait for each other. */
async function lockExisting(tx: Executor, imported: readonly ImportedProduct[]): Promise<void> {
  const keys = imported.flatMap(({ slug, supplier }) =>
    supplier || slug !== undefined ? [{ slug, name: supplier?.name, id: supplier?.productId }] : [],
  );
  if (keys.length === 0) return;
  await tx.execute(sql`
    with keys as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(keys)}::text::jsonb) as keys (slug text, name text, id text)
    )
    select from ${products} p where p.id in (
      select found.id from keys join ${products} found on found.slug = keys.slug
      union select found.id from keys
        join ${products} found on found.supplier_name = keys.name and found.supplier_product_id = keys.id
    )
    order by p.id for no key update of p`);
}
