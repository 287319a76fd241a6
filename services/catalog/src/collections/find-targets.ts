import type { BodyOf, ResponseOf } from '@shopwright/contracts/endpoint';
import type { findTargets as endpoint } from '@shopwright/contracts/http/internal';
import type { Executor } from '@shopwright/service-kit/database/connection';
import { sql } from 'drizzle-orm';
import { categories } from '../db/categories';
import { collections } from '../db/collections';
import { products } from '../db/products';
import { toIntArray } from '../search/relevance';

type Named = { id: number; slug: string };

/** Returns the products, categories and collections that have one of the ids or slugs. */
export async function findTargets(
  db: Executor,
  { ids, slugs }: BodyOf<typeof endpoint>,
): Promise<ResponseOf<typeof endpoint>> {
  const find = (table: typeof products | typeof categories | typeof collections, key: keyof typeof ids) =>
    db.execute<Named>(sql`
      select id, slug from ${table} where id = any(${toIntArray(ids[key])})
      union
      select id, slug from ${table} where slug in (select jsonb_array_elements_text(${JSON.stringify(slugs[key])}::text::jsonb))`);
  const [ofProducts, ofCategories, ofCollections] = await Promise.all([
    find(products, 'products'),
    find(categories, 'categories'),
    find(collections, 'collections'),
  ]);
  return { products: [...ofProducts], categories: [...ofCategories], collections: [...ofCollections] };
}
