import { connectDatabase } from '@shopwright/service-kit/database/connection';
import { createInternalTokens } from '@shopwright/service-kit/http/internal-token';
import { listen } from '@shopwright/service-kit/http/server';
import { createQueues } from '@shopwright/service-kit/messaging/queues';
import { startRelay } from '@shopwright/service-kit/messaging/relay';
import { createLogger } from '@shopwright/service-kit/runtime/logger';
import { startSweep } from '@shopwright/service-kit/runtime/periodic-task';
import { runUntilStopped, serverPart } from '@shopwright/service-kit/runtime/shutdown';
import { createCatalogApp } from './app';
import { readConfig } from './config';
import { expireReservations } from './reservations/expire-reservations';

const expireEveryMs = 10_000;

async function main(): Promise<void> {
  const config = readConfig();
  const logger = createLogger('catalog', config.logLevel);
  const database = connectDatabase({ url: config.database.url, schema: {}, applicationName: 'catalog' });
  const queues = createQueues(config.redis.url, logger);
  const tokens = createInternalTokens(config.internalTokenSecret);
  const server = await listen(createCatalogApp({ database, tokens, logger }), config.http.port, config.http.host);
  const relay = startRelay(database, queues, logger);
  const expiry = startSweep(logger, {
    name: 'expire-reservations',
    everyMs: expireEveryMs,
    work: async () => {
      const released = await expireReservations(database);
      if (released > 0) logger.info({ released }, 'reservations expired');
    },
  });
  logger.info({ address: server.address() }, 'catalog listens');
  runUntilStopped(logger, [
    serverPart(server),
    { name: 'expiry', timeoutMs: 5000, stop: () => expiry.stop() },
    { name: 'relay', timeoutMs: 5000, stop: () => relay.stop() },
    { name: 'queues', timeoutMs: 2000, stop: () => queues.close() },
    { name: 'database', timeoutMs: 5000, stop: () => database.close() },
  ]);
}

void main();
