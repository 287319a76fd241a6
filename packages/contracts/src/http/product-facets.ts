import * as z from 'zod';
import { endpoint } from '../endpoint';
import { attributeKinds } from './attributes';
import { filterQuery } from './products';

/** If `hasMore`, the count is a lower bound. */
export const productCount = z.object({ count: z.number(), hasMore: z.boolean() });
export type ProductCount = z.infer<typeof productCount>;

/** Highest first. */
export const facetRatings = [4, 3, 2] as const;

/** A filter by an attribute, in the requested language. */
const attributeFacet = z.object({
  id: z.number(),
  name: z.string(),
  kind: z.enum(attributeKinds).exclude(['text']),
  /** Of a number: its unit, and the range of those that are found. */
  unit: z.string().nullish(),
  min: z.string().optional(),
  max: z.string().optional(),
  /** Of a choice by their names; of yes and no by 'yes' and 'no'. */
  values: z.array(productCount.extend({ id: z.number(), name: z.string(), color: z.string().nullish() })),
});
export type AttributeFacet = z.infer<typeof attributeFacet>;

/** At most so many attributes are filters of one list. */
export const attributeFacetsMax = 30;

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
    /** Those that products of the list have. */
    attributes: z.array(attributeFacet),
  }),
});
