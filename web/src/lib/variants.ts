import type { Language } from '@shopwright/contracts/fields';
import type { Product, ProductDetail, ProductOption, ProductVariant } from '@shopwright/contracts/http/products';
import { variantName } from '@shopwright/contracts/variant-name';

type WithVariants = Pick<ProductDetail, 'options' | 'variants'>;

/** A value of an option, and the variant that choosing it leads to. */
export interface OfferedValue {
  value: string;
  swatch: string | null;
  variant: ProductVariant;
  /** False where no variant has this value and the other values chosen: these change with it. */
  isExact: boolean;
}

export interface OfferedOption extends Pick<ProductOption, 'name'> {
  chosen: string;
  hasSwatches: boolean;
  values: OfferedValue[];
}

/** Returns the variant that an address names, else the first that can be bought. Undefined for a product without options. */
export const findVariant = ({ variants = [] }: WithVariants, id: string | null): ProductVariant | undefined =>
  variants.find((variant) => String(variant.id) === id) ?? variants.find(({ inStock }) => inStock) ?? variants[0];

/** Returns what can be chosen beside a variant. Leaves out values that no variant has. */
export function offerOptions({ options = [], variants = [] }: WithVariants, chosen: ProductVariant): OfferedOption[] {
  return options.map(({ name, values, swatches }, at) => ({
    name,
    chosen: chosen.optionValues[at] ?? '',
    hasSwatches: swatches?.some(Boolean) ?? false,
    values: values.flatMap((value, index) => {
      const variant = nearest(variants, chosen, at, value);
      const isExact = variant?.optionValues.every((own, place) => place === at || own === chosen.optionValues[place]);
      return variant ? [{ value, swatch: swatches?.[index] ?? null, variant, isExact: isExact ?? false }] : [];
    }),
  }));
}

/**
 * Returns the variant with a value that shares most with the one chosen. An earlier option counts more than all after it,
 * so that choosing the values of a variant from the first to the last leads to it, even if it is sold out.
 */
function nearest(variants: readonly ProductVariant[], chosen: ProductVariant, at: number, value: string) {
  const likeness = ({ optionValues, inStock }: ProductVariant) =>
    optionValues.reduce(
      (sum, own, place) => (place !== at && own === chosen.optionValues[place] ? sum + 2 ** (8 - place) : sum),
      inStock ? 1 : 0,
    );
  return variants
    .filter(({ optionValues }) => optionValues[at] === value)
    .reduce<ProductVariant | undefined>(
      (best, variant) => (best && likeness(best) >= likeness(variant) ? best : variant),
      undefined,
    );
}

/** Returns a variant as the product that goes into a cart: with its own id, and without what only its page shows. */
export function toSoldProduct(
  product: ProductDetail,
  variant: ProductVariant,
  language: Language = 'en',
): Product & Pick<ProductDetail, 'sku'> {
  const { slug, description, category, categoryId, featured, isNew, specs, rating, reviewCount } = product;
  const { id, sku, price, compareAtPrice, inStock, stockQuantity, isLowStock } = variant;
  return {
    ...{ id, sku, price, compareAtPrice, inStock, stockQuantity, isLowStock },
    ...{ slug, description, category, categoryId, featured, isNew, specs, rating, reviewCount },
    name: variantName(product.name, variant.optionValues, language),
    image: variant.image ?? product.image,
  };
}
