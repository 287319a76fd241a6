import { findPagePath, pages } from '@shopwright/contracts/pages';
import type { Executor } from '@shopwright/service-kit/database/connection';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import { isShownCategory } from '../categories/read-categories';
import { categories } from '../db/categories';
import { collections } from '../db/collections';
import { products } from '../db/products';

/** What the store answers itself, without a page. */
const reserved = /^\/(api|ops|images|uploads|assets)(\/|$)/;

/** Returns which of these paths the store has a page at. */
export async function findLivePages(db: Executor, paths: readonly string[]): Promise<Set<string>> {
  const partsOf = (page: string) =>
    new Map(paths.flatMap((path) => (findPagePath(path) === page ? [[path, path.split('/')[2] ?? ''] as const] : [])));
  const productIds = new Map([...partsOf(pages.product), ...partsOf(pages.namedProduct)]);
  const categorySlugs = partsOf(pages.category);
  const collectionSlugs = partsOf(pages.collection);
  const ids = [...productIds.values()].filter((id) => /^\d{1,9}$/.test(id)).map(Number);
  const [onSale, shown, enabled] = await Promise.all([
    ids.length === 0
      ? []
      : db
          .select({ id: products.id })
          .from(products)
          .where(and(inArray(products.id, ids), isNull(products.archivedAt))),
    db.select({ slug: categories.slug }).from(categories).where(isShownCategory),
    db.select({ slug: collections.slug }).from(collections).where(eq(collections.isEnabled, true)),
  ]);
  const known = {
    ids: new Set(onSale.map(({ id }) => id)),
    categories: new Set(shown.map(({ slug }) => slug)),
    collections: new Set(enabled.map(({ slug }) => slug)),
  };
  return new Set(
    paths.filter((path) => {
      const id = productIds.get(path);
      if (id !== undefined) return known.ids.has(Number(id));
      const category = categorySlugs.get(path);
      if (category !== undefined) return known.categories.has(category);
      const collection = collectionSlugs.get(path);
      if (collection !== undefined) return known.collections.has(collection);
      return reserved.test(path) || findPagePath(path) !== undefined;
    }),
  );
}
