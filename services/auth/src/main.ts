import { connectDatabase } from '@shopwright/service-kit/database/connection';
import { createInternalTokens } from '@shopwright/service-kit/http/internal-token';
import { listen } from '@shopwright/service-kit/http/server';
import { createQueues } from '@shopwright/service-kit/messaging/queues';
import { startRelay } from '@shopwright/service-kit/messaging/relay';
import { createLogger, safeError } from '@shopwright/service-kit/runtime/logger';
import { startSweep } from '@shopwright/service-kit/runtime/periodic-task';
import { runUntilStopped, serverPart } from '@shopwright/service-kit/runtime/shutdown';
import { createPasswords } from './accounts/passwords';
import { createAuthApp } from './app';
import { readConfig } from './config';
import * as schema from './db/schema';
import { findDemoAccounts } from './demo-accounts';
import type { AuthDeps } from './deps';
import { dropWhatIsOver } from './drop-what-is-over';
import { createLinkTokens } from './mails/link-tokens';

async function main(): Promise<void> {
  const config = readConfig();
  const logger = createLogger('auth', config.LOG_LEVEL);
  const database = connectDatabase({ url: config.DATABASE_URL, schema, applicationName: 'auth' });
  const deps: AuthDeps = {
    database,
    passwords: createPasswords(),
    tokens: createInternalTokens(config.INTERNAL_TOKEN_SECRET),
    links: createLinkTokens(config.INTERNAL_TOKEN_SECRET),
    logger,
    isClientLimited: config.RATE_LIMIT === 'on',
    now: () => new Date(),
  };
  if (config.NODE_ENV === 'production') {
    const demo = await findDemoAccounts(database);
    if (demo.length > 0) throw new Error(`demo accounts with a known password exist, delete them: ${demo.join(', ')}`);
  }

  const server = await listen(createAuthApp(deps), config.PORT, config.HOST);
  const queues = createQueues(config.REDIS_URL, logger);
  const relay = startRelay(database, queues, logger);
  const sweep = startSweep(logger, { name: 'what is over', everyMs: 3_600_000, work: () => dropWhatIsOver(deps) });
  logger.info({ address: server.address() }, 'auth listens');
  runUntilStopped(logger, [
    serverPart(server),
    { name: 'sweep', timeoutMs: 5000, stop: sweep.stop },
    { name: 'relay', timeoutMs: 5000, stop: relay.stop },
    { name: 'queues', timeoutMs: 2000, stop: queues.close },
    { name: 'database', timeoutMs: 6000, stop: database.close },
  ]);
}

main().catch((error: unknown) => {
  createLogger('auth', 'info').fatal({ err: safeError(error) }, 'auth cannot start');
  process.exit(1);
});
