import type { Currency } from '@shopwright/contracts/currencies';
import type { ProductDetail, ProductVariant } from '@shopwright/contracts/http/products';
import { imageUrl } from '../../components/product-image';
import type { Translate } from '../../i18n/language-provider';
import { type PageHead, summary } from '../../lib/head';
import { paths } from '../../lib/paths';
import { type TrailStep, trail } from '../../lib/trail';
import { findVariant, toSoldProduct } from '../../lib/variants';

const imageSize = 1200;

interface Shown {
  currency?: Currency | undefined;
  /** The variant that the page's address names. */
  variantId?: string | null;
}

export const productHead = (
  t: Translate,
  product: ProductDetail,
  { currency = 'usd', variantId = null }: Shown = {},
): PageHead => ({
  title: product.name,
  description: summary(product.description),
  image: imageUrl(findVariant(product, variantId)?.image ?? product.image, imageSize),
  structured: import.meta.env.SSR
    ? (absolute) => [structuredProduct(product, currency, absolute), trail(productTrail(t, product), absolute)]
    : undefined,
});

type ToAbsolute = (address: string) => string;

function structuredProduct(product: ProductDetail, currency: Currency, absolute: ToAbsolute): object {
  const { id, name, description, images, category, rating, reviewCount, options = [], variants = [] } = product;
  const addresses = images.map(({ url }) => absolute(imageUrl(url, imageSize)));
  const own = product.sku || String(id);
  return {
    '@type': variants.length > 0 ? 'ProductGroup' : 'Product',
    name,
    description,
    image: images.length > 1 ? addresses : addresses[0],
    category,
    ...(variants.length > 0
      ? {
          url: absolute(paths.product(id)),
          productGroupID: own,
          variesBy: options.map(({ name }) => knownProperty(name) ?? name),
          hasVariant: variants.map((variant) => structuredVariant(product, variant, currency, absolute)),
        }
      : { sku: own, offers: offer(product, paths.product(id), currency, absolute) }),
    ...(rating !== null &&
      reviewCount > 0 && {
        aggregateRating: {
          '@type': 'AggregateRating',
          ratingValue: rating,
          reviewCount,
          bestRating: 5,
          worstRating: 1,
        },
      }),
  };
}

function structuredVariant(
  product: ProductDetail,
  variant: ProductVariant,
  currency: Currency,
  absolute: ToAbsolute,
): object {
  const { name, image } = toSoldProduct(product, variant);
  const values = (product.options ?? []).map((option, at) => ({ name: option.name, value: variant.optionValues[at] }));
  const known = values.flatMap(({ name, value }) => {
    const property = knownProperty(name);
    return property ? [[property, value] as const] : [];
  });
  const others = values.filter(({ name }) => !knownProperty(name));
  return {
    '@type': 'Product',
    name,
    image: absolute(imageUrl(image, imageSize)),
    sku: variant.sku || String(variant.id),
    ...(variant.gtin && { gtin: variant.gtin }),
    ...Object.fromEntries(known),
    ...(others.length > 0 && { additionalProperty: others.map((one) => ({ '@type': 'PropertyValue', ...one })) }),
    offers: offer(variant, paths.variant(product.id, variant.id), currency, absolute),
  };
}

const offer = (
  { price, inStock }: Pick<ProductVariant, 'price' | 'inStock'>,
  path: string,
  currency: Currency,
  absolute: ToAbsolute,
): object => ({
  '@type': 'Offer',
  url: absolute(path),
  price,
  priceCurrency: currency.toUpperCase(),
  availability: `https://schema.org/${inStock ? 'InStock' : 'OutOfStock'}`,
  itemCondition: 'https://schema.org/NewCondition',
});

/** What schema.org calls these options, by their names in the store's languages. */
const properties = {
  color: ['color', 'colour', 'farbe', 'couleur', 'cor', 'カラー', '色', '颜色', 'اللون'],
  size: ['size', 'größe', 'talla', 'tamaño', 'taille', 'tamanho', 'サイズ', '尺寸', '尺码', 'المقاس'],
  material: ['material', 'matière', 'matériau', '素材', '材质', 'الخامة', 'المادة'],
};

const knownProperty = (option: string): string | undefined =>
  Object.entries(properties).find(([, names]) => names.includes(option.toLowerCase()))?.[0];

/** From the home page down to the product. */
export const productTrail = (t: Translate, { id, name, category, categorySlug }: ProductDetail): TrailStep[] => [
  { name: t('shared.nav.home'), to: paths.home },
  ...(categorySlug === null ? [] : [{ name: category, to: paths.categoryPage(categorySlug) }]),
  { name, to: paths.product(id) },
];
