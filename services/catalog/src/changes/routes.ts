import { readChanges as endpoint } from '@shopwright/contracts/http/internal';
import type { RouteTable } from '@shopwright/service-kit/http/server';
import type { CatalogDeps } from '../deps';
import { readChanges } from './read-changes';

/** What the BFF asks to know which cached replies are out of date. */
export function changeRoutes(routes: RouteTable, { database }: Pick<CatalogDeps, 'database'>): void {
  routes.bind(endpoint, ({ query }) => readChanges(database, query.since));
}
