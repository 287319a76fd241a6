import type { ProductDetail, ProductVariant } from '@shopwright/contracts/http/products';
import { defaultStoreSettings, type StoreSettings } from '@shopwright/contracts/http/store-settings';
import { productPath } from '@shopwright/contracts/product-path';
import { brandOf, knownProperty } from '@shopwright/contracts/schema-names';
import { imageUrl } from '../../components/product-image';
import { variantPath } from '../../lib/product-path';
import { toSoldProduct } from '../../lib/variants';
import { offerTerms } from './structured-terms';

export const imageSize = 1200;

type ToAbsolute = (address: string) => string;

/** The product as Google's merchant listings read it. Says nothing that the store does not say on its pages. */
export function structuredProduct(
  product: ProductDetail,
  settings: StoreSettings = defaultStoreSettings,
  absolute: ToAbsolute,
): object {
  const { id, name, description, images, category, rating, reviewCount, options = [], variants = [], specs } = product;
  const addresses = images.map(({ url }) => absolute(imageUrl(url, imageSize)));
  const own = product.sku || String(id);
  const brand = brandOf(specs);
  const terms = offerTerms(product, settings, absolute);
  const varying = options.flatMap((option) => knownProperty(option.name) ?? []);
  const currency = settings.currency.toUpperCase();
  const url = absolute(productPath(product, settings.productSlugs));
  return {
    '@type': variants.length > 0 ? 'ProductGroup' : 'Product',
    name,
    description,
    image: images.length > 1 ? addresses : addresses[0],
    category,
    ...(brand && { brand: { '@type': 'Brand', name: brand } }),
    ...(variants.length > 0
      ? {
          url,
          productGroupID: own,
          ...(varying.length > 0 && { variesBy: varying.map((property) => `https://schema.org/${property}`) }),
          hasVariant: variants.map((variant, at) => ({
            ...structuredVariant(product, variant, absolute),
            offers: {
              ...offer(variant, absolute(variantPath(product, variant.id, settings.productSlugs)), currency),
              ...(at === 0 ? terms : references(terms)),
            },
          })),
        }
      : {
          sku: own,
          ...(product.gtin && { gtin: product.gtin }),
          offers: { ...offer(product, url, currency), ...terms },
        }),
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

function structuredVariant(product: ProductDetail, variant: ProductVariant, absolute: ToAbsolute): object {
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
  };
}

const offer = (
  { price, compareAtPrice, inStock }: Pick<ProductVariant, 'price' | 'compareAtPrice' | 'inStock'>,
  url: string,
  priceCurrency: string,
): object => ({
  '@type': 'Offer',
  url,
  price,
  priceCurrency,
  ...(compareAtPrice && {
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      priceType: 'https://schema.org/StrikethroughPrice',
      price: compareAtPrice,
      priceCurrency,
    },
  }),
  availability: `https://schema.org/${inStock ? 'InStock' : 'OutOfStock'}`,
  itemCondition: 'https://schema.org/NewCondition',
});

/** Names the terms that the first of up to 250 variants spells out. */
function references(terms: ReturnType<typeof offerTerms>): object {
  const toReference = (thing: { '@id': string }) => ({ '@id': thing['@id'] });
  return {
    ...(terms.shippingDetails && { shippingDetails: terms.shippingDetails.map(toReference) }),
    ...(terms.hasMerchantReturnPolicy && { hasMerchantReturnPolicy: toReference(terms.hasMerchantReturnPolicy) }),
  };
}
