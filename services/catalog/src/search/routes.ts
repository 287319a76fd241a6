import * as products from '@shopwright/contracts/http/products';
import type { RouteTable } from '@shopwright/service-kit/http/server';
import type { CatalogDeps } from '../deps';
import { findCategories } from './suggest-categories';
import { findProducts } from './suggest-products';

export function searchRoutes(routes: RouteTable, { database }: CatalogDeps): void {
  routes.bind(products.suggestProducts, async ({ query: { q, language } }) => {
    const [products, categories] = await Promise.all([
      findProducts(database, q, language),
      findCategories(database, q, language),
    ]);
    return { products, categories };
  });
}
