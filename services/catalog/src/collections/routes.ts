import * as endpoints from '@shopwright/contracts/http/collections';
import { findTargets as findTargetsEndpoint } from '@shopwright/contracts/http/internal';
import type { RouteTable } from '@shopwright/service-kit/http/server';
import type { CatalogDeps } from '../deps';
import { exportCollections } from './export-collections';
import { findTargets } from './find-targets';
import { previewCollection } from './preview-collection';
import { getCollection, getStaffCollection, listCollections, listStaffCollections } from './read-collections';
import { createCollection, deleteCollection, updateCollection } from './write-collection';

export function collectionRoutes(routes: RouteTable, deps: CatalogDeps): void {
  const { database, publicOrigin } = deps;
  routes.bind(endpoints.listCollections, ({ query }) => listCollections(database.db, query.language));
  routes.bind(endpoints.getCollection, ({ params, query }) => getCollection(database.db, params.slug, query.language));
  routes.bind(endpoints.listStaffCollections, () => listStaffCollections(database.db));
  routes.bind(endpoints.exportCollections, async ({ query }) => exportCollections(database, query, publicOrigin));
  routes.bind(endpoints.getStaffCollection, ({ params }) => getStaffCollection(database.db, params.id));
  routes.bind(endpoints.createCollection, ({ body }) => createCollection(deps, body));
  routes.bind(endpoints.updateCollection, ({ params, body }) => updateCollection(deps, params.id, body));
  routes.bind(endpoints.deleteCollection, ({ params, query }) => deleteCollection(database, params.id, query.version));
  routes.bind(findTargetsEndpoint, ({ body }) => findTargets(database.db, body));
  routes.bind(endpoints.previewCollection, ({ body }) => previewCollection(database.db, body.rule));
}
