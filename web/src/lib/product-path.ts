import { productPath } from '@shopwright/contracts/product-path';
import { variantParam } from './paths';
import { useStoreSettings } from './queries/store-settings';

interface Named {
  id: number;
  name: string;
}

/** The product's page with one of its variants chosen. */
export const variantPath = (product: Named, variantId: number, hasSlugs: boolean): string =>
  `${productPath(product, hasSlugs)}?${variantParam}=${variantId}`;

/** Returns what makes the address of a product, as the store wants it. */
export function useProductPath(): (product: Named) => string {
  const hasSlugs = useStoreSettings()?.productSlugs ?? false;
  return (product) => productPath(product, hasSlugs);
}
