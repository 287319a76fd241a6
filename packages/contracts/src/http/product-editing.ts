import * as z from 'zod';
import { withoutFormatCharacters } from '../characters';
import { endpoint } from '../endpoint';
import {
  decimal,
  id,
  idParams,
  image,
  languages,
  line,
  maxInteger,
  requiredLine,
  requiredText,
  taxClassId,
  text,
  version,
  weightGrams,
} from '../fields';
import { gtin } from '../gtin';
import { tags } from '../tags';
import { validationMessages } from '../validation-messages';
import { stockQuantity } from './inventory';
import { productImage, staffProduct, staffProductDetail } from './products';

/** The order is that of the page. */
export const productSpecs = z
  .array(z.strictObject({ label: requiredLine(1, 100, 'required'), value: requiredLine(1, 300, 'required') }))
  .max(30);

export const marginPercent = z.number().int().min(10).max(200);

export const skuMax = 64;

/** In tabs and for search engines, where they differ from name and description. */
const searchTexts = { seoTitle: line(70).nullish(), seoDescription: text(300).nullish() };

const insertProduct = {
  name: requiredLine(1, 200, 'product_name'),
  description: requiredText(1, 5000, 'required'),
  price: decimal.refine((price) => Number(price) > 0, validationMessages.positive),
  /** Must be above the price. Leaving it out keeps it, null removes it. */
  compareAtPrice: decimal.nullish(),
  /** Unique among the products on sale, ignoring case: 409 `conflict`. */
  sku: requiredLine(1, skuMax, 'required').overwrite(withoutFormatCharacters).nullish(),
  image: image(),
  category: requiredLine(1, 100, 'required'),
  categoryId: id.nullish(),
  featured: z.boolean(),
  inStock: z.boolean(),
  stockQuantity: z.number().int().min(0).max(maxInteger).optional(),
  lowStockThreshold: z.number().int().min(0).max(maxInteger).optional(),
  specs: productSpecs.optional(),
  taxClass: taxClassId.optional(),
  weightGrams: weightGrams.optional(),
  needsShipping: z.boolean().optional(),
  /** Leaving them out keeps them. */
  tags: tags.optional(),
  /** Of a product without options. Leaving it out keeps it, null removes it. */
  gtin: gtin.nullish(),
  /** Leaving them out keeps them, null removes them. */
  ...searchTexts,
};

/** The longest texts, in any script. */
const maxBodyBytes = 131_072;

/** A draft needs a name only; its price is 0 until it has one. Publishing it demands the rest. */
const draftProduct = {
  ...insertProduct,
  description: text(5000).default(''),
  price: decimal.default('0.00'),
  image: z.union([z.literal(''), image()], validationMessages.image).default(''),
  category: line(100).default(''),
  featured: z.boolean().default(false),
  inStock: z.boolean().default(true),
};

const isNoDraft = z.literal(false).optional();

export const newProduct = z.strictObject({ ...insertProduct, isDraft: isNoDraft });

/** Created unpublished: only staff see it. */
export const newDraft = z.strictObject({ ...draftProduct, isDraft: z.literal(true) });

/** The server computes the price from cost and markup. */
export const newDropshipProduct = z.strictObject({
  ...insertProduct,
  isDraft: z.boolean().optional(),
  description: requiredText(10, 5000, 'description_min'),
  inStock: z.boolean().default(true),
  isDropshipped: z.literal(true),
  supplierName: requiredLine(1, 255, 'required'),
  supplierProductId: requiredLine(1, 255, 'required'),
  supplierCost: decimal,
  supplierApiEndpoint: z
    .url({ protocol: /^https$/ })
    .max(500)
    .optional(),
  dropshipMargin: marginPercent.default(30),
});
export type NewDropshipProduct = z.infer<typeof newDropshipProduct>;

export const createProduct = endpoint('catalog', 'POST /products', {
  summary: 'Creates a product',
  access: 'staff',
  permission: 'products:write',
  body: z.union([newDropshipProduct, z.discriminatedUnion('isDraft', [newProduct, newDraft])]),
  maxBodyBytes,
  response: staffProduct,
  statuses: [201],
});

/**
 * Also sets the stock on hand: turning it off keeps only reserved units unless `stockQuantity` is given. 409 `conflict`
 * for less than is reserved, or another `version`.
 */
