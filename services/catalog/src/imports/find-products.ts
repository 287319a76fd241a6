import { centsFromDecimal, decimalFromCents, isDecimal } from '@shopwright/contracts/money';
import type { FileLanguage } from '@shopwright/contracts/product-file';
import type { Executor } from '@shopwright/service-kit/database/connection';
import { asc, inArray, sql } from 'drizzle-orm';
import { collectionProducts, collections } from '../db/collections';
import { productImages } from '../db/images';
import { products, productTranslations } from '../db/products';
import type { ProductRow } from '../products/variant-rows';
import { toIntArray } from '../search/relevance';
import type { ItemPatch, ProductValues, Translations } from './product-values';

/** A product as it is, by the values that a file can have. */
export interface CurrentProduct {
  row: ProductRow;
  values: ProductValues;
  translations: Translations;
  /** Its variants that are sold, in their order; also those no longer sold. */
  variants: ProductRow[];
}

export interface NamedItem {
  key: string;
  patch: ItemPatch;
}

/**
 * Finds the product of each item by slug, id, SKU or supplier's item, in this order. With a lock, in the order in which sales
 * lock: what is sold by id, then the products that have options.
 */
export async function findProducts(
  tx: Executor,
  items: readonly NamedItem[],
  { isLocked }: { isLocked: boolean },
): Promise<Map<string, CurrentProduct>> {
  const matches = await matchItems(tx, items);
  if (matches.length === 0) return new Map();
  const ids = toIntArray(matches.map(({ id }) => id));
  const withVariants = new Set(items.flatMap(({ key, patch }) => (patch.variants.length > 0 ? [key] : [])));
  const parents = toIntArray(matches.flatMap(({ key, id }) => (withVariants.has(key) ? [id] : [])));
  // Of arrays, where each condition has its index. Of subqueries, all products would be read.
  const isNamed = sql`(id = any(${ids}) or parent_id = any(${parents}))`;
  if (isLocked) {
    await tx.execute(sql`select id from products where ${isNamed} order by (options <> '[]'), id for no key update`);
  }
  const rows = await tx.select().from(products).where(isNamed).orderBy(asc(products.position), asc(products.id));
  const texts = await readTexts(
    tx,
    matches.map(({ id }) => id),
    items,
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  return new Map(
    matches.flatMap(({ key, id }) => {
      const row = byId.get(id);
      if (!row) return [];
      const values = toValues(row, texts.images.get(id) ?? [], texts.collections.get(id) ?? []);
      const variants = rows.filter(({ parentId }) => parentId === id);
      return [[key, { row, values, translations: texts.translations.get(id) ?? {}, variants }]];
    }),
  );
}

/** Variants are found by their parent, unless a row has no more than the SKU of one. */
function matchItems(tx: Executor, items: readonly NamedItem[]) {
  const keys = items.map(({ key, patch: { product, variants } }) => {
    if (!product) {
      const [parent = '', id] = /^id:(\d+)$/.exec(variants[0]?.parent ?? '') ?? [];
      return id ? { key, id: Number(id) } : { key, slug: variants[0]?.parent, sku: parent || variants[0]?.parent };
    }
    const { slug, id, values } = product;
    return { key, slug, id, sku: values.sku, name: values.supplierName, item: values.supplierProductId };
  });
  return tx.execute<{ key: string; id: number }>(sql`
    select keys.key, found.id
    from jsonb_to_recordset(${JSON.stringify(keys)}::text::jsonb) as keys (key text, slug text, id int, sku text, name text, item text)
    join lateral (
      select 1 as rank, p.id from ${products} p where p.slug = keys.slug
      union all select 2, p.id from ${products} p where p.id = keys.id and keys.slug is null
      union all select 3, p.id from ${products} p where lower(p.sku) = lower(keys.sku) and p.archived_at is null
      union all select 4, p.id from ${products} p where lower(p.sku) = lower(keys.sku) and p.archived_at is not null
        and p.is_draft
      union all select 5, p.id from ${products} p where p.supplier_name = keys.name and p.supplier_product_id = keys.item
      order by 1, 2 limit 1
    ) found on true`);
}

/** Reads further images, translations and collections, where a row says something of them. */
async function readTexts(tx: Executor, ids: number[], items: readonly NamedItem[]) {
  const own = items.flatMap(({ patch: { product } }) => product ?? []);
  const images = new Map<number, { url: string; alt: string }[]>();
  if (own.some(({ values }) => values.images !== undefined)) {
    const rows = await tx
      .select()
      .from(productImages)
      .where(inArray(productImages.productId, ids))
      .orderBy(asc(productImages.productId), asc(productImages.position));
    for (const { productId, url, alt } of rows) images.set(productId, [...(images.get(productId) ?? []), { url, alt }]);
  }
  const translations = new Map<number, Translations>();
  if (own.some((row) => Object.keys(row.translations).length > 0)) {
    const rows = await tx.select().from(productTranslations).where(inArray(productTranslations.productId, ids));
    for (const { productId, language, name, description, specs, seoTitle, seoDescription } of rows) {
      const texts = { name, description, specs, seoTitle, seoDescription };
      translations.set(productId, { ...translations.get(productId), [language as FileLanguage]: texts });
    }
  }
  const listed = own.some(({ values }) => values.collections !== undefined) ? await readCollectionsOf(tx, ids) : [];
  return { images, translations, collections: new Map(listed.map(({ productId, slugs }) => [productId, slugs])) };
}

/** Reads the collections by hand of each product that is in one. */
export const readCollectionsOf = (tx: Executor, productIds: readonly number[]) =>
  tx.execute<{ productId: number; slugs: string[] }>(sql`
    select m.product_id as "productId", json_agg(c.slug order by c.slug collate "C") as slugs
    from ${collectionProducts} m join ${collections} c on c.id = m.collection_id and c.rule is null
    where m.product_id in (select jsonb_array_elements_text(${JSON.stringify(productIds)}::text::jsonb)::int)
    group by m.product_id`);

const toValues = (row: ProductRow, images: readonly { url: string }[], listedIn: string[]): ProductValues => ({
  name: row.name,
  description: row.description,
  status: row.archivedAt === null ? 'active' : row.isDraft ? 'draft' : 'archived',
  category: row.category,
  tags: row.tags,
  collections: listedIn,
  image: row.image,
  imageAlt: row.imageAlt,
  images: images.map(({ url }) => url),
  price: row.price,
  compareAtPrice: row.compareAtPrice,
  sku: row.sku,
  gtin: row.gtin,
  stockQuantity: row.stockOnHand,
  lowStockThreshold: row.lowStockThreshold,
  inStock: row.inStock,
  featured: row.featured,
  taxClass: row.taxClass,
  weightGrams: row.weightGrams,
  needsShipping: row.needsShipping,
  specs: row.specs,
  seoTitle: row.seoTitle,
  seoDescription: row.seoDescription,
  isDropshipped: row.isDropshipped,
  supplierName: row.supplierName,
  supplierProductId: row.supplierProductId,
  supplierCost: toAmount(row.supplierCost),
  dropshipMargin: row.dropshipMargin ?? 30,
});

/** Costs are stored as they were typed. */
export const toAmount = (cost: string | null): string | null =>
  cost !== null && isDecimal(cost) ? decimalFromCents(centsFromDecimal(cost)) : cost;
