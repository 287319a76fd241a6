import { connectDatabase } from '@shopwright/service-kit/database';
import { createServiceClient } from '@shopwright/service-kit/http-client';
import { listen } from '@shopwright/service-kit/http-server';
import { createInternalTokens } from '@shopwright/service-kit/internal-token';
import { createLogger } from '@shopwright/service-kit/logger';
import { runUntilStopped, serverPart } from '@shopwright/service-kit/process';
import { createQueues } from '@shopwright/service-kit/queues';
import { startRelay } from '@shopwright/service-kit/relay';
import { startSweep } from '@shopwright/service-kit/sweep';
import { createOrderApp } from './app';
import { dropOldCarts } from './cart/put-cart';
import { readConfig } from './config';
import * as schema from './db/schema';
import type { OrderDeps } from './deps';
import { findStrayPayments, reconcile } from './payments/reconcile';
import { createStripe } from './payments/stripe-client';

const hourMs = 3_600_000;

async function main(): Promise<void> {
  const config = readConfig();
  const logger = createLogger('order', config.LOG_LEVEL);
  const database = connectDatabase({ url: config.DATABASE_URL, schema, applicationName: 'order' });
  const tokens = createInternalTokens(config.INTERNAL_TOKEN_SECRET);
  const deps: OrderDeps = {
    database,
    stripe: createStripe(config.STRIPE_SECRET_KEY, config.STRIPE_API_BASE),
    catalog: createServiceClient(config.CATALOG_URL, tokens),
    tokens,
    logger,
    webhookSecrets: config.STRIPE_WEBHOOK_SECRET,
    reservationMinutes: config.RESERVATION_MINUTES,
    isLive: config.STRIPE_SECRET_KEY.includes('_live_'),
    now: () => new Date(),
  };
  const server = await listen(createOrderApp(deps), config.PORT, config.HOST);
  const queues = createQueues(config.REDIS_URL, logger);
  const relay = startRelay(database, queues, logger);
  const sweeps = [
    startSweep(logger, { name: 'reconcile', everyMs: config.RECONCILE_SECONDS * 1000, work: () => reconcile(deps) }),
    startSweep(logger, { name: 'stray payments', everyMs: hourMs, work: () => findStrayPayments(deps) }),
    startSweep(logger, { name: 'old carts', everyMs: hourMs, work: () => dropOldCarts(database) }),
  ];
  logger.info({ port: config.PORT }, 'order service listens');

  runUntilStopped(logger, [
    serverPart(server),
    { name: 'sweeps', timeoutMs: 5000, stop: () => Promise.all(sweeps.map((sweep) => sweep.stop())) },
    { name: 'relay', timeoutMs: 5000, stop: () => relay.stop() },
    { name: 'queues', timeoutMs: 2000, stop: () => queues.close() },
    { name: 'database', timeoutMs: 6000, stop: () => database.close() },
  ]);
}

void main();
