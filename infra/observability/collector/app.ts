import { createServiceApp } from '@shopwright/service-kit/http/server';
import type { Express } from 'express';
import type { CollectorDeps } from './deps';
import { traceRoutes } from './routes';

export function createCollectorApp(deps: CollectorDeps): Express {
  return createServiceApp({
    logger: deps.logger,
    tokens: deps.tokens,
    readiness: { postgres: deps.database.ping, tables: () => deps.migrated },
    routes: (routes) => traceRoutes(routes, deps),
  });
}
