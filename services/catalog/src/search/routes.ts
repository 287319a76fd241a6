import { suggestProducts } from '@shopwright/contracts/http/products';
import type { Database } from '@shopwright/service-kit/database/connection';
import type { RouteTable } from '@shopwright/service-kit/http/server';
import { findCategories } from './suggest-categories';
import { findProducts } from './suggest-products';

export function searchRoutes({ bind }: RouteTable, database: Database): void {
  bind(suggestProducts, async ({ query: { q, language } }) => {
    const [products, categories] = await Promise.all([
      findProducts(database, q, language),
      findCategories(database, q, language),
    ]);
    return { products, categories };
  });
}
