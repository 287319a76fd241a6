import { sampleQueues } from '@shopwright/service-kit/messaging/queue-metrics';
import { connectRedis, createQueues } from '@shopwright/service-kit/messaging/queues';
import { sampleRedis } from '@shopwright/service-kit/messaging/redis-metrics';
import { areVisitorsHere } from '@shopwright/service-kit/messaging/visits';
import { runService } from '@shopwright/service-kit/runtime/run-service';
import { createWorkersApp } from './app';
import { readConfig } from './config';
import { createMailer } from './emails/mailer';
import { aliexpress, connectServices, type WorkersDeps } from './services';
import { startWorkers } from './start-workers';
import { startWebhookSender } from './webhooks/send-webhooks';
import { sampleWorkers } from './worker-metrics';

void runService({
  name: 'workers',
  audience: 'workers',
  readConfig,
  deps: ({ config, tokens, logger }): WorkersDeps => {
    const services = connectServices(config.serviceUrls, tokens);
    const emails = {
      mailer: createMailer(config.email),
      publicUrl: config.publicUrl,
      storeEmail: config.email.storeEmail,
    };
    const sender = startWebhookSender({
      order: services.order,
      calls: { allowLocal: config.allowLocalWebhooks },
      logger,
    });
    const redis = connectRedis(config.redis.url, 'producer', logger);
    const workers = startWorkers({
      services,
      suppliers: { aliexpress },
      emails,
      redisUrl: config.redis.url,
      areVisitorsHere: () => areVisitorsHere(redis),
      logger,
    }).concat(sender);
    return { services, workers, emails, redis, queues: createQueues(config.redis.url, logger), tokens, logger };
  },
  app: createWorkersApp,
  selfChecks: ({ workers }) => [
    async () => (workers.every((worker) => worker.isRunning()) ? undefined : 'a worker has stopped'),
  ],
  consumers: ({ workers }) => [
    { name: 'workers', timeoutMs: 12_000, stop: () => Promise.all(workers.map((worker) => worker.close())) },
  ],
  samplers: ({ queues, redis, workers }) => [sampleQueues(queues), sampleRedis(redis), sampleWorkers(workers)],
  resources: ({ queues, redis }) => [
    { name: 'queues', timeoutMs: 2000, stop: queues.close },
    { name: 'redis', timeoutMs: 1000, stop: async () => redis.disconnect() },
  ],
});
