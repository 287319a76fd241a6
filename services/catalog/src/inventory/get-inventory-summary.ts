import { toTreeOrder } from '@shopwright/contracts/category-tree';
import type { QueryOf } from '@shopwright/contracts/endpoint';
import type * as endpoints from '@shopwright/contracts/http/inventory';
import { type InventorySummary, type StockLevel, stockLevels } from '@shopwright/contracts/http/inventory';
import type { Executor } from '@shopwright/service-kit/database/connection';
import { aliasedTable, and, asc, eq, not, type SQL, sql } from 'drizzle-orm';
import { categories, isInCategory } from '../db/categories';
import { productFigures } from '../db/product-lists';
import { isSoldFigure, sumOf } from '../product-figures';

type Filter = QueryOf<typeof endpoints.getInventorySummary>;

/** Returns the statistics of all products on sale, and how many each filter would leave together with the others. */
export async function getInventorySummary(db: Executor, { level, categoryId }: Filter): Promise<InventorySummary> {
  const isShown = inventoryFigures({ categoryId });
  const products = sumOf('products', inventoryFigures({ level }));
  const [[row], facets] = await Promise.all([
    db
      .select({
        products: sumOf('products'),
        stock: sumOf('stock', not(productFigures.isDropshipped)),
        out: sumOf('products', and(isShown, isOfLevel('out'))),
        low: sumOf('products', and(isShown, isOfLevel('low'))),
        in: sumOf('products', and(isShown, isOfLevel('in'))),
      })
      .from(productFigures)
      .where(isSoldFigure),
    db
      .select({ id: categories.id, parentId: categories.parentId, name: categories.name, products })
      .from(productFigures)
      .innerJoin(own, eq(own.id, productFigures.categoryId))
      // A category counts the products of those below it.
      .innerJoin(categories, sql`${categories.id} = any (${own.path})`)
      .where(isSoldFigure)
      .groupBy(categories.id)
      .orderBy(asc(categories.position), asc(categories.id)),
  ]);
  const { products: all = 0, stock = 0, ...levels } = row ?? { out: 0, low: 0, in: 0 };
  return { products: all, stock, levels, categories: toTreeOrder(facets.filter((facet) => facet.products > 0)) };
}

const own = aliasedTable(categories, 'own');

const isOfLevel = (level: StockLevel): SQL => eq(productFigures.level, stockLevels.indexOf(level));

/** Builds the condition of the products that a list with these filters shows. */
export const inventoryFigures = ({ level, categoryId }: Filter): SQL | undefined =>
  and(
    isSoldFigure,
    level === undefined ? undefined : isOfLevel(level),
    categoryId === undefined ? undefined : isInCategory(productFigures.categoryId, categoryId),
  );
