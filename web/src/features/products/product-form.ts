import { line, maxInteger, taxClassId, text } from '@shopwright/contracts/fields';
import { gtin } from '@shopwright/contracts/gtin';
import {
  type EditedProduct,
  marginPercent,
  newDraft,
  newProduct,
  productImages,
  productSpecs,
  skuMax,
} from '@shopwright/contracts/http/product-editing';
import type { ProductImage, StaffProduct } from '@shopwright/contracts/http/products';
import { defaultTaxClass } from '@shopwright/contracts/limits';
import { centsFromDecimal, decimalFromCents, isDecimal } from '@shopwright/contracts/money';
import { sellingPriceCents } from '@shopwright/contracts/price-rules';
import { joinTags, splitTags, tags } from '@shopwright/contracts/tags';
import { validationMessages } from '@shopwright/contracts/validation-messages';
import * as z from 'zod';
import { toGrams, toWeight, weightUnits } from './product-weight';

const count = z
  .number(validationMessages.whole_number)
  .int(validationMessages.whole_number)
  .min(0, validationMessages.not_negative)
  .max(maxInteger);
const { name, description, price, image, category, featured, inStock } = newProduct.shape;

/** An amount that may be left empty. */
const optionalAmount = z.string().refine((amount) => amount === '' || isDecimal(amount), validationMessages.amount);

const fields = z.strictObject({
  name,
  description,
  price,
  compareAtPrice: optionalAmount,
  sku: line(skuMax),
  /** The main image. Where the images have an editor of their own, it follows from them. */
  image,
  images: productImages,
  category,
  featured,
  inStock,
  stockQuantity: count,
  lowStockThreshold: count,
  specs: productSpecs,
  gtin: z.literal('').or(gtin),
  seoTitle: line(70),
  seoDescription: text(300),
  taxClass: taxClassId,
  needsShipping: z.boolean(),
  /** Of one unit; may be left empty. */
  weight: z.string(),
  weightUnit: z.enum(weightUnits),
  /** Separated by commas. */
  tags: z.string().transform(splitTags).pipe(tags).transform(joinTags),
  isDropshipped: z.boolean(),
  supplierName: text(255),
  supplierProductId: text(255),
  supplierCost: optionalAmount,
  dropshipMargin: marginPercent,
});

export type ProductForm = z.infer<typeof fields>;

const withRules = (schema: z.ZodType<ProductForm, ProductForm>) =>
  schema
    .refine(
      (form) => {
        const [price, compareAtPrice] = [priceOf(form), form.compareAtPrice];
        if (!isDecimal(price) || !isDecimal(compareAtPrice)) return true;
        return centsFromDecimal(compareAtPrice) > centsFromDecimal(price);
      },
      { path: ['compareAtPrice'], message: validationMessages.compare_at_price },
    )
    // The field is not shown where nothing is shipped.
    .refine((form) => !form.needsShipping || toGrams(form) !== undefined, {
      path: ['weight'],
      message: validationMessages.weight,
    });

/** All fields of the add and edit forms; each shows its part. */
export const productForm = withRules(fields);

/** The same of a draft, which needs a name only. */
export const draftForm = withRules(
  fields.extend({
    description: newDraft.shape.description.unwrap(),
    price: z.union([z.literal(''), price]),
    image: newDraft.shape.image.unwrap(),
    category: newDraft.shape.category.unwrap(),
  }),
);

/** Returns the form's values as a draft is sent. */
export const toDraft = <Values extends Pick<ProductForm, 'price'>>({ price, ...values }: Values) => ({
  ...values,
  price: price || '0.00',
  isDraft: true as const,
});

/** A product "In Stock" of which there is none cannot be sold, so a new one begins with a few. */
const firstStock = 10;

export const blankProduct: ProductForm = {
  name: '',
  price: '',
  compareAtPrice: '',
  sku: '',
  category: '',
  image: '',
  images: [],
  description: '',
  featured: false,
  inStock: true,
  stockQuantity: firstStock,
  lowStockThreshold: 5,
  specs: [],
  gtin: '',
  seoTitle: '',
  seoDescription: '',
  taxClass: defaultTaxClass,
  needsShipping: true,
  ...toWeight(0),
  tags: '',
  isDropshipped: false,
  supplierName: '',
  supplierProductId: '',
  supplierCost: '',
  dropshipMargin: 30,
};

/** A product as it is read at the start of an edit. */
export type EditableProduct = StaffProduct & { images: ProductImage[] };

