import type { Language } from '@shopwright/contracts/fields';
import type { ProductDetail, ProductImage, StaffProductDetail } from '@shopwright/contracts/http/products';
import type { SellingSettings } from '@shopwright/contracts/http/selling';
import { toDeliveryOffers } from '@shopwright/contracts/pricing/delivery-offers';
import { type ActorRole, isStaff } from '@shopwright/contracts/roles';
import type { Executor } from '@shopwright/service-kit/database/connection';
import { createPreparedQueries } from '@shopwright/service-kit/database/prepared-query';
import { and, eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { isShownCategory } from '../categories/read-categories';
import { categories, categoryTranslations } from '../db/categories';
import { productNotFound, products, productTranslations, readColumns, translationsIn } from '../db/products';
import { readLocalNames, readShownOptions, toParcel } from './get-product-options';

interface ProductQuery {
  id: number;
  role: ActorRole;
  language?: Language;
}

/** Throws `not_found` for an archived product, unless staff reads it. */
export async function getProduct(
  db: Executor,
  { id, role, language }: ProductQuery,
): Promise<ProductDetail | StaffProductDetail> {
  const [row] = await productQuery(db, { isForStaff: isStaff(role), language }).execute({ id });
  if (!row) throw productNotFound();
  const {
    product,
    features,
    names,
    parentId,
    wasVariant: isLeftOut,
    selling,
    weightGrams,
    needsShipping,
    ...details
  } = row;
  const { parcels = [toParcel(product.price, weightGrams)], ...shown } = product.hasOptions
    ? await readShownOptions(db, product, language)
    : {};
  const delivery =
    needsShipping && selling?.shipping ? toDeliveryOffers(selling.shipping, parcels, selling.home ?? undefined) : [];
  const localName = parentId === null ? undefined : (await readLocalNames(db, [id], language)).get(id);
  return {
    ...product,
    ...details,
    ...(features && { features }),
    ...(names && { names }),
    ...(delivery.length > 0 && { delivery }),
    ...shown,
    ...(parentId !== null && { parentId, name: localName ?? product.name }),
    ...(isLeftOut && { inStock: false, isLowStock: false, stockQuantity: 0 }),
  };
}

/** Selects the product `id`. */
const productQuery = createPreparedQueries(
  (db, { isForStaff, language }: { isForStaff: boolean; language: Language | undefined }) => {
    const joined = translationsIn(language);
    return (
      db
        .select({
          product: readColumns(isForStaff ? 'staff' : 'anonymous'),
          sku: products.sku,
          gtin: products.gtin,
          seoTitle: inLanguageOr(products.seoTitle, productTranslations.seoTitle),
          seoDescription: inLanguageOr(products.seoDescription, productTranslations.seoDescription),
          weightGrams: products.weightGrams,
          needsShipping: products.needsShipping,
          selling: sellingCopy,
          parentId: products.parentId,
          wasVariant,
          images: allImages,
          contains: containedProducts(language),
          categorySlug: categories.slug,
          categoryPath: shownPath(language),
          features: ownFeatures(language),
          names: allNames,
        })
        .from(products)
        .leftJoin(productTranslations, joined.ofProduct)
        .leftJoin(categoryTranslations, joined.ofCategory)
        // A hidden category has no page to link to.
        .leftJoin(categories, and(eq(categories.id, products.categoryId), isShownCategory))
        .where(
          and(
            eq(products.id, sql.placeholder('id')),
            isForStaff ? undefined : or(isNull(products.archivedAt), wasVariant),
          ),
        )
        .prepare('product')
    );
  },
);

/** A language with texts of its own has none in English beside them. */
const inLanguageOr = (english: AnyPgColumn, own: AnyPgColumn) =>
  sql<string | null>`case when ${productTranslations.productId} is null then ${english} else ${own} end`;

/** No longer sold, of a product that is: orders and carts still lead there. */
const wasVariant = sql<boolean>`(products.position is null and exists (
  select from products parent where parent.id = products.parent_id and parent.archived_at is null))`;

/** The product's own image, which a draft may lack, and those that follow it, as JSON. */
const allImages = sql<ProductImage[]>`case when products.image = '' then '[]'
    else jsonb_build_array(jsonb_build_object('url', products.image, 'alt', products.image_alt)) end
  || coalesce((select jsonb_agg(jsonb_build_object('url', i.url, 'alt', i.alt) order by i.position)
    from product_images i where i.product_id = products.id), '[]')`;

/** The products on sale whose English names are values of the product's specifications, in their order, as JSON. */
const containedProducts = (language: Language = 'en') => sql<ProductDetail['contains']>`coalesce((
  select jsonb_agg(jsonb_strip_nulls(jsonb_build_object(
    'id', part.id, 'name', coalesce(t.name, part.name), 'image', part.image, 'price', part.price::text,
    'priceMax', (select nullif(max(v.price), part.price)::text from products v
      where v.parent_id = part.id and v.position is not null))) order by spec.at)
  from jsonb_array_elements(products.specs) with ordinality as spec(entry, at)
  join products part on part.name = spec.entry->>'value'
  left join product_translations t on t.product_id = part.id and t.language = ${language}
  where part.id <> products.id and part.archived_at is null and part.parent_id is null), '[]')`;

/** Where addresses have names, the product's in each language, as JSON. */
const allNames = sql<ProductDetail['names'] | null>`case
  when exists (select from store_settings own where own.key = 'productSlugs' and own.value = 'true')
  then jsonb_build_object('en', products.name) || coalesce((
    select jsonb_object_agg(t.language, t.name) from product_translations t where t.product_id = products.id), '{}') end`;

/** The settings of shipping, and where the store is, as JSON. */
const sellingCopy = sql<{ shipping: SellingSettings['shipping']; home: string | null } | null>`(
  select jsonb_build_object('shipping', own.value::jsonb -> 'shipping', 'home', own.value::jsonb #> '{tax,origin,country}')
  from store_settings own where own.key = 'sellingCopy')`;

/** The categories that visitors see on the way from the top down to the product's own one, as JSON. */
const shownPath = (language: Language = 'en') => sql<ProductDetail['categoryPath']>`coalesce((
  select jsonb_agg(jsonb_build_object('id', above.id, 'name', coalesce(t.name, above.name), 'slug', above.slug)
    order by cardinality(above.path))
  from categories own join categories above on above.id = any (own.path)
  left join category_translations t on t.category_id = above.id and t.language = ${language}
  where own.id = products.category_id and not above.is_hidden and above.merged_into_id is null), '[]')`;

/** The list of the product's category or of the nearest one above it that has one, else the store's; null without one. */
const ownFeatures = (language: Language = 'en') => {
  const inLanguage = (lists: SQL) =>
    sql`coalesce(nullif(${lists} -> ${language}::text, '[]'), nullif(${lists} -> 'en', '[]'))`;
  return sql<string[] | null>`coalesce(
    (select ${inLanguage(sql`above.features`)} from categories own join categories above on above.id = any (own.path)
      where own.id = products.category_id and ${inLanguage(sql`above.features`)} is not null
      order by cardinality(above.path) desc limit 1),
    (select ${inLanguage(sql`own.value::jsonb`)} from store_settings own where own.key = 'productFeatures'))`;
};
