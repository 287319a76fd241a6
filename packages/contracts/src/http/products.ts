import * as z from 'zod';
import { parseAttributeFilters } from '../attribute-filter';
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
import { categoryLink } from './categories';

export const sorts = ['featured', 'price-asc', 'price-desc', 'name'] as const;
export type Sort = (typeof sorts)[number];

export const productSpec = z.object({ label: z.string(), value: z.string() });

/** The product as visitors see it. `stockQuantity` is the available stock. */
export const product = z.object({
  id: z.number(),
  slug: z.string(),
  name: z.string(),
  description: z.string(),
  price: z.string(),
  /** Shown beside a reduced price, never charged. */
  compareAtPrice: z.string().nullish(),
  image: z.string(),
  category: z.string(),
  categoryId: z.number().nullable(),
  inStock: z.boolean(),
  featured: z.boolean(),
  isNew: z.boolean(),
  stockQuantity: z.number(),
  /** Available, and at or below the threshold. */
  isLowStock: z.boolean(),
  specs: z.array(productSpec),
  /** The mean of the visible reviews, to one decimal; null without any. */
  rating: z.number().nullable(),
  reviewCount: z.number(),
  /** Sold as variants only: `price` is the lowest of theirs, and stock is that of all together. Absent otherwise. */
  hasOptions: z.boolean().optional(),
  /** The highest price of the variants, where they differ. */
  priceMax: z.string().nullish(),
});
export type Product = z.infer<typeof product>;

/** The store's own product number. */
const sku = z.string().nullish();

/** Absent where tabs and search engines read name and description. */
const searchTexts = { seoTitle: z.string().nullish(), seoDescription: z.string().nullish() };

/** For staff. `stockQuantity` is the stock on hand, `reservedQuantity` a part of it. */
export const staffProduct = product.extend({
  sku,
  gtin: z.string().nullish(),
  ...searchTexts,
  /** Low from this quantity downwards. */
  lowStockThreshold: z.number(),
  reservedQuantity: z.number(),
  taxClass: z.string(),
  /** Of one unit, packed. 0 if unknown. */
  weightGrams: z.number(),
  /** False for what is not sent, such as a voucher. */
  needsShipping: z.boolean(),
  /** Only staff see them. */
  tags: z.array(z.string()).default([]),
  isDropshipped: z.boolean(),
  supplierName: z.string().nullable(),
  supplierProductId: z.string().nullable(),
  supplierApiEndpoint: z.string().nullable(),
  supplierCost: z.string().nullable(),
  dropshipMargin: z.number().nullable(),
  version: z.number(),
  /** Null on sale and for a draft. Only staff see archived products. */
  archivedAt: timestamp.nullable(),
  /** Not on sale yet, or not now. Only staff see drafts. */
  isDraft: z.boolean().default(false),
});
export type StaffProduct = z.infer<typeof staffProduct>;

export const anyProduct = z.union([staffProduct, product]);

/** `alt` is empty where the product's name says enough. */
export const productImage = z.strictObject({ url: image(), alt: line(200) });
export type ProductImage = z.infer<typeof productImage>;

/** Texts are in the requested language. `swatches` are colors in the order of the values. */
export const productOption = z.object({
  name: z.string(),
  values: z.array(z.string()),
  swatches: z.array(z.string().nullable()).optional(),
});
export type ProductOption = z.infer<typeof productOption>;

/** What is sold of a product with options: carts and orders take its `id` as `productId`. */
export const productVariant = z.object({
  id: z.number(),
  sku,
  gtin: z.string().nullish(),
  price: z.string(),
  compareAtPrice: z.string().nullish(),
  inStock: z.boolean(),
  /** The available stock. */
  stockQuantity: z.number(),
  isLowStock: z.boolean(),
  /** A value of each option, in their order. */
  optionValues: z.array(z.string()),
  /** Absent where it is that of the product. */
  image: z.string().optional(),
});
export type ProductVariant = z.infer<typeof productVariant>;

/** What it costs to send one unit to any address of these countries, in these business days. */
export const deliveryOffer = z.object({
  countries: z.array(z.string()),
  amount: z.string(),
  days: z.object({ from: z.number(), to: z.number() }).optional(),
});
export type DeliveryOffer = z.infer<typeof deliveryOffer>;

