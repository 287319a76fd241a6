import * as z from 'zod';
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
  version,
  weightGrams,
} from '../fields';
import { gtin } from '../gtin';
import { optionsMax, optionValuesMax, variantsMax } from '../limits';
import { validationMessages } from '../validation-messages';
import { stockQuantity } from './inventory';
import { skuMax } from './product-editing';

const optionName = requiredLine(1, 50, 'required');
const optionValue = requiredLine(1, 80, 'required');

/** Each name and value once, ignoring case. */
const isUnique = (texts: readonly string[]) => new Set(texts.map((text) => text.toLowerCase())).size === texts.length;

/** The color that stands for a value, as `#rrggbb`. */
const swatch = z.string().regex(/^#[0-9a-f]{6}$/i, validationMessages.color);

/** Values have the order in which they are shown; `swatches` and the values of a translation have the same. */
export const editedOption = z
  .strictObject({
    name: optionName,
    values: z.array(optionValue).min(1).max(optionValuesMax).refine(isUnique, validationMessages.option_value_twice),
    swatches: z.array(swatch.nullable()).max(optionValuesMax).optional(),
    translations: z
      .partialRecord(
        z.enum(languages).exclude(['en']),
        z.strictObject({ name: optionName, values: z.array(optionValue).max(optionValuesMax) }),
      )
      .default({}),
  })
  .superRefine(({ values, swatches, translations }, context) => {
    const refuse = (path: (string | number)[]) =>
      context.addIssue({ code: 'custom', path, message: validationMessages.as_many_as_values, input: values });
    if (swatches && swatches.length !== values.length) refuse(['swatches']);
    for (const [language, translated] of Object.entries(translations)) {
      if (translated.values.length !== values.length) refuse(['translations', language, 'values']);
    }
  });
export type EditedOption = z.infer<typeof editedOption>;

const variantFields = {
  /** One value of each option, in their order. */
  optionValues: z.array(optionValue).min(1).max(optionsMax),
  sku: requiredLine(1, skuMax, 'required').nullable().default(null),
  gtin: gtin.nullable().default(null),
  price: decimal.refine((price) => Number(price) > 0, validationMessages.positive),
  compareAtPrice: decimal.nullable().default(null),
  lowStockThreshold: z.number().int().min(0).max(maxInteger).default(5),
  weightGrams: weightGrams.default(0),
  /** Null for that of the product. */
  image: image().nullable().default(null),
  supplierProductId: line(255).nullable().default(null),
  supplierCost: decimal.nullable().default(null),
};

/** Keeps the variant `id`, else makes a new one. Without `stockQuantity` the stock stays; a new one starts at 0. */
const editedVariant = z.strictObject({
  ...variantFields,
  id: id.optional(),
  /** Of the variant as it was read: needed to change its stock. */
  version: version.optional(),
  stockQuantity: stockQuantity.optional(),
});
export type EditedVariant = z.infer<typeof editedVariant>;

const staffVariant = z.object({
  id: z.number(),
  optionValues: z.array(z.string()),
  sku: z.string().nullable(),
  gtin: z.string().nullable(),
  price: z.string(),
  compareAtPrice: z.string().nullable(),
  stockQuantity: z.number(),
  reservedQuantity: z.number(),
  lowStockThreshold: z.number(),
  weightGrams: z.number(),
  image: z.string().nullable(),
  supplierProductId: z.string().nullable(),
  supplierCost: z.string().nullable(),
  version: z.number(),
});
export type StaffVariant = z.infer<typeof staffVariant>;

export const productOptions = z.object({
  /** That of the product. */
  version: z.number(),
  options: z.array(
    z.object({
      name: z.string(),
      values: z.array(z.string()),
      swatches: z.array(z.string().nullable()).optional(),
      translations: z.partialRecord(z.enum(languages), z.object({ name: z.string(), values: z.array(z.string()) })),
    }),
  ),
  variants: z.array(staffVariant),
  /** No longer sold. Each comes back with its `id`, or with its values. */
  leftOut: z.array(staffVariant),
});
export type ProductOptions = z.infer<typeof productOptions>;

export const getProductOptions = endpoint('catalog', 'GET /products/:id/options', {
  summary: 'Retrieves the options and variants of a product',
  access: 'staff',
  permission: 'products:read',
  params: idParams,
  response: productOptions,
});

/**
 * Replaces options and variants; a variant that is left out is no longer sold, and comes back with its stock and history
 * when its combination does. The stock and SKU of a product without options go to its first variant, and without
 * options its stock is that of its variants. 409 `conflict` for another `version`, a SKU of another product, stock below
 * what is reserved, and where units of the product are reserved when it gets or loses its options.
 */
export const putProductOptions = endpoint('catalog', 'PUT /products/:id/options', {
  summary: 'Updates the options and variants of a product',
  access: 'staff',
  permission: 'products:write',
  params: idParams,
  body: z
    .strictObject({
      version,
      options: z.array(editedOption).max(optionsMax, validationMessages.options_max),
      variants: z.array(editedVariant).max(variantsMax, validationMessages.variants_max),
    })
    .superRefine(({ options, variants }, context) => {
      const refuse = (path: (string | number)[], message: string) =>
        context.addIssue({ code: 'custom', path, message, input: variants });
      if (!isUnique(options.map(({ name }) => name))) refuse(['options'], validationMessages.option_twice);
      if (options.length > 0 && variants.length === 0) refuse(['variants'], validationMessages.required);
      const combinations = new Set<string>();
      const ids = new Set<number>();
      const skus = new Set<string>();
      for (const [index, { id, optionValues, sku }] of variants.entries()) {
        const isKnown =
          optionValues.length === options.length &&
          optionValues.every((value, at) => options[at]?.values.includes(value));
        if (!isKnown) refuse(['variants', index, 'optionValues'], validationMessages.option_value_unknown);
        const key = JSON.stringify(optionValues);
        if (combinations.has(key)) refuse(['variants', index, 'optionValues'], validationMessages.combination_twice);
        combinations.add(key);
        if (id !== undefined && ids.has(id)) refuse(['variants', index, 'id'], validationMessages.combination_twice);
        if (id !== undefined) ids.add(id);
        const skuKey = sku?.toLowerCase();
        if (skuKey && skus.has(skuKey)) refuse(['variants', index, 'sku'], validationMessages.sku_taken);
        if (skuKey) skus.add(skuKey);
      }
    }),
  maxBodyBytes: 524_288,
  response: productOptions,
});
