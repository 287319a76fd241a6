import { createServiceApp } from '@shopwright/service-kit/http-server';
import type { Express } from 'express';
import { accountRoutes } from './accounts/routes';
import type { AuthDeps } from './deps';
import { loyaltyRoutes } from './loyalty/routes';
import { sessionRoutes } from './sessions/routes';

export function createAuthApp(deps: AuthDeps): Express {
  return createServiceApp({
    logger: deps.logger,
    tokens: deps.tokens,
    readiness: { postgres: deps.database.ping },
    routes: (routes) => {
      accountRoutes(routes, deps);
      sessionRoutes(routes, deps);
      loyaltyRoutes(routes, deps);
    },
  });
}