export const toProductForm = (product: EditableProduct): ProductForm => ({
  name: product.name,
  price: Number(product.price) === 0 ? '' : product.price,
  compareAtPrice: product.compareAtPrice ?? '',
  sku: product.sku ?? '',
  category: product.category,
  image: product.image,
  images: product.images,
  description: product.description,
  featured: product.featured,
  inStock: product.inStock,
  stockQuantity: product.stockQuantity,
  lowStockThreshold: product.lowStockThreshold,
  specs: product.specs,
  gtin: product.gtin ?? '',
  seoTitle: product.seoTitle ?? '',
  seoDescription: product.seoDescription ?? '',
  taxClass: product.taxClass,
  needsShipping: product.needsShipping,
  ...toWeight(product.weightGrams),
  tags: joinTags(product.tags),
  isDropshipped: product.isDropshipped,
  supplierName: product.supplierName ?? '',
  supplierProductId: product.supplierProductId ?? '',
  supplierCost: product.supplierCost ?? '',
  dropshipMargin: product.dropshipMargin ?? blankProduct.dropshipMargin,
});

type Supply = Pick<ProductForm, 'supplierCost' | 'dropshipMargin'>;
type Supplied = Supply & Pick<ProductForm, 'price' | 'isDropshipped'>;

/**
 * A dropshipped product's price, where its cost is known: it follows from the markup. As long as both are as before, it stays as the
 * supplier's feed rounded it.
 */
export function dropshipPrice({ supplierCost, dropshipMargin }: Supply, before?: Partial<Supplied>) {
  const isSame = supplierCost === before?.supplierCost && dropshipMargin === before.dropshipMargin;
  if (before?.isDropshipped && isSame && isDecimal(supplierCost)) return before.price;
  if (!isDecimal(supplierCost) || !marginPercent.safeParse(dropshipMargin).success) return undefined;
  return decimalFromCents(sellingPriceCents(centsFromDecimal(supplierCost), dropshipMargin));
}

const priceOf = (form: Supplied, before?: Supplied): string =>
  (form.isDropshipped && dropshipPrice(form, before)) || form.price;

type OptionalFields = Pick<ProductForm, 'compareAtPrice' | 'sku' | 'tags' | 'gtin' | 'seoTitle' | 'seoDescription'>;

/** Returns what was changed, and null for what was emptied. */
export const toOptional = (form: OptionalFields, before: OptionalFields = blankProduct) => ({
  compareAtPrice: form.compareAtPrice === before.compareAtPrice ? undefined : form.compareAtPrice || null,
  sku: form.sku === before.sku ? undefined : form.sku || null,
  tags: form.tags === before.tags ? undefined : splitTags(form.tags),
  gtin: form.gtin === before.gtin ? undefined : form.gtin || null,
  seoTitle: form.seoTitle === before.seoTitle ? undefined : form.seoTitle || null,
  seoDescription: form.seoDescription === before.seoDescription ? undefined : form.seoDescription || null,
});

type ShippingFields = Pick<ProductForm, 'taxClass' | 'needsShipping' | 'weight' | 'weightUnit'>;

/** Returns what was changed. */
export function toShippingAndTax(form: ShippingFields, before: ShippingFields = blankProduct) {
  const grams = form.needsShipping ? toGrams(form) : undefined;
  return {
    taxClass: form.taxClass === before.taxClass ? undefined : form.taxClass,
    needsShipping: form.needsShipping === before.needsShipping ? undefined : form.needsShipping,
    weightGrams: grams === toGrams(before) ? undefined : grams,
  };
}

export const areImagesEdited = (form: Pick<ProductForm, 'images'>, product: EditableProduct): boolean =>
  JSON.stringify(form.images.map(({ url, alt }) => [url, alt])) !==
  JSON.stringify(product.images.map(({ url, alt }) => [url, alt]));

/** The edit as it is sent: supplier's fields only for a product that a supplier sends. Edited images have a call of their own. */
export function toEditedProduct(
  form: ProductForm,
  product: EditableProduct,
  categoryId: number | undefined,
): EditedProduct {
  const {
    images,
    stockQuantity,
    supplierName,
    supplierProductId,
    supplierCost,
    dropshipMargin,
    weight,
    weightUnit,
    ...rest
  } = form;
  const before = toProductForm(product);
  const image = areImagesEdited(form, product) ? product.image : form.image;
  const optional = { ...toOptional(form, before), ...toShippingAndTax(form, before) };
  const common = { ...rest, ...optional, image, stockQuantity: undefined, categoryId, version: product.version };
  const edit = product.isDraft ? toDraft(common) : common;
  if (!form.isDropshipped) return edit;
  return {
    ...edit,
    price: priceOf(form, before) || edit.price,
    supplierName: supplierName || null,
    supplierProductId: supplierProductId || null,
    supplierCost: supplierCost || null,
    dropshipMargin,
  };
}
