import * as endpoints from '@shopwright/contracts/http/import-images';
import type { RouteTable } from '@shopwright/service-kit/http/server';
import type { CatalogDeps } from '../../deps';
import { claimImages } from './claim-images';
import { failImage } from './fail-image';
import { listFailedImages, retryImages } from './failed-images';
import { storeFetchedImage } from './store-fetched-image';

export function fetchedImageRoutes(routes: RouteTable, { database }: CatalogDeps): void {
  routes.bind(endpoints.listFailedImages, ({ params, query }) => listFailedImages(database.db, params.jobId, query));
  routes.bind(endpoints.retryImages, ({ params }) => retryImages(database, params.jobId));
  routes.bind(endpoints.claimImages, ({ params, body }) => claimImages(database, params.jobId, body));
  routes.bind(endpoints.storeFetchedImage, async ({ params, readFile }) =>
    storeFetchedImage(database, params, await readFile()),
  );
  routes.bind(endpoints.failImage, ({ params, body }) => failImage(database, params, body));
}
