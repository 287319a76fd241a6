import type { Language } from '@shopwright/contracts/fields';
import {
  type CollectedProduct,
  type Collection,
  collectedMax,
  type StaffCollection,
  type StaffCollectionDetail,
} from '@shopwright/contracts/http/collections';
import type { Executor } from '@shopwright/service-kit/database/connection';
import { AppError } from '@shopwright/service-kit/errors';
import { asc, eq, isNull, or, sql } from 'drizzle-orm';
import { collectionProducts, collections } from '../db/collections';
import { products } from '../db/products';

export const collectionNotFound = () => new AppError('not_found', 'No such collection');

/** Returns the collections that are on, by title. */
export const listCollections = (db: Executor, language?: Language): Promise<Collection[]> => {
  const columns = columnsIn(language);
  return db
    .select(columns)
    .from(collections)
    .where(eq(collections.isEnabled, true))
    .orderBy(asc(sql`lower(${columns.title})`), asc(collections.id));
};

/** Finds the collection by its slug, else by an earlier one. */
export async function getCollection(db: Executor, slug: string, language?: Language): Promise<Collection> {
  const isNamed = or(eq(collections.slug, slug), sql`${slug} = any(${collections.earlierSlugs})`);
  const [row] = await db
    .select(columnsIn(language))
    .from(collections)
    .where(sql`${collections.isEnabled} and ${isNamed}`)
    .orderBy(sql`(${collections.slug} = ${slug}) desc`, asc(collections.id))
    .limit(1);
  if (!row) throw collectionNotFound();
  return row;
}

/** The texts in the language, or in English where it has none. */
function columnsIn(language: Language = 'en') {
  const own = sql`${collections.translations} -> ${language}::text`;
  return {
    id: collections.id,
    slug: collections.slug,
    title: sql<string>`coalesce(${own} ->> 'title', ${collections.title})`,
    text: sql<string | null>`coalesce(${own} ->> 'text', ${collections.text})`,
    image: collections.image,
    seoTitle: sql<
      string | null
    >`coalesce(${own} ->> 'seoTitle', case when ${own} is null then ${collections.seoTitle} end)`,
    seoDescription: sql<string | null>`coalesce(${own} ->> 'seoDescription', ${collections.seoDescription})`,
  };
}

/** A collection of more is counted no further. */
const countedMax = 10_000;

/** Returns all collections with their texts in every language, or the one with this id. */
export async function listStaffCollections(db: Executor, id?: number): Promise<StaffCollection[]> {
  const counted = sql<number>`(select count(*)::int from (
    select from collection_products where collection_id = ${collections.id} limit ${countedMax + 1}) counted)`;
  const rows = await db
    .select({ collection: collections, counted })
    .from(collections)
    .where(id === undefined ? undefined : eq(collections.id, id))
    .orderBy(asc(sql`lower(${collections.title})`), asc(collections.id));
  return rows.map(({ collection: { earlierSlugs: _, syncedTo: _synced, ...collection }, counted: count }) => ({
    ...collection,
    productCount: Math.min(count, countedMax),
    hasMore: count > countedMax,
  }));
}

export async function getStaffCollection(db: Executor, id: number): Promise<StaffCollectionDetail> {
  const [row] = await listStaffCollections(db, id);
  if (!row) throw collectionNotFound();
  return { ...row, products: row.rule ? [] : await listCollected(db, id) };
}

/** Returns the slugs of the products of collections by hand, in their order. */
export async function readProductSlugs(db: Executor, ids: readonly number[]): Promise<Map<number, string[]>> {
  const rows = await db.execute<{ id: number; slugs: string[] }>(sql`
    select m.collection_id as id, json_agg(p.slug order by m.rank, p.id) as slugs
    from collection_products m join products p on p.id = m.product_id
    where m.collection_id in (select jsonb_array_elements_text(${JSON.stringify(ids)}::text::jsonb)::int)
    group by m.collection_id`);
  return new Map(rows.map(({ id, slugs }) => [id, slugs]));
}

const listCollected = (db: Executor, id: number): Promise<CollectedProduct[]> =>
  db
    .select({
      id: products.id,
      name: products.name,
      image: products.image,
      isOnSale: sql<boolean>`${isNull(products.archivedAt)}`,
    })
    .from(collectionProducts)
    .innerJoin(products, eq(products.id, collectionProducts.productId))
    .where(eq(collectionProducts.collectionId, id))
    .orderBy(asc(collectionProducts.rank), asc(products.id))
    .limit(collectedMax);
