import { runService } from '@shopwright/service-kit/runtime/run-service';
import { createCollectorApp } from './app';
import { readConfig } from './config';
import type { CollectorDeps } from './deps';
import { purgeHeartbeats, storeHeartbeat } from './heartbeats';
import { migrateWhenAvailable } from './migrate-when-available';
import { createPooler } from './pooler';
import { createTraceBudget } from './receive-spans';
import { sampleBackups } from './sample-backups';
import { migrateTraces } from './schema';
import { createSpanBuffer } from './span-buffer';
import { rotateSpans } from './span-partitions';
import { storeSpans } from './store-spans';
import { purgeWebVitals } from './web-vitals';

void runService({
  name: 'collector',
  audience: 'traces',
  readConfig,
  deps: ({ config, database, tokens, logger }): CollectorDeps => {
    const migrate = () => migrateTraces(config.database.url);
    const migrated = migrateWhenAvailable({ migrate, ping: database.ping, logger });
    const buffer = createSpanBuffer({ store: (spans) => storeSpans(database, spans), logger });
    const pooler = config.poolerUrl ? createPooler(config.poolerUrl) : undefined;
    return { database, migrated, pooler, buffer, budget: createTraceBudget(), tokens, logger };
  },
  app: createCollectorApp,
  samplers: ({ database, pooler }) => [sampleBackups(database), ...(pooler ? [pooler.sampler] : [])],
  receiveHeartbeat:
    ({ database, migrated }) =>
    async (heartbeat) => {
      await migrated;
      await storeHeartbeat(database, heartbeat);
    },
  periodicTasks: ({ database, logger }) => [
    { name: 'old spans', everyMs: 3_600_000, work: () => rotateSpans(database, logger, new Date()) },
    { name: 'old heartbeats', everyMs: 3_600_000, work: () => purgeHeartbeats(database) },
    { name: 'old web vitals', everyMs: 3_600_000, work: () => purgeWebVitals(database) },
  ],
  resources: ({ buffer, pooler }) => [
    { name: 'span buffer', timeoutMs: 5000, stop: buffer.stop },
    ...(pooler ? [{ name: 'pooler', timeoutMs: 2000, stop: pooler.close }] : []),
  ],
});
