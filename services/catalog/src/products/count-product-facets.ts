import type { QueryOf, ResponseOf } from '@shopwright/contracts/endpoint';
import type * as endpoints from '@shopwright/contracts/http/product-facets';
import { facetRatings, type ProductCount } from '@shopwright/contracts/http/product-facets';
import type { Executor } from '@shopwright/service-kit/database/connection';
import { type SQL, sql } from 'drizzle-orm';
import { matchesWords, searchWords } from '../search/word-search';
import { countInFigures, countInProducts, countRatings, type Facet, facets } from './facet-rows';

type FacetQuery = QueryOf<typeof endpoints.countProductFacets>;

interface FacetRow extends Record<string, unknown> {
  facet: Facet | 'rating';
  value: number | null;
  products: number;
  has_more: boolean;
}

/** Counts, in one query, the products that each value of a filter leaves together with the search and the other filters. */
export async function countProductFacets(
  db: Executor,
  query: FacetQuery,
): Promise<ResponseOf<typeof endpoints.countProductFacets>> {
  const matches = await matchesWords(db, searchWords(query.search ?? ''), query.language);
  const rows = [...(await db.execute<FacetRow>(selectFacets(query, matches)))];
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

/** Selects the rows of all facets. Exported for the test of its plan. */
export function selectFacets(query: FacetQuery, matches: SQL | undefined): SQL {
  const { minPrice, maxPrice, minRating } = query;
  const areFiguresEnough = !matches && minPrice === undefined && maxPrice === undefined && minRating === undefined;
  const counted = (Object.keys(facets) as Facet[]).map((facet) =>
    areFiguresEnough ? countInFigures(facet, query) : countInProducts(facet, query, matches),
  );
  return sql.join(
    [...counted, countRatings(query, matches)].map((part) => sql`(${part})`),
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
