import type { AttributeFilter } from '@shopwright/contracts/attribute-filter';
import type { Executor } from '@shopwright/service-kit/database/connection';
import { and, type SQL, sql } from 'drizzle-orm';
import { products } from '../db/products';
import { isAmong, toIntArray } from '../search/relevance';
import { categoryMark } from './value-marks';

/** The ids of the values that pass a filter: a product has one of them. */
export interface ValueGroup {
  attributeId: number;
  valueIds: number[];
}

/** Reads the numbers of each range. Products have few different ones of an attribute. */
export const readValueGroups = (db: Executor, filters: readonly AttributeFilter[]): Promise<ValueGroup[]> =>
  Promise.all(
    filters.map(async (filter) => {
      const attributeId = filter.id;
      if ('values' in filter) return { attributeId, valueIds: filter.values };
      const rows = await db.execute<{ id: number }>(sql`
        select id from attribute_values where attribute_id = ${attributeId}
          and number >= coalesce(${filter.min ?? null}::text::numeric, '-infinity')
          and number <= coalesce(${filter.max ?? null}::text::numeric, 'infinity')`);
      return { attributeId, valueIds: rows.map(({ id }) => id) };
    }),
  );

/** An index search for one of more values than these compares each row with all of them, which takes seconds. */
const searchedMax = 16;
const isWide = ({ valueIds }: ValueGroup): boolean => valueIds.length > searchedMax;

/** `is true` keeps the subquery apart from the query around it, so that the values are hashed once, in a generic plan too. */
const hasOneOf = (group: ValueGroup): SQL =>
  isWide(group)
    ? sql`exists (select from unnest(f.value_ids) as own
        where (own in (select unnest(${toIntArray(group.valueIds)}))) is true)`
    : sql`f.value_ids && ${toIntArray(group.valueIds)}`;

/** The condition on rows of `product_filters`. */
export const hasValues = (groups: readonly ValueGroup[], categoryIds?: readonly number[]): SQL =>
  and(...groups.map(hasOneOf), categoryIds && sql`f.value_ids && ${toIntArray(categoryIds.map(categoryMark))}`) ??
  sql`true`;

/** The most products that are found by the index alone. */
export const foundMax = 2000;

/** Where so many of these have the values, no index is asked, which would read all that have a common one. */
const sampleMax = 20_000;

/** So many tell which of two groups is the rarer one. */
const countedMax = 2000;

interface FoundProducts {
  ids: number[];
  /** There are more than these. */
  isCommon: boolean;
}

/** Finds products among some, and where few of them have the values, among all by the index. */
export async function findByValues(
  db: Executor,
  groups: readonly ValueGroup[],
  categoryIds: readonly number[] | undefined,
): Promise<FoundProducts> {
  const [sample] = await db.execute<{ ids: number[]; counts: number[] }>(selectSample(groups, categoryIds));
  if (sample && sample.ids.length > foundMax) return { ids: sample.ids.slice(0, foundMax), isCommon: true };
  const byRarity = groups
    .map((group, at) => ({ group, count: sample?.counts[at] ?? 0 }))
    .sort((a, b) => a.count - b.count)
    .map(({ group }) => group);
  const rows = await db.execute<{ id: number }>(selectByValues(byRarity, categoryIds));
  const ids = [...new Set(rows.map(({ id }) => id))];
  return { ids: ids.slice(0, foundMax), isCommon: rows.length > foundMax };
}

/** Selects some products that have the values. */
const selectSample = (groups: readonly ValueGroup[], categoryIds: readonly number[] | undefined): SQL => sql`
  with f as materialized (select product_id, value_ids from product_filters limit ${sampleMax})
  select
    to_jsonb(array(select product_id from f where ${hasValues(groups, categoryIds)} limit ${foundMax + 1})) as ids,
    ${countEach(groups)} as counts`;

/** How many have values of each group, where that decides how the others are found. */
const countEach = (groups: readonly ValueGroup[]): SQL => {
  const some = sql`(select value_ids from f limit ${countedMax}) f`;
  const counts = groups.map((group) => sql`(select count(*)::int from ${some} where ${hasOneOf(group)})`);
  return groups.some(isWide) ? sql`to_jsonb(array[${sql.join(counts, sql`, `)}])` : sql`'[]'::jsonb`;
};

/**
 * Selects products that have values of all groups, the rarest group first. The CTE is planned as if all were read, so that
 * values that rarely occur together are not looked for in the table; it stops at the limit nevertheless. Exported for the
 * test of its plan.
 */
export const selectByValues = (groups: readonly ValueGroup[], categoryIds: readonly number[] | undefined): SQL => sql`
  with found as materialized (${selectAll(groups, categoryIds)})
  select id from found limit ${foundMax + 1}`;

/** Looks each value of a wide group up by itself, if it is the rarest, together with the others that the index knows. */
function selectAll([rarest, ...others]: readonly ValueGroup[], categoryIds: readonly number[] | undefined): SQL {
  const groups = rarest ? [rarest, ...others] : others;
  if (!rarest || !isWide(rarest)) {
    return sql`select f.product_id as id from product_filters f where ${hasValues(groups, categoryIds)}`;
  }
  const indexed = others.filter((group) => !isWide(group));
  return sql`
    select f.product_id as id
    from unnest(${toIntArray(rarest.valueIds)}) as wanted cross join lateral (
      select product_id, value_ids from product_filters f
      where value_ids @> array[wanted] and ${hasValues(indexed, categoryIds)} offset 0) f
    where ${hasValues(others.filter(isWide))}`;
}

/** The condition that a product has the values: by id, unless too many have. */
export const isFound = ({ ids, isCommon }: FoundProducts, groups: readonly ValueGroup[]): SQL =>
  isCommon
    ? sql`exists (select from product_filters f where f.product_id = ${products.id} and ${hasValues(groups)})`
    : isAmong(ids);

/** The condition for a list that must be sorted: products in no order are found first. */
export const isAmongAll = (groups: readonly ValueGroup[], categoryIds: readonly number[] | undefined): SQL =>
  sql`${products.id} = any(array(select id from (${selectAll(groups, categoryIds)}) found))`;
