import { connectDatabase } from '@shopwright/service-kit/database/connection';
import { createInternalTokens } from '@shopwright/service-kit/http/internal-token';
import { listen } from '@shopwright/service-kit/http/server';
import { createLogger, safeError } from '@shopwright/service-kit/runtime/logger';
import { startSweep } from '@shopwright/service-kit/runtime/periodic-task';
import { runUntilStopped, serverPart } from '@shopwright/service-kit/runtime/shutdown';
import { createCollectorApp } from './app';
import { readConfig } from './config';
import { migrateTraces } from './migrations';
import * as schema from './schema';
import { createSpanBuffer } from './span-buffer';
import { dropOldSpans, storeSpans } from './store-spans';
import { createTraceBudget } from './trace-budget';

async function main(): Promise<void> {
  const config = readConfig();
  const logger = createLogger('collector', config.LOG_LEVEL);
  await migrateTraces(config.DATABASE_URL);
  const database = connectDatabase({
    url: config.DATABASE_URL,
    schema,
    poolMax: 4,
    applicationName: 'collector',
  });
  const buffer = createSpanBuffer({ store: (spans) => storeSpans(database, spans), logger });
  const tokens = createInternalTokens(config.INTERNAL_TOKEN_SECRET);

  const app = createCollectorApp({ database, buffer, budget: createTraceBudget(), tokens, logger });
  const server = await listen(app, config.PORT, config.HOST);
  const sweep = startSweep(logger, {
    name: 'old spans',
    everyMs: 3_600_000,
    work: () => dropOldSpans(database, new Date()),
  });
  logger.info({ address: server.address() }, 'collector listens');
  runUntilStopped(logger, [
    serverPart(server),
    { name: 'sweep', timeoutMs: 5000, stop: sweep.stop },
    { name: 'buffer', timeoutMs: 5000, stop: buffer.stop },
    { name: 'database', timeoutMs: 6000, stop: database.close },
  ]);
}

main().catch((error: unknown) => {
  createLogger('collector', 'info').fatal({ err: safeError(error) }, 'collector cannot start');
  process.exit(1);
});
