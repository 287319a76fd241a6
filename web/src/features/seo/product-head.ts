import type { Currency } from '@shopwright/contracts/currencies';
import type { ProductDetail } from '@shopwright/contracts/http/products';
import { imageUrl } from '../../components/product-image';
import type { Translate } from '../../i18n/language-provider';
import { type PageHead, summary } from '../../lib/head';
import { paths } from '../../lib/paths';
import { type TrailStep, trail } from '../../lib/trail';

const imageSize = 1200;

export const productHead = (t: Translate, product: ProductDetail, currency: Currency = 'usd'): PageHead => ({
  title: product.name,
  description: summary(product.description),
  image: imageUrl(product.image, imageSize),
  structured: import.meta.env.SSR
    ? (absolute) => [offer(product, currency, absolute), trail(productTrail(t, product), absolute)]
    : undefined,
});

function offer(product: ProductDetail, currency: Currency, absolute: (address: string) => string): object {
  const { id, name, description, images, price, category, inStock, rating, reviewCount } = product;
  const addresses = images.map(({ url }) => absolute(imageUrl(url, imageSize)));
  return {
    '@type': 'Product',
    name,
    description,
    image: images.length > 1 ? addresses : addresses[0],
    sku: product.sku || String(id),
    category,
    offers: {
      '@type': 'Offer',
      url: absolute(paths.product(id)),
      price,
      priceCurrency: currency.toUpperCase(),
      availability: `https://schema.org/${inStock ? 'InStock' : 'OutOfStock'}`,
      itemCondition: 'https://schema.org/NewCondition',
    },
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

/** From the home page down to the product. */
export const productTrail = (t: Translate, { id, name, category, categorySlug }: ProductDetail): TrailStep[] => [
  { name: t('shared.nav.home'), to: paths.home },
  ...(categorySlug === null ? [] : [{ name: category, to: paths.categoryPage(categorySlug) }]),
  { name, to: paths.product(id) },
];
