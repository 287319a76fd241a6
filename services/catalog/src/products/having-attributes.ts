import type { Executor } from '@shopwright/service-kit/database/connection';
import { type SQL, sql } from 'drizzle-orm';
import {
  findByValues,
  hasValues,
  isAmongAll,
  isFound,
  readValueGroups,
  type ValueGroup,
} from '../attributes/find-by-attributes';
import { isAmong } from '../search/relevance';
import { defaultLimit, type ListQuery, selectPage } from './product-query';

/** A list of products with values of attributes; `common` if more products have them than are found by id. */
interface HavingQuery extends ListQuery {
  common?: ValueGroup[];
}

/** Adds the condition of the filters by attributes. */
export async function withAttributes(db: Executor, query: ListQuery): Promise<HavingQuery> {
  if (!query.attributes) return query;
  const groups = await readValueGroups(db, query.attributes);
  const found = await findByValues(db, groups, query.categoryIds);
  return { ...query, having: isFound(found, groups), ...(found.isCommon && { common: groups }) };
}

/** The products of the list that are compared before those with the values are sorted. */
export const walkedMax = 5000;

/**
 * Selects a page as `selectPage` does. Where many products have the values, the first ones of the list without this filter
 * usually fill the page. Otherwise, such as with what only the dearest products have, the index finds all that have them.
 */
export async function selectHavingPage(db: Executor, query: HavingQuery, matches: SQL | undefined) {
  const { common: groups, having: _, ...others } = query;
  if (!groups) return selectPage(db, query, matches);
  const [walk] = await db.execute<{ walked: number; ids: number[] }>(selectWalk(db, query, matches));
  const isWhole = walk && (walk.walked < walkedMax || walk.ids.length > (query.limit ?? defaultLimit));
  return selectPage(
    db,
    { ...others, having: isWhole ? isAmong(walk.ids) : isAmongAll(groups, query.categoryIds) },
    matches,
  );
}

/** Looks each product up, where a join may read all rows. Exported for the test of its plan. */
export function selectWalk(db: Executor, query: HavingQuery, matches: SQL | undefined): SQL {
  const { common: groups = [], having: _, limit = defaultLimit, ...others } = query;
  const list = selectPage(db, { ...others, limit: walkedMax - 1 }, matches);
  return sql`
    with walked as materialized (select found_id, row_number() over () as place from ${list})
    select (select count(*)::int from walked) as walked, to_jsonb(array(
      select found_id from walked
      where (select ${hasValues(groups)} from product_filters f where f.product_id = found_id)
      order by place limit ${limit + 1})) as ids`;
}
