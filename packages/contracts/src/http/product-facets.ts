import * as z from 'zod';
import { endpoint } from '../endpoint';
import { filterQuery } from './products';

/** If `hasMore`, the count is a lower bound. */
export const productCount = z.object({ count: z.number(), hasMore: z.boolean() });
export type ProductCount = z.infer<typeof productCount>;

/** Highest first. */
export const facetRatings = [4, 3, 2] as const;

/** Counts what each value would leave, with the search and the other filters. Leaves out empty categories. */
export const countProductFacets = endpoint('catalog', 'GET /product-facets', {
  summary: 'Counts products by filter',
  access: 'public',
  isCached: true,
  query: z.strictObject(filterQuery),
  response: z.object({
    /** The count with all filters. */
    total: productCount,
    categories: z.array(productCount.extend({ id: z.number() })),
    inStock: productCount,
    featured: productCount,
    ratings: z.array(productCount.extend({ minRating: z.number() })),
  }),
});
