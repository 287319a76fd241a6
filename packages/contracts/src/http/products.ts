import { z } from 'zod';
import { endpoint } from '../endpoint';
import {
  decimal,
  flagInQuery,
  idInPath,
  idParams,
  image,
  language,
  line,
  requiredText,
  text,
  timestamp,
} from '../fields';
import { page, textCursor } from '../page';

export const sorts = ['featured', 'price-asc', 'price-desc', 'name'] as const;
export type Sort = (typeof sorts)[number];

const productSpec = z.object({ label: z.string(), value: z.string() });

/** A product as visitors see it. `stockQuantity` is the available stock. */
const product = z.object({
  id: z.number(),
  slug: z.string(),
  name: z.string(),
  description: z.string(),
  price: z.string(),
  /** The higher price that is shown beside a reduced one. It is never charged. */
  compareAtPrice: z.string().nullish(),
  image: z.string(),
  category: z.string(),
  categoryId: z.number().nullable(),
  inStock: z.boolean(),
  featured: z.boolean(),
  /** Added in the last 30 days. */
  isNew: z.boolean(),
  stockQuantity: z.number(),
  /** The available stock is not zero, and at or below the product's threshold. */
  isLowStock: z.boolean(),
  specs: z.array(productSpec),
  /** The mean of the visible reviews, to one decimal; null without reviews. */
  rating: z.number().nullable(),
  reviewCount: z.number(),
});
export type Product = z.infer<typeof product>;

/** The store's own number of a product. */
const sku = z.string().nullish();

/** A product as staff see it. `stockQuantity` is the stock on hand, `reservedQuantity` the part that is reserved. */
export const staffProduct = product.extend({
  sku,
  /** From this quantity downwards the product is low in stock. */
  lowStockThreshold: z.number(),
  reservedQuantity: z.number(),
  isDropshipped: z.boolean(),
  supplierName: z.string().nullable(),
  supplierProductId: z.string().nullable(),
  supplierApiEndpoint: z.string().nullable(),
  supplierCost: z.string().nullable(),
  dropshipMargin: z.number().nullable(),
  version: z.number(),
  /** Null while the product is on sale. Only staff see archived products. */
  archivedAt: timestamp.nullable(),
});
export type StaffProduct = z.infer<typeof staffProduct>;

/** Staff receive `StaffProduct`, everyone else `Product`. */
const anyProduct = z.union([staffProduct, product]);

/** An image with a text for those who do not see it; empty where the product's name says enough. */
export const productImage = z.strictObject({ url: image(), alt: line(200) });
export type ProductImage = z.infer<typeof productImage>;

/** The fields that only the page of a single product reads. */
const details = {
  sku,
  /** In order; the first is the product's `image`. */
  images: z.array(productImage),
  categorySlug: z.string().nullable(),
  /** The products of this store that are part of it: those whose names are values of its specifications. */
  contains: z.array(z.object({ id: z.number(), name: z.string(), image: z.string(), price: z.string() })),
};

const productDetail = product.extend(details);
export type ProductDetail = z.infer<typeof productDetail>;
export const staffProductDetail = staffProduct.extend(details);
export type StaffProductDetail = z.infer<typeof staffProductDetail>;

/** Reads 'all' (the default) as no filter. */
const categoryFilter = z.union([idInPath, z.literal('all').transform(() => undefined)]).optional();

/** The filters of a list of products. */
export const filterQuery = {
  search: text(200).optional(),
  categoryId: categoryFilter,
  /** Returns and searches names and descriptions in this language if there is a translation. */
  language: language.optional(),
  minPrice: decimal.optional(),
  maxPrice: decimal.optional(),
  inStock: flagInQuery,
  featured: flagInQuery,
  minRating: z.enum(['1', '2', '3', '4', '5']).transform(Number).optional(),
};

export const listProducts = endpoint('catalog', 'GET /products', {
  summary: 'Lists products',
  access: 'public',
  isCached: true,
  ...page({
    row: anyProduct,
    limitMax: 200,
    cursor: textCursor,
    query: {
      ...filterQuery,
      sort: z.enum(sorts).default('featured'),
      /** Returns archived products instead. 403 for others than staff. */
      archived: flagInQuery,
    },
  }),
});

export const getProduct = endpoint('catalog', 'GET /products/:id', {
  summary: 'Retrieves a product',
  access: 'public',
  callers: ['bff', 'order', 'workers'],
  isCached: true,
  params: idParams,
  query: z.strictObject({ language: language.optional() }),
  response: z.union([staffProductDetail, productDetail]),
});

const suggestion = z.object({
  id: z.number(),
  name: z.string(),
  image: z.string(),
  price: z.string(),
  compareAtPrice: z.string().nullish(),
  category: z.string(),
});

/** Returns up to 6 products and 3 categories. Tolerates typing errors. */
export const suggestProducts = endpoint('catalog', 'GET /search/suggestions', {
  summary: 'Lists search suggestions',
  access: 'public',
  isCached: true,
  query: z.strictObject({ q: requiredText(1, 100, 'required'), language: language.optional() }),
  response: z.object({
    products: z.array(suggestion),
    /** The words that the search was taken for, where no name or category contains the words as they were typed. */
    corrected: z.string().optional(),
    categories: z.array(z.object({ id: z.number(), name: z.string() })),
  }),
});
