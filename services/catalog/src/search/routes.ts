import * as endpoints from '@shopwright/contracts/http/products';
import type { RouteTable } from '@shopwright/service-kit/http/server';
import type { CatalogDeps } from '../deps';
import { readCategories, suggestCategories } from './suggest-categories';
import { suggestProducts } from './suggest-products';

export function searchRoutes(routes: RouteTable, { database }: CatalogDeps): void {
  routes.bind(endpoints.suggestProducts, async ({ query: { q, language } }) => {
    const [{ categoryIds, ...suggested }, categories] = await Promise.all([
      suggestProducts(database, q, language),
      suggestCategories(database, q, language),
    ]);
    if (categories.length > 0 || !categoryIds) return { ...suggested, categories };
    return { ...suggested, categories: await readCategories(database, categoryIds, language) };
  });
}
