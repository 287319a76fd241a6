import { getReplica } from '@shopwright/contracts/http/replica';
import type { RouteTable } from '@shopwright/service-kit/http/server';
import type { CatalogDeps } from '../deps';

export function replicaRoutes(routes: RouteTable, { replica }: Pick<CatalogDeps, 'replica'>): void {
  routes.bind(getReplica, async () => ({ replica: replica?.state() ?? null }));
}
