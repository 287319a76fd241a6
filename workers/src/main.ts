import { createInternalTokens } from '@shopwright/service-kit/http/internal-token';
import { createServiceApp, listen } from '@shopwright/service-kit/http/server';
import { connectRedis } from '@shopwright/service-kit/messaging/redis';
import type { RunningWorker } from '@shopwright/service-kit/messaging/worker';
import { createLogger } from '@shopwright/service-kit/runtime/logger';
import { runUntilStopped, serverPart } from '@shopwright/service-kit/runtime/shutdown';
import { readConfig } from './config';
import { createMailer } from './mail/mailer';
import { connectServices } from './services';
import { startWorkers } from './start-workers';
import { aliexpress } from './supplier-imports/suppliers/aliexpress';

async function main(): Promise<void> {
  const config = readConfig();
  const logger = createLogger('workers', config.logLevel);
  const tokens = createInternalTokens(config.internalTokenSecret);
  const services = connectServices(config.serviceUrls, tokens);
  const workers = startWorkers({
    services,
    suppliers: { aliexpress },
    mails: { mailer: createMailer(config.mail), publicUrl: config.publicUrl, storeEmail: config.mail.storeEmail },
    redisUrl: config.redis.url,
    logger,
  });
  const redis = connectRedis(config.redis.url, 'producer', logger);
  const health = createServiceApp({
    logger,
    tokens,
    readiness: { workers: () => allRun(workers), redis: () => redis.ping() },
    optional: {
      catalog: () => services.catalog.ping(),
      order: () => services.order.ping(),
      auth: () => services.auth.ping(),
    },
    routes: () => undefined,
  });
  const server = await listen(health, config.http.port, config.http.host);
  logger.info({ address: server.address() }, 'workers run');
  runUntilStopped(logger, [
    { name: 'workers', timeoutMs: 12_000, stop: () => Promise.all(workers.map((worker) => worker.close())) },
    serverPart(server),
    { name: 'redis', timeoutMs: 1000, stop: async () => redis.disconnect() },
  ]);
}

async function allRun(workers: RunningWorker[]): Promise<void> {
  if (!workers.every((worker) => worker.isRunning())) throw new Error('a worker has stopped');
}

void main();
