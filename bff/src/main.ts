import { createServiceClient } from '@shopwright/service-kit/http/client';
import { connectRedis, createQueues } from '@shopwright/service-kit/messaging/queues';
import { runService } from '@shopwright/service-kit/runtime/run-service';
import { createBffApp } from './app';
import { readConfig } from './config';
import type { BffDeps } from './deps';
import { loadPageRenderer } from './pages/load-renderer';
import { listenPublicly } from './server';

void runService({
  name: 'bff',
  readConfig,
  deps: async ({ config, tokens, logger }): Promise<BffDeps> => ({
    config,
    logger,
    tokens,
    redis: connectRedis(config.redis.url, 'producer', logger),
    queues: createQueues(config.redis.url, logger),
    auth: createServiceClient(config.upstreams.auth, tokens),
    pages: await loadPageRenderer({ config, tokens, logger }),
  }),
  app: createBffApp,
  listen: listenPublicly,
  resources: ({ queues, redis }) => [
    { name: 'queues', timeoutMs: 3000, stop: queues.close },
    { name: 'redis', timeoutMs: 1000, stop: async () => redis.disconnect() },
  ],
});
