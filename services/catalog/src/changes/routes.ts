import * as endpoints from '@shopwright/contracts/http/internal';
import type { RouteTable } from '@shopwright/service-kit/http/server';
import type { CatalogDeps } from '../deps';
import { readChanges } from './read-changes';

/** The route by which the BFF learns which cached responses are out of date. */
export function changeRoutes(
  routes: RouteTable,
  { database, replica }: Pick<CatalogDeps, 'database' | 'replica'>,
): void {
  routes.bind(endpoints.readChanges, ({ query }) =>
    readChanges(database, query.since, { hasReplica: replica !== undefined }),
  );
}
