import { z } from 'zod';
import { endpoint } from '../endpoint';
import { filterQuery } from './products';

/** A count of products. If `hasMore`, there are more than were counted, and 0 says nothing. */
const productCount = z.object({ count: z.number(), hasMore: z.boolean() });
export type ProductCount = z.infer<typeof productCount>;

/** The ratings that a list can be filtered by, from the highest one. */
export const facetRatings = [4, 3, 2] as const;

/**
 * Counts the products that each value of a filter would leave, together with the search and the other filters. Categories
 * without products are left out.
 */
export const countProductFacets = endpoint('catalog', 'GET /product-facets', {
  summary: 'Counts products by filter',
  access: 'public',
  isCached: true,
  query: z.strictObject(filterQuery),
  response: z.object({
    /** With all filters. */
    total: productCount,
    categories: z.array(productCount.extend({ id: z.number() })),
    inStock: productCount,
    featured: productCount,
    ratings: z.array(productCount.extend({ minRating: z.number() })),
  }),
});
