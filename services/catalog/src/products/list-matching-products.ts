import type { QueryOf } from '@shopwright/contracts/endpoint';
import type { StaffProduct } from '@shopwright/contracts/http/products';
import type * as endpoints from '@shopwright/contracts/http/staff-products';
import { pageSize } from '@shopwright/contracts/limits';
import type { Database } from '@shopwright/service-kit/database/connection';
import { type Page, toPage } from '@shopwright/service-kit/http/page';
import { and, desc, lt, type SQL } from 'drizzle-orm';
import { withCategories } from '../db/categories';
import { products, staffColumns } from '../db/products';
import { findSimilar } from '../search/find-similar';
import { matchesSearch } from '../search/match-sku';
import { isAmong } from '../search/relevance';
import { typedWords } from '../search/word-search';
import { filterCondition, hasTypo } from './list-staff-products';

type MatchingQuery = QueryOf<typeof endpoints.listMatchingProducts>;

/** Returns one page of the products that the table shows for the filter, newest first. */
export async function listMatchingProducts(
  database: Pick<Database, 'db'>,
  query: MatchingQuery,
): Promise<Page<StaffProduct>> {
  const { limit = pageSize, cursor } = query;
  const isOlder = cursor === undefined ? undefined : lt(products.id, cursor);
  const rows = await database.db
    .select(staffColumns)
    .from(products)
    .where(and(await foundCondition(database, query), isOlder))
    .orderBy(desc(products.id))
    .limit(limit + 1);
  return toPage(rows, limit, ({ id }) => id);
}

/** Builds the condition of the filter and search, or of similar words where the search has a typing error. */
async function foundCondition(database: Pick<Database, 'db'>, query: MatchingQuery): Promise<SQL | undefined> {
  const { search = '' } = query;
  const matches = await matchesSearch(database.db, search);
  const filters = filterCondition(await withCategories(database.db, query));
  if (!(await hasTypo(database.db, query, matches))) return and(filters, matches);
  return isAmong(await findSimilar(database, { words: typedWords(search), filters }));
}
