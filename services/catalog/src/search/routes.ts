import * as endpoints from '@shopwright/contracts/http/products';
import type { RouteTable } from '@shopwright/service-kit/http/server';
import type { CatalogDeps } from '../deps';
import { suggestCategories } from './suggest-categories';
import { suggestProducts } from './suggest-products';

export function searchRoutes(routes: RouteTable, { database }: CatalogDeps): void {
  routes.bind(endpoints.suggestProducts, async ({ query: { q, language } }) => {
    const [suggested, categories] = await Promise.all([
      suggestProducts(database, q, language),
      suggestCategories(database, q, language),
    ]);
    return { ...suggested, categories };
  });
}
