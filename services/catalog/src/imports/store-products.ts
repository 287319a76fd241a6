import type { Executor } from '@shopwright/service-kit/database/connection';
import { appendEvent } from '@shopwright/service-kit/messaging/outbox';
import { sql } from 'drizzle-orm';
import { addMissingCategories } from '../categories/create-category';
import { productImages } from '../db/images';
import { products, productTranslations } from '../db/products';
import { stockMovements } from '../db/stock';
import { crossesThreshold } from '../inventory/set-stock';
import { newSlug } from '../products/product-rules';
import { renameInBundles } from '../products/rename-in-bundles';
import { type NewCollections, storeCollections } from './file-collections';
import type { CurrentProduct } from './find-products';
import type { ProductPlan } from './plan-product';

export interface PlannedProduct {
  key: string;
  plan: ProductPlan;
  /** Undefined for a new product. */
  current: CurrentProduct | undefined;
  /** Of a new product, where no other one has it. */
  slug: string | undefined;
}

interface Source {
  jobId: string;
  actorUserId: number | undefined;
  /** That the products name. */
  newCollections?: NewCollections;
}

/** Creates and updates many products by one statement each, with their ledger. Returns the product of each key. */
export async function storeProducts(
  tx: Executor,
  planned: readonly PlannedProduct[],
  source: Source,
): Promise<Map<string, number>> {
  const changed = planned.filter(({ plan, current }) => !current || Object.keys(plan.changes).length > 0);
  await addMissingCategories(tx, await missingCategories(tx, changed));
  const created = await insertProducts(
    tx,
    changed.filter(({ current }) => !current),
    source,
  );
  const updated = changed.flatMap(({ current, ...rest }) => (current ? [{ ...rest, current }] : []));
  await updateProducts(tx, updated, source);
  const ids = new Map([
    ...created,
    ...planned.flatMap(({ key, current }) => (current ? [[key, current.row.id] as const] : [])),
  ]);
  await storeTexts(tx, changed, ids);
  const listed = changed.map(({ key, plan }) => ({ productId: ids.get(key) as number, plan }));
  await storeCollections(tx, listed, source.newCollections);
  for (const { current, plan } of updated) await renameInBundles(tx, current.row, plan.after.name);
  return ids;
}

async function missingCategories(tx: Executor, planned: readonly PlannedProduct[]): Promise<string[]> {
  const names = new Map(
    planned.flatMap(({ plan: { after, changes } }) =>
      changes.category && after.category !== '' ? [[after.category.toLowerCase(), after.category]] : [],
    ),
  );
  if (names.size === 0) return [];
  const found = await tx.execute<{ key: string }>(sql`select lower(name) as key from categories where lower(name) in
    (select lower(value) from jsonb_array_elements_text(${JSON.stringify([...names.values()])}::text::jsonb) as value)`);
  for (const { key } of found) names.delete(key);
  return [...names.values()];
}

const toRow = ({ plan: { after }, current, slug }: PlannedProduct, at: number) => ({
  at,
  id: current?.row.id ?? null,
  slug: slug ?? newSlug(after.name),
  ...after,
});

/** The values of all rows, with the category that has the name; a category that was merged leads to the other one. */
const imported = (rows: readonly PlannedProduct[]) => sql`
  imported as materialized (
    select given.*, coalesce(merged.id, c.id) as category_id, coalesce(merged.name, c.name, given.category) as category_name
    from jsonb_to_recordset(${JSON.stringify(rows.map(toRow))}::text::jsonb) as given (at int, id int, slug text, name text,
      description text, status text, category text, tags text[], image text, "imageAlt" text, price numeric,
      "compareAtPrice" numeric, sku text, gtin text, "stockQuantity" int, "lowStockThreshold" int, "inStock" boolean,
      featured boolean, "taxClass" text, "weightGrams" int, "needsShipping" boolean, specs jsonb, "seoTitle" text,
      "seoDescription" text, "isDropshipped" boolean, "supplierName" text, "supplierProductId" text,
      "supplierCost" text, "dropshipMargin" int)
    left join categories c on lower(c.name) = lower(given.category)
    left join categories merged on merged.id = c.merged_into_id
  )`;

async function insertProducts(
  tx: Executor,
  rows: readonly PlannedProduct[],
  { jobId, actorUserId }: Source,
): Promise<[string, number][]> {
  if (rows.length === 0) return [];
  const slugs = rows.map((row) => ({ ...row, slug: row.slug ?? newSlug(row.plan.after.name) }));
  const stored = await tx.execute<{ id: number; slug: string }>(sql`
    with ${imported(slugs)}, stored as (
      insert into ${products} (slug, name, description, archived_at, is_draft, category, category_id, tags, image, image_alt,
        price, compare_at_price, sku, gtin, stock_quantity, low_stock_threshold, in_stock, featured, tax_class, weight_grams,
        needs_shipping, specs, seo_title, seo_description, is_dropshipped, supplier_name, supplier_product_id,
        supplier_cost, dropship_margin)
      select slug, name, description, case when status <> 'active' then now() end, status = 'draft', category_name, category_id,
        tags, image, "imageAlt", price, "compareAtPrice", sku, gtin, "stockQuantity", "lowStockThreshold", "inStock",
        featured, "taxClass", "weightGrams", "needsShipping", specs, "seoTitle", "seoDescription", "isDropshipped",
        "supplierName", "supplierProductId", "supplierCost", "dropshipMargin"
      from imported order by at
      returning id, slug, stock_quantity
    ), moved as (
      insert into ${stockMovements} (product_id, delta, resulting_quantity, reason, reference, actor_user_id)
      select id, stock_quantity, stock_quantity, 'import', ${jobId}::uuid, ${actorUserId ?? null}::int
      from stored where stock_quantity > 0
    )
    select id, slug from stored`);
  const keyOf = new Map(slugs.map(({ slug, key }) => [slug, key]));
  return stored.map(({ id, slug }) => [keyOf.get(slug) as string, id]);
}

