import type { Language } from '@shopwright/contracts/fields';
import type { ProductDetail } from '@shopwright/contracts/http/products';
import type { StoreSettings } from '@shopwright/contracts/http/store-settings';
import { productPath } from '@shopwright/contracts/product-path';
import { imageUrl } from '../../components/product-image';
import type { Translate } from '../../i18n/language-provider';
import { type PageHead, summary } from '../../lib/head';
import { paths } from '../../lib/paths';
import { type TrailStep, trail } from '../../lib/trail';
import { findVariant } from '../../lib/variants';
import { imageSize, structuredProduct } from './structured-product';

interface Shown {
  settings?: StoreSettings | undefined;
  /** The variant that the page's address names. */
  variantId?: string | null;
}

export const productHead = (
  t: Translate,
  product: ProductDetail,
  { settings, variantId = null }: Shown = {},
): PageHead => ({
  title: product.seoTitle || product.name,
  description: product.seoDescription || summary(product.description),
  pathIn: settings?.productSlugs
    ? (language) => productPath({ ...product, name: nameIn(product, language) }, true)
    : undefined,
  image: imageUrl(findVariant(product, variantId)?.image ?? product.image, imageSize),
  structured: import.meta.env.SSR
    ? (absolute) => [
        structuredProduct(product, settings, absolute),
        trail(productTrail(t, product, settings?.productSlugs), absolute),
      ]
    : undefined,
});

const nameIn = ({ names, name }: ProductDetail, language: Language): string => names?.[language] ?? names?.en ?? name;

/** From the home page down to the product. */
export const productTrail = (t: Translate, product: ProductDetail, hasSlugs = false): TrailStep[] => [
  { name: t('shared.nav.home'), to: paths.home },
  ...product.categoryPath.map(({ name, slug }) => ({ name, to: paths.categoryPage(slug) })),
  { name: product.name, to: productPath(product, hasSlugs) },
];
