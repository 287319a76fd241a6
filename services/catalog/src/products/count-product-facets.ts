import type { QueryOf, ResponseOf } from '@shopwright/contracts/endpoint';
import type * as endpoints from '@shopwright/contracts/http/product-facets';
import { facetRatings, type ProductCount } from '@shopwright/contracts/http/product-facets';
import type { Database, Executor } from '@shopwright/service-kit/database/connection';
import { type SQL, sql } from 'drizzle-orm';
import { readValueGroups, type ValueGroup } from '../attributes/find-by-attributes';
import { withCategories } from '../db/categories';
import { findShown } from '../search/find-shown';
import { matchesWords, searchWords } from '../search/word-search';
import { countAttributes } from './count-attributes';
import { countInFigures, countInProducts, countRatings, type Facet, facets, roundedCount, without } from './facet-rows';
import { createScopes, type Scope, type ScopeOf } from './facet-scopes';

type FacetQuery = QueryOf<typeof endpoints.countProductFacets> & { categoryIds?: number[] };

interface FacetRow extends Record<string, unknown> {
  facet: Facet | 'rating';
  value: number | null;
  products: number;
  has_more: boolean;
}

type Facets = ResponseOf<typeof endpoints.countProductFacets>;

/**
 * Counts the products that each value of a filter leaves together with the search and the other filters. Where the list
 * shows others than those with all the words of the search, it counts these.
 */
export async function countProductFacets(database: Pick<Database, 'db'>, asked: FacetQuery): Promise<Facets> {
  const { db } = database;
  const query = await withCategories(db, asked);
  const { search = '', language } = query;
  const matches = await matchesWords(db, searchWords(search), language);
  const groups = await readValueGroups(db, query.attributes ?? []);
  const counted = await countWithin(db, query, { groups, scopeOf: createScopes(db, { matches }) });
  const isNoneFound = counted.counts.total.count === 0;
  const find = matches && (await findShown(database, { search, language, matches, isNoneFound }));
  if (!find) return { ...counted.counts, attributes: await countAttributes(db, query, { groups, ...counted }) };
  const shown = await countWithin(db, query, { groups, scopeOf: createScopes(db, { matches, find }) });
  return { ...shown.counts, attributes: await countAttributes(db, query, { groups, ...shown }) };
}

const ownFacets = [...(Object.keys(facets) as Facet[]), 'rating'] as const;

interface Within {
  /** The values that each filter by an attribute allows. */
  groups: ValueGroup[];
  scopeOf: ScopeOf;
}

async function countWithin(db: Executor, query: FacetQuery, { groups, scopeOf }: Within) {
  const scopes = new Map<FacetRow['facet'], Scope>();
  for (const facet of ownFacets) {
    const filter = facet === 'rating' ? { ...query, minRating: undefined } : without(facet, query);
    scopes.set(facet, await scopeOf(filter, groups));
  }
  const select = selectFacets(query, (facet) => scopes.get(facet)?.condition);
  return { counts: await readFacets(db, select, (facet) => scopes.get(facet)?.isSample === true), scopeOf };
}

async function readFacets(
  db: Executor,
  select: SQL,
  isSample: (facet: FacetRow['facet']) => boolean,
): Promise<Omit<Facets, 'attributes'>> {
  const rows = [...(await db.execute<FacetRow>(select))];
  const count = (facet: FacetRow['facet'], isCounted: (value: number) => boolean) =>
    countWhere(
      rows.filter((row) => row.facet === facet),
      isCounted,
      isSample(facet),
    );
  const categoryIds = rows.flatMap(({ facet, value }) => (facet === 'category' && value !== null ? [value] : []));
  return {
    total: count('total', () => true),
    categories: categoryIds.map((id) => ({ id, ...count('category', (value) => value === id) })),
    inStock: count('stock', (value) => value === 1),
    featured: count('featured', (value) => value === 1),
    ratings: facetRatings.map((minRating) => ({ minRating, ...count('rating', (value) => value >= minRating) })),
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

/** Adds up the counts of some values. */
function countWhere(rows: FacetRow[], isCounted: (value: number) => boolean, isSample: boolean): ProductCount {
  const count = rows.filter(({ value }) => isCounted(value ?? 0)).reduce((sum, { products }) => sum + products, 0);
  return roundedCount(count, isSample || rows.some((row) => row.has_more));
}
