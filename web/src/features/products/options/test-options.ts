import type { ProductOptions, StaffVariant } from '@shopwright/contracts/http/product-options';
import { addMissing } from './match-variants';
import { type OptionsDraft, type OptionsProduct, toOptionsDraft } from './options-draft';

/** Returns a variant as staff read it. */
export const testVariant = (id: number, optionValues: string[], changes: Partial<StaffVariant> = {}): StaffVariant => ({
  id,
  optionValues,
  sku: null,
  gtin: null,
  price: '19.00',
  compareAtPrice: null,
  stockQuantity: 4,
  reservedQuantity: 0,
  lowStockThreshold: 2,
  weightGrams: 180,
  image: null,
  supplierProductId: null,
  supplierCost: null,
  version: 1,
  ...changes,
});

/** A product in two colors and two sizes, without the white one in M. */
export const testOptions = (): ProductOptions => ({
  version: 3,
  options: [
    { name: 'Color', values: ['Black', 'White'], swatches: ['#000000', null], translations: {} },
    {
      name: 'Size',
      values: ['S', 'M'],
      translations: { de: { name: 'Größe', values: ['S', 'M'] } },
    },
  ],
  variants: [
    testVariant(71, ['Black', 'S'], { sku: 'BS', image: '/images/black.webp' }),
    testVariant(72, ['Black', 'M'], { sku: 'BM', price: '21.00', image: '/images/black.webp' }),
    testVariant(73, ['White', 'S'], { sku: 'WS', reservedQuantity: 1 }),
  ],
  leftOut: [],
});

export const parent: OptionsProduct = {
  price: '19.00',
  compareAtPrice: null,
  lowStockThreshold: 5,
  weightGrams: 0,
  supplierCost: null,
  sku: null,
  stockQuantity: 12,
  hasOptions: true,
};

/** A product that has no options yet. */
export const simple: OptionsProduct = { ...parent, sku: 'LAMP', hasOptions: false };

export const readDraft = (read: ProductOptions = testOptions(), product = parent): OptionsDraft =>
  addMissing(toOptionsDraft(read, product), true);

export const emptyDraft = (): OptionsDraft => readDraft({ version: 3, options: [], variants: [], leftOut: [] }, simple);
