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

/** The condition on rows of `product_filters`. */
export const hasValues = (groups: readonly ValueGroup[], categoryIds?: readonly number[]): SQL =>
  and(
    ...groups.map(({ valueIds }) => sql`f.value_ids && ${toIntArray(valueIds)}`),
    categoryIds && sql`f.value_ids && ${toIntArray(categoryIds.map(categoryMark))}`,
  ) ?? sql`true`;

/** The most products that are found by the index alone. */
export const foundMax = 2000;

interface FoundProducts {
  ids: number[];
  /** There are more than these. */
  isCommon: boolean;
}

/**
 * Finds products by the index of values. The CTE is planned as if all were read, so that values that rarely occur together
 * are not looked for in the table; it stops at the limit nevertheless.
 */
export async function findByValues(
  db: Executor,
  groups: readonly ValueGroup[],
  categoryIds: readonly number[] | undefined,
): Promise<FoundProducts> {
  const rows = await db.execute<{ id: number }>(selectByValues(groups, categoryIds));
  const ids = rows.map(({ id }) => id);
  return { ids: ids.slice(0, foundMax), isCommon: ids.length > foundMax };
}

/** Exported for the test of its plan. */
export const selectByValues = (groups: readonly ValueGroup[], categoryIds: readonly number[] | undefined): SQL => sql`
  with found as materialized (select f.product_id as id from product_filters f where ${hasValues(groups, categoryIds)})
  select id from found limit ${foundMax + 1}`;

/** The condition that a product has the values: by id, unless too many have. */
export const isFound = ({ ids, isCommon }: FoundProducts, groups: readonly ValueGroup[]): SQL =>
  isCommon
    ? sql`exists (select from product_filters f where f.product_id = ${products.id} and ${hasValues(groups)})`
    : isAmong(ids);

/** The condition for a list that must be sorted: products in no order are found first. */
export const isAmongAll = (groups: readonly ValueGroup[], categoryIds: readonly number[] | undefined): SQL =>
  sql`${products.id} = any(array(select f.product_id from product_filters f where ${hasValues(groups, categoryIds)}))`;