/** Fields only for the page of a single product. */
const details = {
  sku,
  gtin: z.string().nullish(),
  ...searchTexts,
  /** Both absent without options. Variants are in the order of the options' values, as staff arranged them. */
  options: z.array(productOption).optional(),
  variants: z.array(productVariant).optional(),
  /** The product of which this one is a variant. Absent otherwise. */
  parentId: z.number().optional(),
  /** The first is `image`. */
  images: z.array(productImage),
  categorySlug: z.string().nullable(),
  /** By language, with English. Only where addresses have names, and these change with the language. */
  names: z.partialRecord(language, z.string()).optional(),
  /** The categories above it that have a page, from the top down, and its own. */
  categoryPath: z.array(categoryLink).default([]),
  /** What the store says of the products of its category, or of all. Absent without. */
  features: z.array(z.string()).optional(),
  /** As the settings of shipping say. Absent without, and for what is not sent. */
  delivery: z.array(deliveryOffer).optional(),
  /** Products whose names are values of its specifications. */
  contains: z.array(
    z.object({
      id: z.number(),
      name: z.string(),
      image: z.string(),
      price: z.string(),
      /** As that of a product. */
      priceMax: z.string().optional(),
    }),
  ),
};

export const productDetail = product.extend(details);
export type ProductDetail = z.infer<typeof productDetail>;
export const staffProductDetail = staffProduct.extend(details);
export type StaffProductDetail = z.infer<typeof staffProductDetail>;

/** 'all' is no filter. */
const categoryFilter = z.union([idInPath, z.literal('all').transform(() => undefined)]).optional();

const attributesInQuery = z
  .string()
  .transform((text, context) => {
    const filters = parseAttributeFilters(text);
    if (filters) return filters;
    context.addIssue({ code: 'custom', message: 'Must be filters such as 12-3-4_15*10*20', input: text });
    return z.NEVER;
  })
  .meta({ description: 'Values of attributes by id, and ranges of numbers.', examples: ['12-3-4_15*10*20'] });

export const filterQuery = {
  search: text(200).optional(),
  categoryId: categoryFilter,
  collectionId: idInPath.optional(),
  language: language.optional(),
  minPrice: decimal.optional(),
  maxPrice: decimal.optional(),
  inStock: flagInQuery,
  featured: flagInQuery,
  minRating: z.enum(['1', '2', '3', '4', '5']).transform(Number).optional(),
  attributes: attributesInQuery.optional(),
};

export const listProducts = endpoint('catalog', 'GET /products', {
  summary: 'Lists products',
  access: 'public',
  permission: 'products:read',
  isCached: true,
  ...page({
    row: anyProduct,
    limitMax: 200,
    cursor: textCursor,
    query: {
      ...filterQuery,
      sort: z.enum(sorts).default('featured'),
      /** Archived products instead. 403 except for staff. */
      archived: flagInQuery,
    },
  }),
});

export const getProduct = endpoint('catalog', 'GET /products/:id', {
  summary: 'Retrieves a product',
  access: 'public',
  permission: 'products:read',
  callers: ['bff', 'order', 'workers'],
  isCached: true,
  params: idParams,
  query: z.strictObject({ language: language.optional() }),
  response: z.union([staffProductDetail, productDetail]),
});

export const suggestion = z.object({
  id: z.number(),
  name: z.string(),
  image: z.string(),
  price: z.string(),
  compareAtPrice: z.string().nullish(),
  /** The highest price of the variants, where they differ. */
  priceMax: z.string().nullish(),
  category: z.string(),
});

/** Up to 4 products in stock that several orders have together with this one, the most frequent first. Cached until a product is edited: the counts of sales may be a little older. */
export const listBoughtTogether = endpoint('catalog', 'GET /products/:id/bought-together', {
  summary: 'Lists products that are often bought together with a product',
  access: 'public',
  isCached: true,
  params: idParams,
  query: z.strictObject({ language: language.optional() }),
  response: z.array(suggestion),
});

/** Up to 6 products and 3 categories. Tolerates typing errors. */
export const suggestProducts = endpoint('catalog', 'GET /search/suggestions', {
  summary: 'Lists search suggestions',
  access: 'public',
  isCached: true,
  query: z.strictObject({ q: requiredText(1, 100, 'required'), language: language.optional() }),
  response: z.object({
    products: z.array(suggestion),
    /** The words searched instead, where nothing contains those typed. */
    corrected: z.string().optional(),
    /** True if no product has all the words, and these are the closest. */
    isPartial: z.boolean().optional(),
    categories: z.array(z.object({ id: z.number(), name: z.string() })),
  }),
});
