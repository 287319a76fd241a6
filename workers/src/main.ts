import { connectRedis } from '@shopwright/service-kit/messaging/queues';
import { runService } from '@shopwright/service-kit/runtime/run-service';
import { createWorkersApp } from './app';
import { readConfig } from './config';
import { createMailer } from './emails/mailer';
import { aliexpress, connectServices, type WorkersDeps } from './services';
import { startWorkers } from './start-workers';

void runService({
  name: 'workers',
  readConfig,
  deps: ({ config, tokens, logger }): WorkersDeps => {
    const services = connectServices(config.serviceUrls, tokens);
    const workers = startWorkers({
      services,
      suppliers: { aliexpress },
      emails: { mailer: createMailer(config.email), publicUrl: config.publicUrl, storeEmail: config.email.storeEmail },
      redisUrl: config.redis.url,
      logger,
    });
    return { services, workers, redis: connectRedis(config.redis.url, 'producer', logger), tokens, logger };
  },
  app: createWorkersApp,
  consumers: ({ workers }) => [
    { name: 'workers', timeoutMs: 12_000, stop: () => Promise.all(workers.map((worker) => worker.close())) },
  ],
  resources: ({ redis }) => [{ name: 'redis', timeoutMs: 1000, stop: async () => redis.disconnect() }],
});
