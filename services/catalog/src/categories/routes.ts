import * as categories from '@shopwright/contracts/http/categories';
import type { RouteTable } from '@shopwright/service-kit/http/server';
import type { CatalogDeps } from '../deps';
import { listCategories } from './list-categories';

export function categoryRoutes(routes: RouteTable, { database }: CatalogDeps): void {
  routes.bind(categories.listCategories, ({ query }) => listCategories(database, query.language));
}
