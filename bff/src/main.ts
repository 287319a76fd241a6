import { createServiceClient } from '@shopwright/service-kit/http/client';
import { createInternalTokens } from '@shopwright/service-kit/http/internal-token';
import { createQueues } from '@shopwright/service-kit/messaging/queues';
import { connectRedis } from '@shopwright/service-kit/messaging/redis';
import { createLogger, safeError } from '@shopwright/service-kit/runtime/logger';
import { runUntilStopped, serverPart } from '@shopwright/service-kit/runtime/shutdown';
import { createBffApp } from './app';
import { readConfig } from './config';
import { loadPageRenderer } from './pages/load-renderer';
import { listenPublicly } from './server';

async function main(): Promise<void> {
  const config = readConfig();
  const logger = createLogger('bff', config.logLevel);
  const tokens = createInternalTokens(config.internalTokenSecret);
  const redis = connectRedis(config.redisUrl, 'producer', logger);
  const queues = createQueues(config.redisUrl, logger);
  const auth = createServiceClient(config.upstreams.auth, tokens);

  const pages = await loadPageRenderer({ config, tokens, logger });

  const app = createBffApp({ config, logger, tokens, auth, redis, queues: queues.all(), pages });
  const server = await listenPublicly(app, config.port, config.host);
  logger.info({ address: server.address() }, 'bff listens');
  runUntilStopped(logger, [
    serverPart(server),
    { name: 'queues', timeoutMs: 3000, stop: queues.close },
    { name: 'redis', timeoutMs: 1000, stop: async () => redis.disconnect() },
  ]);
}

main().catch((error: unknown) => {
  createLogger('bff', 'info').fatal({ err: safeError(error) }, 'bff cannot start');
  process.exit(1);
});
