import { validationMessages } from '@shopwright/contracts/validation-messages';
import type { Executor } from '@shopwright/service-kit/database/connection';
import { sql } from 'drizzle-orm';
import { products } from '../db/products';
import type { ImportedProduct } from './store-imported-products';

interface ImportedRow {
  id: string;
  product: ImportedProduct;
}

type Checked = ImportedRow | { id: string; reason: string };

/**
 * Rejects the rows whose SKU another product has already, or an earlier row of the batch. The unique index decides where
 * another transaction takes a SKU meanwhile: then the batch fails and is repeated.
 */
export async function rejectTakenSkus(tx: Executor, rows: readonly ImportedRow[]): Promise<Checked[]> {
  const found = await readOwners(tx, rows);
  const owners = new Map(
    found.flatMap(({ key, name, item, slug }) => (name === null ? [] : [[key, { self: itemKey(name, item), slug }]])),
  );
  const keys = new Map(found.map(({ typed, key }) => [typed, key]));
  return rows.map((row) => {
    const { sku, slug, supplier } = row.product;
    if (sku === undefined) return row;
    const key = keys.get(sku) ?? sku;
    const self = supplier ? itemKey(supplier.name, supplier.productId) : row.id;
    const owner = owners.get(key);
    const isOwn = slug === undefined ? owner?.self === self : owner?.slug === slug;
    if (owner && !isOwn) return { id: row.id, reason: `sku: ${validationMessages.sku_taken}` };
    owners.set(key, { self, slug: slug ?? null });
    return row;
  });
}

const itemKey = (name: string, item: string | null) => JSON.stringify([name, item]);

interface Owner extends Record<string, unknown> {
  typed: string;
  /** The SKU as the unique index compares it. */
  key: string;
  /** Supplier and item of the product that has the SKU; empty for a product of the store, null for no product. */
  name: string | null;
  item: string | null;
  slug: string | null;
}

/**
 * Finds who has each SKU: a product on sale, or else an archived one that the batch restores. Of several archived ones it is
 * the one whose row gives the SKU, or else the first.
 */
function readOwners(tx: Executor, rows: readonly ImportedRow[]): PromiseLike<Owner[]> {
  const skus = rows.flatMap(({ product }) => product.sku ?? []);
  const items = rows.flatMap(({ product: { supplier, sku } }) => (supplier ? [{ ...supplier, sku }] : []));
  return tx.execute<Owner>(sql`
    with restored as materialized (
      select case when lower(supplied.sku) = lower(p.sku) then 1 else 2 end as rank, p.id, lower(p.sku) as key,
        p.supplier_name as name, p.supplier_product_id as item, p.slug
      from jsonb_to_recordset(${JSON.stringify(items)}::text::jsonb) as supplied (name text, "productId" text, sku text)
      join ${products} p on p.supplier_name = supplied.name and p.supplier_product_id = supplied."productId"
      where p.archived_at is not null and not p.is_draft and p.sku is not null
    )
    select typed, lower(typed) as key, owner.name, owner.item, owner.slug
    from jsonb_array_elements_text(${JSON.stringify(skus)}::text::jsonb) typed
    left join lateral (
      select 0 as rank, p.id, coalesce(p.supplier_name, '') as name, p.supplier_product_id as item, p.slug from ${products} p
      where lower(p.sku) = lower(typed) and p.archived_at is null
      union all select rank, id, name, item, slug from restored where restored.key = lower(typed)
      order by rank, id limit 1
    ) owner on true`);
}
