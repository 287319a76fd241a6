import type { EditedVariant } from '@shopwright/contracts/http/product-options';
import { decimalFromCents } from '@shopwright/contracts/money';
import { variantName } from '@shopwright/contracts/variant-name';
import type { Executor } from '@shopwright/service-kit/database/connection';
import { fieldError } from '@shopwright/service-kit/errors';
import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { products } from '../db/products';
import { dropshipPriceCents, newSlug } from './product-rules';
import type { ProductRow } from './variant-rows';

export interface Matched {
  variant: EditedVariant;
  /** Its row; undefined for a new variant. */
  row: ProductRow | undefined;
}

/**
 * Ends the sale of the variants that are left out, and for a moment of those that get other values or another SKU, so that
 * they may change places.
 */
export async function retire(tx: Executor, rows: readonly ProductRow[], matched: readonly Matched[]): Promise<void> {
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

/** Writes the variants with their places, and returns their ids in this order. Leaves their stock as it is. */
export async function writeVariants(tx: Executor, parent: ProductRow, matched: readonly Matched[]): Promise<number[]> {
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

/** Prices the variants anew whose cost is known, after the markup of their product has changed. */
export async function repriceVariants(tx: Executor, parentId: number, dropshipMargin: number): Promise<void> {
  const isPriced = and(eq(products.parentId, parentId), isNotNull(products.supplierCost));
  const rows = await tx.select({ id: products.id, cost: products.supplierCost }).from(products).where(isPriced);
  const priced = rows.map(({ id, cost }) => {
    const computed = dropshipPriceCents(cost ?? '', dropshipMargin);
    if ('reason' in computed) throw fieldError('invalid_request', 'dropshipMargin', computed.reason);
    return { id, price: decimalFromCents(computed.cents) };
  });
  if (priced.length === 0) return;
  await tx.execute(sql`update ${products} set price = after.price, version = ${products}.version + 1, updated_at = now(),
      compare_at_price = case when compare_at_price > after.price then compare_at_price end
    from jsonb_to_recordset(${JSON.stringify(priced)}::text::jsonb) as after (id int, price numeric)
    where ${products.id} = after.id and ${products}.price <> after.price`);
}

/** The first variant takes over the SKU and the supplier's product, unless it is given others. */
export function withOwnItem(
  { sku, supplierProductId, supplierCost }: ProductRow,
  [first, ...others]: readonly Matched[],
): Matched[] {
  if (!first) return [];
  const { variant, row } = first;
  const own = {
    sku: variant.sku ?? sku,
    supplierProductId: variant.supplierProductId ?? supplierProductId,
    supplierCost: variant.supplierCost ?? supplierCost,
  };
  return [{ row, variant: { ...variant, ...own } }, ...others];
}

const toColumns = (parent: ProductRow, variant: EditedVariant) => ({
  name: variantName(parent.name, variant.optionValues),
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
const newVariant = (parent: ProductRow) => ({
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
