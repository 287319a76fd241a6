import type { QueryOf, ResponseOf } from '@shopwright/contracts/endpoint';
import type * as endpoints from '@shopwright/contracts/http/product-facets';
import { facetRatings, type ProductCount } from '@shopwright/contracts/http/product-facets';
import type { Database } from '@shopwright/service-kit/database/connection';
import { type SQL, sql } from 'drizzle-orm';
import { withCategories } from '../db/categories';
import { findShown } from '../search/find-shown';
import { isAmong } from '../search/relevance';
import { matchesWords, searchWords } from '../search/word-search';
import { countInFigures, countInProducts, countRatings, type Facet, facets, without } from './facet-rows';
import { type ProductFilter, productFilters } from './product-query';

type FacetQuery = QueryOf<typeof endpoints.countProductFacets> & { categoryIds?: number[] };

interface FacetRow extends Record<string, unknown> {
  facet: Facet | 'rating';
  value: number | null;
  products: number;
  has_more: boolean;
}

type Facets = ResponseOf<typeof endpoints.countProductFacets>;

/**
 * Counts, in one query, the products that each value of a filter leaves together with the search and the other filters. Where the
 * list shows others than those with all the words of the search, it counts these.
 */
export async function countProductFacets(database: Pick<Database, 'db'>, asked: FacetQuery): Promise<Facets> {
  const query = await withCategories(database.db, asked);
  const { search = '', language } = query;
  const matches = await matchesWords(database.db, searchWords(search), language);
  const counts = await readFacets(
    database,
    selectFacets(query, () => matches),
  );
  if (!matches) return counts;
  const find = await findShown(database, { search, language, matches, isNoneFound: counts.total.count === 0 });
  if (!find) return counts;
  // Most facets leave out a filter that is not set, and so find the same products.
  const found = new Map<string, Promise<number[] | undefined>>();
  const findWithin = (filter: ProductFilter) => {
    const key = JSON.stringify(filter);
    const ids = found.get(key) ?? find(productFilters(filter));
    found.set(key, ids);
    return ids;
  };
  const shown = new Map<FacetRow['facet'], SQL>();
  for (const facet of [...(Object.keys(facets) as Facet[]), 'rating'] as const) {
    const ids = await findWithin(facet === 'rating' ? { ...query, minRating: undefined } : without(facet, query));
    shown.set(facet, ids ? isAmong(ids) : matches);
  }
  return readFacets(
    database,
    selectFacets(query, (facet) => shown.get(facet)),
  );
}

async function readFacets({ db }: Pick<Database, 'db'>, select: SQL): Promise<Facets> {
  const rows = [...(await db.execute<FacetRow>(select))];
  const of = (facet: FacetRow['facet']) => rows.filter((row) => row.facet === facet);
  return {
    total: countWhere(of('total'), () => true),
    categories: of('category').flatMap((row) =>
      row.value === null ? [] : [{ id: row.value, ...countWhere([row], () => true) }],
    ),
    inStock: countWhere(of('stock'), (value) => value === 1),
    featured: countWhere(of('featured'), (value) => value === 1),
    ratings: facetRatings.map((minRating) => ({
      minRating,
      ...countWhere(of('rating'), (value) => value >= minRating),
    })),
  };
}

/** Selects the rows of all facets, of products that match the search. Exported for the test of its plan. */
export function selectFacets(query: FacetQuery, matching: (facet: FacetRow['facet']) => SQL | undefined): SQL {
  const { collectionId, minPrice, maxPrice, minRating } = query;
  const areFiguresEnough =
    !matching('total') &&
    collectionId === undefined &&
    minPrice === undefined &&
    maxPrice === undefined &&
    minRating === undefined;
  const counted = (Object.keys(facets) as Facet[]).map((facet) =>
    areFiguresEnough ? countInFigures(facet, query) : countInProducts(facet, query, matching(facet)),
  );
  return sql.join(
    [...counted, countRatings(query, matching('rating'))].map((part) => sql`(${part})`),
    sql` union all `,
  );
}

/** Adds up the counts of some values. A count that is not the whole is rounded down to its first digit. */
function countWhere(rows: FacetRow[], isCounted: (value: number) => boolean): ProductCount {
  const count = rows.filter(({ value }) => isCounted(value ?? 0)).reduce((sum, { products }) => sum + products, 0);
  const hasMore = rows.some((row) => row.has_more);
  if (!hasMore || count === 0) return { count, hasMore };
  const step = 10 ** Math.floor(Math.log10(count));
  return { count: Math.floor(count / step) * step, hasMore };
}
