import * as endpoints from '@shopwright/contracts/http/products';
import type { Database } from '@shopwright/service-kit/database/connection';
import type { RouteTable } from '@shopwright/service-kit/http/server';
import { suggestCategories } from './suggest-categories';
import { suggestProducts } from './suggest-products';

export function searchRoutes({ bind }: RouteTable, database: Database): void {
  bind(endpoints.suggestProducts, async ({ query: { q, language } }) => {
    const [products, categories] = await Promise.all([
      suggestProducts(database, q, language),
      suggestCategories(database, q, language),
    ]);
    return { products, categories };
  });
}