export const setDropship = endpoint('catalog', 'PUT /products/:id/dropship', {
  summary: 'Updates whether a product is dropshipped',
  access: 'staff',
  permission: 'suppliers:write',
  params: idParams,
  body: z.strictObject({
    isDropshipped: z.boolean(),
    stockQuantity: stockQuantity.optional(),
    version: version.optional(),
  }),
  response: staffProduct,
});

const supply = {
  isDropshipped: z.boolean().optional(),
  supplierName: line(255).nullish(),
  supplierProductId: line(255).nullish(),
  supplierCost: decimal.nullish(),
  dropshipMargin: marginPercent.optional(),
};

const { stockQuantity: _elsewhere, ...editable } = insertProduct;
const { stockQuantity: _elsewhereToo, ...editableDraft } = draftProduct;

export const editedProduct = z.discriminatedUnion('isDraft', [
  z.strictObject({ ...editable, ...supply, isDraft: isNoDraft, version }),
  z.strictObject({ ...editableDraft, ...supply, isDraft: z.literal(true), version }),
]);
export type EditedProduct = z.infer<typeof editedProduct>;

/**
 * 409 `conflict` for another `version`, and for `isDraft` where it is none. Stock has `setStock`. Computes a dropshipped
 * product's price from cost and markup.
 */
export const updateProduct = endpoint('catalog', 'PUT /products/:id', {
  summary: 'Updates a product',
  access: 'staff',
  permission: 'products:write',
  params: idParams,
  body: editedProduct,
  maxBodyBytes,
  response: staffProduct,
});

export const archiveProduct = endpoint('catalog', 'DELETE /products/:id', {
  summary: 'Archives a product',
  access: 'staff',
  permission: 'products:write',
  params: idParams,
  response: staffProduct,
});

/** One that lacks what is demanded on sale becomes a draft. */
export const restoreProduct = endpoint('catalog', 'POST /products/:id/restore', {
  summary: 'Restores an archived product',
  access: 'staff',
  permission: 'products:write',
  params: idParams,
  response: staffProduct,
});

export const productTranslation = z.strictObject({
  language: z.enum(languages).exclude(['en']),
  name: requiredLine(1, 200, 'product_name'),
  description: requiredText(1, 5000, 'required'),
  specs: productSpecs.default([]),
  ...searchTexts,
});
export type ProductTranslation = z.infer<typeof productTranslation>;

export const listTranslations = endpoint('catalog', 'GET /products/:id/translations', {
  summary: 'Lists the translations of a product',
  access: 'staff',
  permission: 'products:read',
  params: idParams,
  response: z.array(productTranslation),
});

/**
 * Replaces all translations and increments the product's version. 409 `conflict` for another `version` or, without one,
 * if a translation would be lost.
 */
export const putTranslations = endpoint('catalog', 'PUT /products/:id/translations', {
  summary: 'Updates the translations of a product',
  access: 'staff',
  permission: 'products:write',
  params: idParams,
  body: z.strictObject({
    translations: z
      .array(productTranslation)
      .max(languages.length - 1)
      .refine(
        (rows) => new Set(rows.map((row) => row.language)).size === rows.length,
        'Each language may appear only once',
      ),
    version: version.optional(),
  }),
  maxBodyBytes: 524_288,
  response: z.array(productTranslation),
});

export const productImagesMax = 12;

/** Each once. The first is the main image. */
export const productImages = z
  .array(productImage)
  .max(productImagesMax)
  .refine((rows) => new Set(rows.map(({ url }) => url)).size === rows.length, 'Each image may appear only once');

/** Replaces all images; the first becomes `image`. Only a draft may have none. 409 `conflict` for another `version`. */
export const putProductImages = endpoint('catalog', 'PUT /products/:id/images', {
  summary: 'Updates the images of a product',
  access: 'staff',
  permission: 'products:write',
  params: idParams,
  body: z.strictObject({
    images: productImages,
    version,
  }),
  response: staffProductDetail,
});

export const imageTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'] as const;
/** A photo of 50 megapixels has 10 to 20 MB. */
export const imageUpload = { types: imageTypes, maxBytes: 25_000_000 };

/**
 * Stores an image without metadata, at most 2000 px wide and high, the first frame only. Equal images are stored once.
 */
export const uploadImage = endpoint('catalog', 'POST /images', {
  summary: 'Uploads an image',
  access: 'staff',
  permission: 'products:write',
  upload: imageUpload,
  response: z.object({ image: z.string(), width: z.number(), height: z.number() }),
  timeoutMs: 17_000,
  statuses: [201],
});
