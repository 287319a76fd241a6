import type { ProductOptions, StaffVariant } from '@shopwright/contracts/http/product-options';
import type { StaffProduct } from '@shopwright/contracts/http/products';
import { type TranslatedLanguage, translatedLanguages } from '../translation-fields';

type Translated = Partial<Record<TranslatedLanguage, string>>;

export interface ValueDraft {
  /** Stays when the text changes. */
  key: string;
  text: string;
  /** A color such as `#1a4d8f`. */
  swatch: string | null;
  translations: Translated;
}

export interface OptionDraft {
  /** Stays when the name changes. */
  key: string;
  name: string;
  hasSwatches: boolean;
  translations: Translated;
  values: ValueDraft[];
}

/** What is typed for a variant, in the order of the table's columns. */
export const variantFields = [
  'sku',
  'gtin',
  'price',
  'compareAtPrice',
  'stockQuantity',
  'lowStockThreshold',
  'weightGrams',
  'supplierProductId',
  'supplierCost',
] as const;
export type VariantField = (typeof variantFields)[number];
type VariantTexts = Record<VariantField, string>;

export interface VariantDraft {
  /** As it was read. Null for a new one. */
  stored: StaffVariant | null;
  /** The key of a value, by the key of its option. */
  valueKeys: Record<string, string>;
  texts: VariantTexts;
  /** Null for that of the product. */
  image: string | null;
  /** Is not sold, though its values are there. */
  isLeftOut: boolean;
  /** Was on sale when it was read. */
  wasSold: boolean;
}

export interface OptionsDraft {
  /** That of the product. */
  version: number;
  options: OptionDraft[];
  /** Also those of values that are gone, which come back with them. */
  variants: VariantDraft[];
  /** What the first of all variants begins with. */
  template: VariantTexts;
}

/** The parts of a product that its variants begin with. */
export type OptionsProduct = Pick<
  StaffProduct,
  | 'price'
  | 'compareAtPrice'
  | 'lowStockThreshold'
  | 'weightGrams'
  | 'supplierCost'
  | 'sku'
  | 'stockQuantity'
  | 'hasOptions'
>;

/** Empty stock is none, and that of the product for the first variant of a product that had no options. */
const toTemplate = (product: OptionsProduct): VariantTexts => ({
  sku: '',
  gtin: '',
  price: Number(product.price) === 0 ? '' : product.price,
  compareAtPrice: product.hasOptions ? '' : (product.compareAtPrice ?? ''),
  stockQuantity: '',
  lowStockThreshold: String(product.lowStockThreshold),
  weightGrams: weightText(product.weightGrams),
  supplierProductId: '',
  supplierCost: product.supplierCost ?? '',
});

/** An unknown weight is empty. */
const weightText = (grams: number) => (grams === 0 ? '' : String(grams));

const toTexts = (variant: StaffVariant): VariantTexts => ({
  sku: variant.sku ?? '',
  gtin: variant.gtin ?? '',
  price: variant.price,
  compareAtPrice: variant.compareAtPrice ?? '',
  stockQuantity: String(variant.stockQuantity),
  lowStockThreshold: String(variant.lowStockThreshold),
  weightGrams: weightText(variant.weightGrams),
  supplierProductId: variant.supplierProductId ?? '',
  supplierCost: variant.supplierCost ?? '',
});

/** Returns the text as a key that none of the others is, so that a value comes back under its key. */
export function keyOf(text: string, others: readonly { key: string }[]): string {
  let key = text;
  while (others.some((other) => other.key === key)) key += '*';
  return key;
}

const textsBy = (read: (language: TranslatedLanguage) => string | undefined): Translated =>
  Object.fromEntries(
    translatedLanguages.flatMap((language) => [[language, read(language)]]).filter(([, text]) => text),
  );

/** Returns options and variants as they are edited. The combinations that are not sold are left out. */
export function toOptionsDraft(read: ProductOptions, product: OptionsProduct): OptionsDraft {
  const { version, options, variants, leftOut } = read;
  const drafts = options.map(({ name, values, swatches, translations }) => ({
    key: name,
    name,
    hasSwatches: swatches?.some((swatch) => swatch !== null) ?? false,
    translations: textsBy((language) => translations[language]?.name),
    values: values.map((text, index) => ({
      key: text,
      text,
      swatch: swatches?.[index] ?? null,
      translations: textsBy((language) => translations[language]?.values[index]),
    })),
  }));
  const toVariant = (stored: StaffVariant, wasSold: boolean): VariantDraft => ({
    stored,
    valueKeys: Object.fromEntries(drafts.map(({ key }, index) => [key, stored.optionValues[index] ?? ''])),
    texts: toTexts(stored),
    image: stored.image,
    isLeftOut: !wasSold,
    wasSold,
  });
  return {
    version,
    options: drafts,
    variants: [
      ...variants.map((stored) => toVariant(stored, true)),
      ...leftOut.map((stored) => toVariant(stored, false)),
    ],
    template: toTemplate(product),
  };
}
