import { createServiceClient } from '@shopwright/service-kit/http/client';
import { connectRedis, createQueues } from '@shopwright/service-kit/messaging/queues';
import { safeError } from '@shopwright/service-kit/runtime/logger';
import { runService } from '@shopwright/service-kit/runtime/run-service';
import { createBffApp } from './app';
import { createResponseCache } from './cache/response-cache';
import { readConfig } from './config';
import type { BffDeps } from './deps';
import { createAdmission } from './middleware/admission';
import { createRateLimits } from './middleware/rate-limits';
import { loadPageRenderer } from './pages/load-renderer';
import { createPageMaker } from './pages/page-maker';
import { preparePopularPages } from './pages/prepare-popular-pages';
import { listenPublicly } from './server';
import { createVitalCounts } from './web-vitals/count-vitals';

void runService({
  name: 'bff',
  hasInstances: true,
  readConfig,
  deps: async ({ config, tokens, logger }): Promise<BffDeps> => {
    const redis = connectRedis(config.redis.url, 'producer', logger);
    const limits = createRateLimits({ config, redis, logger });
    const cache = createResponseCache({ config, tokens, logger, redis, limits });
    const renderer = await loadPageRenderer({ config, cache, logger });
    return {
      config,
      logger,
      tokens,
      redis,
      limits,
      cache,
      queues: createQueues(config.redis.url, logger),
      auth: createServiceClient(config.upstreams.auth, tokens),
      pages: createPageMaker({ renderer, reads: cache.reads, logger }),
      admission: createAdmission({ logger }),
      vitals: createVitalCounts(createServiceClient(config.upstreams.traces, tokens)),
    };
  },
  app: createBffApp,
  listen: async (app, port, host, deps) => {
    const server = await listenPublicly(app, port, host, { ready: deps.cache.ready, admission: deps.admission });
    preparePopularPages(deps).catch((error: unknown) =>
      deps.logger.warn({ err: safeError(error) }, 'popular pages not prepared'),
    );
    return server;
  },
  periodicTasks: ({ cache, vitals }) => [
    { name: 'popular pages', everyMs: 60_000, work: cache.popular.save },
    { name: 'web vitals', everyMs: 60_000, work: vitals.save },
  ],
  resources: ({ cache, queues, redis, vitals }) => [
    { name: 'cache', timeoutMs: 1000, stop: cache.stop },
    { name: 'web vitals', timeoutMs: 1000, stop: vitals.save },
    { name: 'queues', timeoutMs: 3000, stop: queues.close },
    { name: 'redis', timeoutMs: 1000, stop: async () => redis.disconnect() },
  ],
});
