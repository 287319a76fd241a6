import type { Language } from '@shopwright/contracts/fields';
import * as endpoints from '@shopwright/contracts/http/products';
import type { Database } from '@shopwright/service-kit/database/connection';
import type { RouteTable } from '@shopwright/service-kit/http/server';
import type { CatalogDeps } from '../deps';
import { visitorReads } from '../replica/visitor-reads';
import { readCategories, suggestCategories } from './suggest-categories';
import { suggestProducts } from './suggest-products';

export function searchRoutes(routes: RouteTable, deps: CatalogDeps): void {
  const read = visitorReads(deps);
  const suggest = async (database: Database, q: string, language?: Language) => {
    const [{ categoryIds, ...suggested }, categories] = await Promise.all([
      suggestProducts(database, q, language),
      suggestCategories(database, q, language),
    ]);
    if (categories.length > 0 || !categoryIds) return { ...suggested, categories };
    return { ...suggested, categories: await readCategories(database, categoryIds, language) };
  };
  routes.bind(endpoints.suggestProducts, ({ query: { q, language }, req }) =>
    read(req, (from) => suggest(from, q, language)),
  );
}
