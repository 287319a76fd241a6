import { dropshipStock } from '@shopwright/contracts/limits';
import { decimalFromCents } from '@shopwright/contracts/money';
import type { Executor } from '@shopwright/service-kit/database/connection';
import { invariant } from '@shopwright/service-kit/errors';
import { asc, or, sql } from 'drizzle-orm';
import { categories } from '../db/categories';
import { products } from '../db/products';
import { stockMovements } from '../db/stock';
import { findCategory, newSlug } from '../products/product-rules';

/** A product as a marketplace offers it. It updates the product that has the supplier's id. */
export interface ImportedProduct {
  name: string;
  description: string;
  image: string;
  category: string;
  priceCents: number;
  supplier: { name: string; productId: string; cost: string; marginPercent: number };
}

/**
 * Creates or updates many products by one statement each for products and ledger, and returns the product of each. One that exists gets
 * its terms alone: its texts and stock stay. The unique index on supplier and item keeps two concurrent imports from creating a product twice.
 * Of the same item twice, the later one counts.
 */
export async function storeImportedProducts(
  tx: Executor,
  jobId: string,
  imported: readonly ImportedProduct[],
): Promise<number[]> {
  const byKey = new Map(imported.map((product) => [keyOf(product.supplier), product]));
  const rows = await toRows(tx, [...byKey.values()]);
  await lockExisting(tx, rows);
  const stored = await upsertRows(tx, rows, jobId);
  const ids = new Map(stored.map(({ id, ...item }) => [keyOf(item), id]));
  return imported.map(({ supplier }) => {
    const id = ids.get(keyOf(supplier));
    invariant(id, 'an upsert returns its rows');
    return id;
  });
}

const keyOf = ({ name, productId }: { name: string; productId: string }) => JSON.stringify([name, productId]);

type ProductRow = Awaited<ReturnType<typeof toRows>>[number];

interface StoredRow extends Record<string, unknown> {
  id: number;
  name: string;
  productId: string;
}

/** The archived products of the batch that are restored with their SKU: one per SKU, as the unique index demands, and none that a product on sale has. */
const restoredWithSku = sql`select distinct on (lower(p.sku)) p.id from imported
  join ${products} p on p.supplier_name = imported."supplierName" and p.supplier_product_id = imported."supplierProductId"
  where p.archived_at is not null and not p.is_draft and p.sku is not null
    and not exists (select from ${products} other where lower(other.sku) = lower(p.sku) and other.archived_at is null)
  order by lower(p.sku), p.id`;

/** Archived ones without texts are restored as drafts: the terms bring none. */
const staysOffSale = sql`(${products}.archived_at is not null and (${products}.parent_id is not null or ${products}.is_draft
  or '' in (${products}.description, ${products}.image, ${products}.category)))`;

const ownSku = sql`case when ${products}.archived_at is null or ${staysOffSale} or ${products}.id in (select id from restored_with_sku)
  then ${products}.sku end`;

const newTerms = sql`price = excluded.price, sku = ${ownSku}, supplier_cost = excluded.supplier_cost,
  archived_at = case when ${staysOffSale} then ${products}.archived_at end, is_draft = ${staysOffSale},
  dropship_margin = excluded.dropship_margin, is_dropshipped = true, version = ${products}.version + 1, updated_at = now()`;

/**
 * Writes the products, and for each new one the movement of its stock. Sends all rows as one parameter: with one per value,
 * building the statement takes longer than running it.
 */
async function upsertRows(tx: Executor, rows: readonly ProductRow[], jobId: string): Promise<StoredRow[]> {
  return tx.execute<StoredRow>(sql`
    with imported as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb) as imported (slug text, name text,
        description text, image text, category text, "categoryId" int, price numeric, "supplierName" text,
        "supplierProductId" text, "supplierCost" text, "dropshipMargin" int)
    ), restored_with_sku as materialized (${restoredWithSku}), stored as (
      insert into ${products} (slug, name, description, image, category, category_id, price, in_stock, stock_quantity,
        supplier_name, supplier_product_id, supplier_cost, is_dropshipped, dropship_margin)
      select slug, name, description, image, category, "categoryId", price, true, ${dropshipStock}::int,
        "supplierName", "supplierProductId", "supplierCost", true, "dropshipMargin"
      from imported
      on conflict (supplier_name, supplier_product_id) where supplier_product_id is not null do update set ${newTerms}
      returning id, version, stock_quantity, supplier_name, supplier_product_id
    ), moved as (
      insert into ${stockMovements} (product_id, delta, resulting_quantity, reason, reference)
      select id, stock_quantity, stock_quantity, 'import', ${jobId}::uuid
      from stored where version = 1 and stock_quantity > 0
    )
    select id, supplier_name as name, supplier_product_id as "productId" from stored`);
}

async function toRows(tx: Executor, imported: readonly ImportedProduct[]) {
  const categoryOf = await findCategories(tx, [...new Set(imported.map(({ category }) => category))]);
  return imported.map(({ name, description, image, category, priceCents, supplier }) => ({
    ...(categoryOf.get(category.toLowerCase()) ?? { category, categoryId: null }),
    slug: newSlug(name),
    name,
    description,
    image,
    price: decimalFromCents(priceCents),
    supplierName: supplier.name,
    supplierProductId: supplier.productId,
    supplierCost: supplier.cost,
    dropshipMargin: supplier.marginPercent,
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
async function lockExisting(tx: Executor, rows: readonly ProductRow[]): Promise<void> {
  const keys = rows.map(({ supplierName: name, supplierProductId: id }) => ({ name, id }));
  await tx.execute(sql`
    with keys as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(keys)}::text::jsonb) as keys (name text, id text)
    )
    select from ${products} p where p.id in (
      select found.id from keys
      join ${products} found on found.supplier_name = keys.name and found.supplier_product_id = keys.id
    )
    order by p.id for no key update of p`);
}
