import * as endpoints from '@shopwright/contracts/http/attributes';
import type { RouteTable } from '@shopwright/service-kit/http/server';
import type { CatalogDeps } from '../deps';
import { listSpecifications } from './list-specifications';
import { getAttribute, listAttributes } from './read-attributes';
import { createAttribute, deleteAttribute, updateAttribute } from './write-attribute';

export function attributeRoutes(routes: RouteTable, deps: CatalogDeps): void {
  const { database } = deps;
  routes.bind(endpoints.listAttributes, () => listAttributes(database.db));
  routes.bind(endpoints.getAttribute, ({ params }) => getAttribute(database.db, params.id));
  routes.bind(endpoints.listSpecifications, () => listSpecifications(database.db));
  routes.bind(endpoints.createAttribute, ({ body }) => createAttribute(deps, body));
  routes.bind(endpoints.updateAttribute, ({ params, body }) => updateAttribute(deps, params.id, body));
  routes.bind(endpoints.deleteAttribute, ({ params, query }) => deleteAttribute(database, params.id, query.version));
}
