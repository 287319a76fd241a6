import { listEmailPreviews } from '@shopwright/contracts/http/mailbox';
import { createServiceApp } from '@shopwright/service-kit/http/server';
import type { Express } from 'express';
import { readStoreIdentity } from './emails/store-identity';
import { previewEmails } from './previews/preview-emails';
import type { WorkersDeps } from './services';

/** Serves the health checks of the workers and the previews of the emails. */
export function createWorkersApp({ services, workers, emails, redis, tokens, logger }: WorkersDeps): Express {
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
      traces: () => services.traces.ping(),
    },
    routes: (routes) => {
      routes.bind(listEmailPreviews, async ({ query }) => {
        const store = await readStoreIdentity(services.catalog, emails.storeEmail);
        return previewEmails({ language: query.language, publicUrl: emails.publicUrl, store });
      });
    },
  });
}
