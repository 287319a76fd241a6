import { attributeForm } from '@shopwright/contracts/http/attributes';
import { productTranslation } from '@shopwright/contracts/http/product-editing';
import { editedOption } from '@shopwright/contracts/http/product-options';
import { foreignCurrencies } from '@shopwright/contracts/http/store-settings';
import { supplierForm } from '@shopwright/contracts/http/suppliers';
import * as z from 'zod';
import attributes from '../../demo/attributes.json';
import categories from '../../demo/categories.json';
import exchangeRates from '../../demo/exchange-rates.json';
import products from '../../demo/products.json';
import reviews from '../../demo/reviews.json';
import suppliers from '../../demo/suppliers.json';
import ar from '../../demo/translations/ar.json';
import de from '../../demo/translations/de.json';
import es from '../../demo/translations/es.json';
import fr from '../../demo/translations/fr.json';
import ja from '../../demo/translations/ja.json';
import pt from '../../demo/translations/pt.json';
import zh from '../../demo/translations/zh.json';

const spec = z.strictObject({ label: z.string(), value: z.string() });

const product = z.strictObject({
  slug: z.string(),
  sku: z.string(),
  name: z.string(),
  description: z.string(),
  specs: z.array(spec),
  /** Dollars as a decimal string; of a dropshipped product its cost plus the markup, rounded to the cent. */
  price: z.string(),
  /** Dollars as a decimal string, more than the price. */
  compareAtPrice: z.string().optional(),
  /** Slug of a category. */
  category: z.string(),
  featured: z.boolean(),
  inStock: z.boolean(),
  stockQuantity: z.int(),
  lowStockThreshold: z.int().optional(),
  dropship: z
    .strictObject({
      supplierName: z.string(),
      supplierProductId: z.string(),
      supplierCost: z.string(),
      dropshipMargin: z.int(),
    })
    .optional(),
  options: z.array(editedOption).optional(),
  /** In the order of the options' values; the stock is that of the product. */
  variants: z
    .array(
      z.strictObject({
        optionValues: z.array(z.string()),
        sku: z.string(),
        price: z.string(),
        stockQuantity: z.int(),
      }),
    )
    .optional(),
});
export type DemoProduct = z.infer<typeof product>;

/** A review without an account or an order, so it is not verified. */
const review = z.strictObject({
  /** Before the seed. The demo orders of the last 90 days have reviews of their own, which come after these. */
  daysAgo: z.int().min(90),
  customerName: z.string(),
  rating: z.int().min(1).max(5),
  title: z.string(),
  content: z.string(),
});
export type DemoReview = z.infer<typeof review>;

const { name, kind, unit, translations: namesInLanguages, choices } = attributeForm.shape;

/** A filter. */
const attribute = z.strictObject({
  name,
  kind,
  unit: unit.default(null),
  /** Slugs; none for all. */
  categories: z.array(z.string()),
  translations: namesInLanguages,
  choices: z.array(
    choices.element.omit({ id: true }).extend({
      /** Other values of specifications that mean it. */
      also: z.array(z.string()).default([]),
    }),
  ),
});
export type DemoAttribute = z.infer<typeof attribute>;

/** All texts of one language, by slug. Specs have the order of the English ones. */
const translations = z.strictObject({
  categories: z.record(z.string(), z.strictObject({ name: z.string(), description: z.string().optional() })),
  products: z.record(z.string(), productTranslation.omit({ language: true })),
});
export type DemoTranslations = z.infer<typeof translations>;

const demoStoreSchema = z.object({
  categories: z.array(z.strictObject({ slug: z.string(), name: z.string(), description: z.string() })),
  products: z.array(product),
  /** Those that its products name. */
  suppliers: z.array(supplierForm.omit({ kind: true })),
  /** In the order of the filters. */
  attributes: z.array(attribute),
  /** By the slug of the product, oldest first. */
  reviews: z.record(z.string(), z.array(review)),
  /** The units of each currency that one dollar bought on that day. */
  exchangeRates: z.strictObject({
    asOf: z.iso.date().transform((day) => new Date(`${day}T00:00:00Z`)),
    rates: z.record(z.enum(foreignCurrencies), z.string()),
  }),
  translations: z.record(productTranslation.shape.language, translations),
});
export type TranslatedLanguage = z.infer<typeof productTranslation>['language'];

/** The demonstration's catalogue, from the files in `demo/`. */
export const demoStore = demoStoreSchema.parse({
  categories,
  products,
  suppliers,
  attributes,
  reviews,
  exchangeRates,
  translations: { es, fr, de, zh, ja, pt, ar },
});

/** Returns the path at which the storefront serves a demo product's image. */
export function productImagePath(slug: string): string {
  return `/images/products/${slug}.webp`;
}
