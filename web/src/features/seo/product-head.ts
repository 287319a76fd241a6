import type { Product } from '@shopwright/contracts/http/products';
import { imageUrl } from '../../components/product-image';
import type { Translate } from '../../i18n/language-provider';
import { type PageHead, summary } from '../../lib/head';
import { paths } from '../../lib/paths';

const imageSize = 1200;

export const productHead = (t: Translate, product: Product): PageHead => ({
  title: product.name,
  description: summary(product.description),
  image: imageUrl(product.image, imageSize),
  structured: import.meta.env.SSR ? (absolute) => [offer(product, absolute), trail(t, product, absolute)] : undefined,
});

function offer(product: Product, absolute: (address: string) => string): object {
  const { id, name, description, image, price, category, inStock, rating, reviewCount } = product;
  return {
    '@type': 'Product',
    name,
    description,
    image: absolute(imageUrl(image, imageSize)),
    sku: String(id),
    category,
    offers: {
      '@type': 'Offer',
      url: absolute(paths.product(id)),
      price,
      priceCurrency: 'USD',
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

function trail(t: Translate, { id, name, category, categoryId }: Product, absolute: (address: string) => string) {
  const steps = [
    { name: t('nav.home'), address: paths.home },
    ...(categoryId === null ? [] : [{ name: category, address: `/?category=${categoryId}` }]),
    { name, address: paths.product(id) },
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: step.name,
      item: absolute(step.address),
    })),
  };
}
