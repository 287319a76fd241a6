import { z } from 'zod';
import { endpoint } from '../endpoint';
import { decimal, id, idInPath, idParams, image, limitInQuery, maxInteger, requiredText, text } from '../fields';

export const sorts = ['featured', 'price-asc', 'price-desc', 'name'] as const;
export type Sort = (typeof sorts)[number];

export const productSpec = z.object({ label: z.string(), value: z.string() });

/** What everyone may see of a product. `price` is a decimal string, `stockQuantity` what can be bought now. */
export const product = z.object({
  id: z.number(),
  slug: z.string(),
  name: z.string(),
  description: z.string(),
  price: z.string(),
  image: z.string(),
  category: z.string(),
  categoryId: z.number().nullable(),
  inStock: z.boolean(),
  featured: z.boolean(),
  stockQuantity: z.number(),
  specs: z.array(productSpec),
});
export type Product = z.infer<typeof product>;

/** What staff sees besides. `stockQuantity` is what is on hand, `reservedQuantity` what unpaid orders hold of it. */
export const staffProduct = product.extend({
  reservedQuantity: z.number(),
  lowStockThreshold: z.number(),
  isDropshipped: z.boolean(),
  supplierName: z.string().nullable(),
  supplierProductId: z.string().nullable(),
  supplierApiEndpoint: z.string().nullable(),
  supplierCost: z.string().nullable(),
  dropshipMargin: z.number().nullable(),
  version: z.number(),
});
export type StaffProduct = z.infer<typeof staffProduct>;

/** Staff gets `StaffProduct`, everyone else `Product`. */
export const anyProduct = z.union([staffProduct, product]);

/** Reads 'all' (the default) as no filter. */
const categoryFilter = z.union([idInPath, z.literal('all').transform(() => undefined)]).optional();

export const listProducts = endpoint({
  service: 'catalog',
  method: 'GET',
  path: '/products',
  access: 'public',
  query: z.strictObject({
    search: text(200).optional(),
    categoryId: categoryFilter,
    sort: z.enum(sorts).default('featured'),
    limit: limitInQuery(200),
    /** Where the last page ended, from its `Link` header. */
    cursor: z.string().max(500).optional(),
  }),
  reply: z.array(anyProduct),
});

export const getProduct = endpoint({
  service: 'catalog',
  method: 'GET',
  path: '/products/:id',
  access: 'public',
  params: idParams,
  reply: anyProduct,
});

export const marginPercent = z.number().int().min(10).max(200);

const insertProduct = {
  name: requiredText(1, 200, 'Product name is required'),
  description: requiredText(1, 5000, 'Required'),
  price: decimal.refine((price) => Number(price) > 0, 'Must be more than 0'),
  image: image(),
  category: requiredText(1, 100, 'Required'),
  categoryId: id.nullish(),
  featured: z.boolean(),
  inStock: z.boolean(),
  stockQuantity: z.number().int().min(0).max(maxInteger).optional(),
  lowStockThreshold: z.number().int().min(0).max(maxInteger).optional(),
};

/** The admin's "Add Product" form. */
export const newProduct = z.strictObject(insertProduct);
export type NewProduct = z.infer<typeof newProduct>;

/** The dropshipping page's "Add Product" form, as it is sent. The server computes the price from cost and margin. */
export const newDropshipProduct = z.strictObject({
  ...insertProduct,
  description: requiredText(10, 5000, 'Description must be at least 10 characters'),
  inStock: z.boolean().default(true),
  isDropshipped: z.literal(true),
  supplierName: requiredText(1, 255, 'Required'),
  supplierProductId: requiredText(1, 255, 'Required'),
  supplierCost: decimal,
  supplierApiEndpoint: z
    .url({ protocol: /^https$/ })
    .max(500)
    .optional(),
  dropshipMargin: marginPercent.default(30),
});
export type NewDropshipProduct = z.infer<typeof newDropshipProduct>;

export const createProduct = endpoint({
  service: 'catalog',
  method: 'POST',
  path: '/products',
  access: 'staff',
  body: z.union([newDropshipProduct, newProduct]),
  reply: staffProduct,
});

export const setDropship = endpoint({
  service: 'catalog',
  method: 'PUT',
  path: '/products/:id/dropship',
  access: 'staff',
  params: idParams,
  body: z.strictObject({ isDropshipped: z.boolean() }),
  reply: staffProduct,
});
