import * as endpoints from '@shopwright/contracts/http/categories';
import type { RouteTable } from '@shopwright/service-kit/http/server';
import type { CatalogDeps } from '../deps';
import { createCategory } from './create-category';
import { exportCategories } from './export-categories';
import { deleteCategory, mergeCategory } from './merge-category';
import { orderCategories } from './order-categories';
import { getCategory, listCategories, listStaffCategories } from './read-categories';
import { updateCategory } from './update-category';

export function categoryRoutes(routes: RouteTable, deps: CatalogDeps): void {
  const { database } = deps;
  routes.bind(endpoints.listCategories, ({ query }) => listCategories(database, query.language));
  routes.bind(endpoints.getCategory, ({ params, query }) => getCategory(database, params.slug, query.language));
  routes.bind(endpoints.createCategory, ({ body }) => createCategory(database, body));
  routes.bind(endpoints.listStaffCategories, () => listStaffCategories(database.db));
  routes.bind(endpoints.exportCategories, async ({ query }) => exportCategories(database, query, deps.publicOrigin));
  routes.bind(endpoints.updateCategory, ({ params, body }) => updateCategory(deps, params.id, body));
  routes.bind(endpoints.orderCategories, ({ body }) => orderCategories(database, body));
  routes.bind(endpoints.deleteCategory, ({ params }) => deleteCategory(database, params.id));
  routes.bind(endpoints.mergeCategory, ({ params, body }) => mergeCategory(deps, params.id, body.intoId));
}
