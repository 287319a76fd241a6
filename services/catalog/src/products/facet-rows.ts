import { facetRatings, type ProductCount } from '@shopwright/contracts/http/product-facets';
import { and, type SQL, sql } from 'drizzle-orm';
import { isInCategory } from '../db/categories';
import { productFigures } from '../db/product-lists';
import { isListed, products } from '../db/products';
import { isListedFigure } from '../product-figures';
import { isAvailable, type ProductFilter, productFilters } from './product-query';

/** The filters whose values are counted, with the one that each leaves out. */
export const facets = { total: undefined, category: 'categoryId', stock: 'inStock', featured: 'featured' } as const;
export type Facet = keyof typeof facets;

/** The most products that are read for one facet: the time does not grow with the catalog. */
export const facetRowsMax = 1000;

/** Selects how many of at most `facetRowsMax` products have each value of a facet, and whether there are more. */
export function countInProducts(facet: Facet, filter: ProductFilter, matches: SQL | undefined): SQL {
  const values: Record<Facet, SQL> = {
    total: sql`0`,
    category: sql`${products.categoryId}`,
    stock: sql`(${isAvailable})::int`,
    featured: sql`${products.featured}::int`,
  };
  return rollUp(facet, countRows(facet, values[facet], { filter: without(facet, filter), matches }));
}

/** Counts each product of a category for those above it as well. */
const rollUp = (facet: Facet, rows: SQL): SQL =>
  facet !== 'category'
    ? rows
    : sql`
    select facet, above as value, sum(products)::int as products, bool_or(has_more) as has_more
    from (${rows}) own join categories c on c.id = own.value cross join unnest(c.path) above
    group by facet, above`;

/** The same of the ratings, rounded down. Products below the lowest rating of the filter are not read. */
export function countRatings(filter: ProductFilter, matches: SQL | undefined): SQL {
  const minRating = Math.min(...facetRatings);
  return countRows('rating', sql`floor(${products.rating})::int`, { filter: { ...filter, minRating }, matches });
}

/** The condition is a range, because an index serves that. With `= true`, the planner chooses another plan. */
const isAmongFeatured = sql`(not ${products.featured}) <= false`;

/** A search walks the order of the list, as its candidates do: the words may be in every product, or in few. */
function countRows(facet: string, value: SQL, { filter, matches }: { filter: ProductFilter; matches?: SQL }): SQL {
  const condition = and(productFilters(filter), filter.featured ? isAmongFeatured : undefined, matches);
  const order = matches ? sql`order by (not ${products.featured}), ${products.id}` : sql``;
  return sql`
    select ${facet}::text as facet, value, least(count(*), ${facetRowsMax})::int as products,
      sum(count(*)) over () > ${facetRowsMax} as has_more
    from (select ${value} as value from ${products} where ${condition} ${order} limit ${facetRowsMax + 1}) found
    group by value`;
}

/** The products that are reserved to the last unit. Open checkouts keep few, so that their rows are soon found. */
const reservedOut = sql`${products.id} in (
    select item.product_id from reservations r join reservation_items item using (reference) where r.state = 'held')
  and ${isListed} and ${products.inStock} and ${products.stockOnHand} > 0
  and ${products.stockOnHand} <= ${products.reservedQuantity}`;

/**
 * Selects the exact counts of a facet from the statistics, which know neither words, prices nor ratings. The statistics count
 * stock on hand: what is reserved to the last unit is moved to those that cannot be bought.
 */
export function countInFigures(facet: Facet, filter: ProductFilter): SQL {
  const values: Record<Facet, SQL> = {
    total: sql`0`,
    category: sql`category_id`,
    stock: sql`is_available::int`,
    featured: sql`featured::int`,
  };
  const { categoryId, inStock, featured } = without(facet, filter);
  const condition = and(
    categoryId === undefined ? undefined : isInCategory(sql`category_id`, categoryId),
    inStock ? sql`is_available` : undefined,
    featured ? sql`featured` : undefined,
  );
  return rollUp(
    facet,
    sql`
    select ${facet}::text as facet, ${values[facet]} as value, sum(products)::int as products, false as has_more
    from (
      select category_id, featured, in_stock and level > 0 as is_available, products
      from ${productFigures} where ${isListedFigure}
      union all
      select category_id, featured, is_available, case when is_available then -1 else 1 end
      from ${products}, (values (true), (false)) moved (is_available) where ${reservedOut}
    ) figures
    ${condition ? sql`where ${condition}` : sql``}
    group by value having sum(products) > 0`,
  );
}

/** The filters that the products of a facet pass: all but its own. */
export function without(facet: Facet, filter: ProductFilter): ProductFilter {
  const own = facets[facet];
  return own ? { ...filter, [own]: undefined } : filter;
}

/** A count that is not the whole is rounded down to its first digit. */
export function roundedCount(count: number, hasMore: boolean): ProductCount {
  if (!hasMore || count === 0) return { count, hasMore };
  const step = 10 ** Math.floor(Math.log10(count));
  return { count: Math.floor(count / step) * step, hasMore };
}
