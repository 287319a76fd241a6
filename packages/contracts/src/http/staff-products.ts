import { z } from 'zod';
import { endpoint } from '../endpoint';
import { id, idInPath, limitInQuery, text } from '../fields';
import { page } from '../page';
import { staffProduct } from './products';

/** The saved views of the back office. `all` includes archived products, every other view but `archived` leaves them out. */
export const productViews = [
  'all',
  'active',
  'out-of-stock',
  'low-stock',
  'featured',
  'dropshipped',
  'archived',
] as const;
export type ProductView = (typeof productViews)[number];

export const staffSorts = ['newest', 'name', 'name-desc', 'price', 'price-desc', 'stock', 'stock-desc'] as const;
export type StaffSort = (typeof staffSorts)[number];

const view = z.enum(productViews).default('active');
const search = text(200).optional();

/** The filter of a list of products, and of a bulk change of "all matching". */
export const productFilter = z.strictObject({ view, search, categoryId: id.optional() });
export type ProductFilter = z.infer<typeof productFilter>;

export const staffPageMax = 500;

/** A row of the table of products. */
const listedProduct = staffProduct.extend({
  /** True if an import of a supplier's products created or updated it. */
  isImported: z.boolean(),
});
export type ListedProduct = z.infer<typeof listedProduct>;

/** Lists products by page number, which the back office keeps in its address. */
export const listStaffProducts = endpoint('catalog', 'GET /staff/products', {
  summary: 'Lists products for the back office',
  access: 'staff',
  query: z.strictObject({
    view,
    search,
    categoryId: idInPath.optional(),
    /** Without it, the best match comes first where there is a search, and the newest product elsewhere. */
    sort: z.enum(staffSorts).optional(),
    page: idInPath.optional(),
    limit: limitInQuery(staffPageMax),
  }),
  response: z.object({
    rows: z.array(listedProduct),
    /** The number of products on all pages. */
    total: z.number(),
    /** True where a search found more than were counted. */
    hasMore: z.boolean(),
    /** The words that the search was taken for, where no product contains the words as they were typed. */
    corrected: z.string().optional(),
    /** The number of products of each view, without the search and the category. */
    counts: z.object({
      all: z.number(),
      active: z.number(),
      'out-of-stock': z.number(),
      'low-stock': z.number(),
      featured: z.number(),
      dropshipped: z.number(),
      archived: z.number(),
    } satisfies Record<ProductView, z.ZodNumber>),
  }),
});

/**
 * Lists the products of a filter, newest first. An id never changes, so that these pages hold each product once, also
 * where its name, price or stock changes between two of them.
 */
export const listMatchingProducts = endpoint('catalog', 'GET /staff/products/matching', {
  summary: 'Lists the products that match a filter of the back office',
  access: 'staff',
  ...page({
    row: staffProduct,
    limitMax: staffPageMax,
    cursor: idInPath,
    query: { view, search, categoryId: idInPath.optional() },
  }),
});