type UpdatedProduct = PlannedProduct & { current: CurrentProduct };

async function updateProducts(
  tx: Executor,
  rows: readonly UpdatedProduct[],
  { jobId, actorUserId }: Source,
): Promise<void> {
  if (rows.length === 0) return;
  await tx.execute(sql`
    with ${imported(rows)}
    update ${products} set name = given.name, description = given.description,
      archived_at = case when given.status = 'active' then null else coalesce(${products}.archived_at, now()) end,
      is_draft = given.status = 'draft', category = given.category_name, category_id = given.category_id, tags = given.tags,
      image = given.image, image_alt = given."imageAlt", price = given.price, compare_at_price = given."compareAtPrice",
      sku = given.sku, gtin = given.gtin, stock_quantity = given."stockQuantity",
      low_stock_threshold = given."lowStockThreshold", in_stock = given."inStock", featured = given.featured,
      tax_class = given."taxClass", weight_grams = given."weightGrams", needs_shipping = given."needsShipping",
      specs = given.specs, seo_title = given."seoTitle", seo_description = given."seoDescription",
      is_dropshipped = given."isDropshipped", supplier_name = given."supplierName",
      supplier_product_id = given."supplierProductId", supplier_cost = given."supplierCost",
      dropship_margin = given."dropshipMargin", version = ${products}.version + 1, updated_at = now()
    from imported given where ${products}.id = given.id`);
  const moved = rows.flatMap(({ current: { row }, plan: { after } }) => {
    const delta = after.stockQuantity - row.stockOnHand;
    return delta === 0 ? [] : [{ productId: row.id, delta, resultingQuantity: after.stockQuantity }];
  });
  if (moved.length > 0) {
    await tx
      .insert(stockMovements)
      .values(moved.map((move) => ({ ...move, reason: 'import' as const, reference: jobId, actorUserId })));
  }
  for (const { current, plan } of rows) {
    const { id: productId, stockOnHand: before } = current.row;
    const { stockQuantity: after, lowStockThreshold: threshold } = plan.after;
    if (!crossesThreshold({ before, after, threshold })) continue;
    await appendEvent(tx, 'stock-low', { productId, stockQuantity: after, lowStockThreshold: threshold });
  }
}

/** Replaces the further images and the translations that changed. An image that stays keeps its description. */
async function storeTexts(
  tx: Executor,
  rows: readonly PlannedProduct[],
  ids: ReadonlyMap<string, number>,
): Promise<void> {
  const imaged = rows.filter(({ plan: { changes } }) => changes.images ?? changes.image);
  if (imaged.length > 0) {
    const lists = imaged.map(({ key, plan: { after, changes } }) => ({
      id: ids.get(key),
      main: after.image,
      urls: changes.images ? after.images : null,
    }));
    const given = sql`jsonb_to_recordset(${JSON.stringify(lists)}::text::jsonb) as given (id int, main text, urls text[])`;
    const earlier = await tx.execute<{ productId: number; url: string; alt: string }>(sql`
      delete from ${productImages} using ${given}
      where product_id = given.id and (given.urls is not null or url = given.main)
      returning product_id as "productId", url, alt`);
    const altOf = new Map(earlier.map(({ productId, url, alt }) => [`${productId} ${url}`, alt]));
    const images = lists.flatMap(({ id, urls }) =>
      (urls ?? []).map((url, at) => ({
        productId: id as number,
        position: at + 1,
        url,
        alt: altOf.get(`${id} ${url}`) ?? '',
      })),
    );
    if (images.length > 0) await tx.insert(productImages).values(images);
  }
  const translated = rows.filter(({ plan: { changes } }) =>
    Object.keys(changes).some((column) => column.includes(':')),
  );
  if (translated.length === 0) return;
  const texts = translated.flatMap(({ key, plan }) =>
    Object.entries(plan.translations).map(([language, row]) => ({
      productId: ids.get(key) as number,
      language: language as 'de',
      ...row,
    })),
  );
  const owners = JSON.stringify(translated.map(({ key }) => ids.get(key)));
  await tx.execute(sql`delete from ${productTranslations}
    where product_id in (select jsonb_array_elements_text(${owners}::text::jsonb)::int)`);
  if (texts.length > 0) await tx.insert(productTranslations).values(texts);
}
