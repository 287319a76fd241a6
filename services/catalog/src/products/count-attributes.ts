import { type AttributeFacet, attributeFacetsMax } from '@shopwright/contracts/http/product-facets';
import type { Executor } from '@shopwright/service-kit/database/connection';
import { and, type SQL, sql } from 'drizzle-orm';
import type { ValueGroup } from '../attributes/find-by-attributes';
import { toIntArray } from '../search/relevance';
import { facetRowsMax, roundedCount } from './facet-rows';
import type { ScopeOf } from './facet-scopes';
import { type ProductFilter, productFilters } from './product-query';

interface AttributeRow extends Record<string, unknown> {
  id: number;
  name: string;
  kind: AttributeFacet['kind'];
  unit: string | null;
  is_of_category: boolean;
}

interface CountOptions {
  /** The values that each filter by an attribute allows. */
  groups: readonly ValueGroup[];
  scopeOf: ScopeOf;
}

/**
 * Counts the products that each value of an attribute leaves. An attribute is shown if a product of the list has it, and
 * where not all are counted, if it belongs to the category.
 */
export async function countAttributes(
  db: Executor,
  query: ProductFilter,
  { groups, scopeOf }: CountOptions,
): Promise<AttributeFacet[]> {
  const known = await readFilters(db, query);
  if (known.length === 0) return [];
  const others = await countValues(db, query, await scopeOf(query, groups));
  const chosen = new Map<number, ValueCounts>();
  for (const { attributeId } of groups) {
    const rest = groups.filter((group) => group.attributeId !== attributeId);
    chosen.set(attributeId, await countValues(db, query, await scopeOf(query, rest)));
  }
  const countsOf = (id: number) => chosen.get(id) ?? others;
  const values = await readValues(db, query, known, [
    ...others.counts.keys(),
    ...[...chosen.values()].flatMap(({ counts }) => [...counts.keys()]),
  ]);
  const wanted = new Set(groups.flatMap(({ valueIds }) => valueIds));
  return known
    .flatMap((attribute) => {
      const { counts, hasMore } = countsOf(attribute.id);
      const own = values.filter(({ attribute_id }) => attribute_id === attribute.id);
      const isCounted = own.some(({ id }) => counts.has(id));
      const isShown = chosen.has(attribute.id) || isCounted || (hasMore && attribute.is_of_category);
      return isShown ? [toFacet(attribute, own, { counts, hasMore, wanted })] : [];
    })
    .slice(0, attributeFacetsMax);
}

/** The attributes that are filters. */
const readFilters = (db: Executor, { categoryId, language = 'en' }: ProductFilter) =>
  db.execute<AttributeRow>(sql`
    select id, coalesce(translations ->> ${language}::text, name) as name, kind, unit,
      category_ids = '{}' or exists (select from categories c
        where c.id = ${categoryId ?? null}::int and c.path && category_ids) as is_of_category
    from attributes where is_filter and kind <> 'text' order by position, lower(name)`);

interface ValueCounts {
  /** By the id of the value. */
  counts: Map<number, number>;
  hasMore: boolean;
}

async function countValues(
  db: Executor,
  query: ProductFilter,
  scope: Awaited<ReturnType<ScopeOf>>,
): Promise<ValueCounts> {
  const rows = await db.execute<{ value: number; products: number }>(selectValueCounts(query, scope.condition));
  const counts = new Map(rows.map(({ value, products }) => [value, products]));
  const total = counts.get(0) ?? 0;
  counts.delete(0);
  return { counts, hasMore: scope.isSample || total > facetRowsMax };
}

/** Selects how many of at most `facetRowsMax` products have each value; 0 is all of them. Exported for the test of its plan. */
export const selectValueCounts = (query: ProductFilter, condition: SQL | undefined): SQL => sql`
  with found as materialized (
    select products.id from products where ${and(productFilters(query), condition)} limit ${facetRowsMax + 1}
  )
  select value, count(*)::int as products
  from found cross join unnest((select value_ids from product_filters f where f.product_id = found.id)) as value
  where value > 0 group by value
  union all select 0, count(*)::int from found`;

interface ValueRow extends Record<string, unknown> {
  id: number;
  attribute_id: number;
  name: string;
  number: string | null;
  color: string | null;
}

/** Reads choices, yes and no, and of numbers those that are counted, and the least and the greatest. */
const readValues = (
  db: Executor,
  { language = 'en' }: ProductFilter,
  known: readonly AttributeRow[],
  counted: readonly number[],
) =>
  db.execute<ValueRow>(sql`
    select v.id, attribute_id, coalesce(v.translations ->> ${language}::text, v.name, key) as name, number::text, color
    from attribute_values v
    where attribute_id = any(${toIntArray(known.map(({ id }) => id))})
      and (number is null or v.id = any(${toIntArray([...new Set(counted)])})
        or number in (select unnest(array[min(o.number), max(o.number)]) from attribute_values o where o.attribute_id = v.attribute_id))
    order by v.position, v.number, v.id`);

function toFacet(
  { id, name, kind, unit }: AttributeRow,
  own: readonly ValueRow[],
  { counts, hasMore, wanted }: ValueCounts & { wanted: Set<number> },
): AttributeFacet {
  if (kind === 'number') {
    const inList = hasMore ? own : own.filter((value) => counts.has(value.id));
    const [min, max] = [inList[0]?.number, inList.at(-1)?.number];
    return { id, name, kind, unit, values: [], ...(min && { min }), ...(max && { max }) };
  }
  const shown = own.filter((value) => hasMore || counts.has(value.id) || wanted.has(value.id));
  return {
    id,
    name,
    kind,
    values: shown.map((value) => ({
      id: value.id,
      name: value.name,
      ...(value.color && { color: value.color }),
      ...roundedCount(counts.get(value.id) ?? 0, hasMore),
    })),
  };
}
