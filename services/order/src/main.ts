import { connectDatabase } from '@shopwright/service-kit/database/connection';
import { createServiceClient } from '@shopwright/service-kit/http/client';
import { createInternalTokens } from '@shopwright/service-kit/http/internal-token';
import { listen } from '@shopwright/service-kit/http/server';
import { createQueues } from '@shopwright/service-kit/messaging/queues';
import { startRelay } from '@shopwright/service-kit/messaging/relay';
import { createLogger } from '@shopwright/service-kit/runtime/logger';
import { startSweep } from '@shopwright/service-kit/runtime/periodic-task';
import { runUntilStopped, serverPart } from '@shopwright/service-kit/runtime/shutdown';
import { purgeOldVisits } from './analytics/record-visit';
import { createOrderApp } from './app';
import { purgeOldCarts } from './cart/put-cart';
import { readServiceConfig } from './config';
import * as schema from './db/schema';
import type { OrderDeps } from './deps';
import { findStrayPayments, reconcile } from './payments/reconcile';
import { createStripe } from './payments/stripe-client';

const hourMs = 3_600_000;

async function main(): Promise<void> {
  const config = readServiceConfig();
  const logger = createLogger('order', config.logLevel);
  const database = connectDatabase({ url: config.database.url, schema, applicationName: 'order' });
  const tokens = createInternalTokens(config.internalTokenSecret);
  const deps: OrderDeps = {
    database,
    stripe: createStripe(config.stripe.secretKey, config.stripe.apiBase),
    catalog: createServiceClient(config.catalog.url, tokens),
    auth: createServiceClient(config.auth.url, tokens),
    tokens,
    logger,
    webhookSecrets: config.stripe.webhookSecrets,
    reservationMinutes: config.reservationMinutes,
    isLive: config.stripe.isLive,
    now: () => new Date(),
  };
  const server = await listen(createOrderApp(deps), config.http.port, config.http.host);
  const queues = createQueues(config.redis.url, logger);
  const relay = startRelay(database, queues, logger);
  const sweeps = [
    startSweep(logger, { name: 'reconcile', everyMs: config.reconcileEveryMs, work: () => reconcile(deps) }),
    startSweep(logger, { name: 'stray payments', everyMs: hourMs, work: () => findStrayPayments(deps) }),
    startSweep(logger, { name: 'old carts', everyMs: hourMs, work: () => purgeOldCarts(database) }),
    startSweep(logger, { name: 'old visits', everyMs: hourMs, work: () => purgeOldVisits(deps) }),
  ];
  logger.info({ address: server.address() }, 'order listens');

  runUntilStopped(logger, [
    serverPart(server),
    { name: 'sweeps', timeoutMs: 5000, stop: () => Promise.all(sweeps.map((sweep) => sweep.stop())) },
    { name: 'relay', timeoutMs: 5000, stop: () => relay.stop() },
    { name: 'queues', timeoutMs: 2000, stop: () => queues.close() },
    { name: 'database', timeoutMs: 6000, stop: () => database.close() },
  ]);
}

void main();
