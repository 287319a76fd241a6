import * as z from 'zod';
import { endpoint } from '../endpoint';
import { id, idInPath, limitInQuery, text } from '../fields';
import { staffProduct } from './products';

/** `all` includes archived products and drafts, which each have a view. The other views are of products on sale. */
export const productViews = [
  'all',
  'active',
  'out-of-stock',
  'low-stock',
  'featured',
  'dropshipped',
  'draft',
  'archived',
] as const;
export type ProductView = (typeof productViews)[number];

export const staffSorts = ['newest', 'name', 'name-desc', 'price', 'price-desc', 'stock', 'stock-desc'] as const;
export type StaffSort = (typeof staffSorts)[number];

const view = z.enum(productViews).default('active');
const search = text(200).optional();

export const productFilter = z.strictObject({ view, search, categoryId: id.optional() });
export type ProductFilter = z.infer<typeof productFilter>;

export const staffPageMax = 500;

const listedProduct = staffProduct.extend({
  /** True for a product of a supplier's import. */
  isImported: z.boolean(),
  /** Those on sale with a product with options; 0 for another. */
  variantCount: z.number(),
});
export type ListedProduct = z.infer<typeof listedProduct>;

/** Pages by number, which the address keeps. */
export const listStaffProducts = endpoint('catalog', 'GET /staff/products', {
  summary: 'Lists products for the back office',
  access: 'staff',
  permission: 'products:read',
  query: z.strictObject({
    view,
    search,
    categoryId: idInPath.optional(),
    /** Default: the best match for a search, else the newest. */
    sort: z.enum(staffSorts).optional(),
    page: idInPath.optional(),
    limit: limitInQuery(staffPageMax),
  }),
  response: z.object({
    rows: z.array(listedProduct),
    total: z.number(),
    /** More were found than counted. */
    hasMore: z.boolean(),
    /** The words searched instead, where nothing contains those typed. */
    corrected: z.string().optional(),
    /** Counts per view, without search and category. */
    counts: z.object({
      all: z.number(),
      active: z.number(),
      'out-of-stock': z.number(),
      'low-stock': z.number(),
      featured: z.number(),
      dropshipped: z.number(),
      draft: z.number(),
      archived: z.number(),
    } satisfies Record<ProductView, z.ZodNumber>),
  }),
});
