import { createServiceApp } from '@shopwright/service-kit/http/server';
import type { Express } from 'express';
import type { WorkersDeps } from './services';

/** Serves the health checks of the workers, and no other route. */
export function createWorkersApp({ services, workers, redis, tokens, logger }: WorkersDeps): Express {
  return createServiceApp({
    logger,
    tokens,
    readiness: {
      workers: async () => {
        if (!workers.every((worker) => worker.isRunning())) throw new Error('a worker has stopped');
      },
      redis: () => redis.ping(),
    },
    optional: {
      catalog: () => services.catalog.ping(),
      order: () => services.order.ping(),
      auth: () => services.auth.ping(),
    },
    routes: () => undefined,
  });
}
