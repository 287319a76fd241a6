import { sleep } from '@shopwright/service-kit/runtime/deadline';
import { type Logger, safeError } from '@shopwright/service-kit/runtime/logger';

interface Migrating {
  migrate: () => Promise<void>;
  /** Rejects while Postgres is away. */
  ping: () => Promise<unknown>;
  logger: Logger;
  waitMs?: number;
}

const failuresMax = 3;

/**
 * Migrates, and waits for Postgres while it is away: a process that exited would be restarted in vain. Throws where the
 * migration itself fails although Postgres answers.
 */
export async function migrateWhenAvailable({ migrate, ping, logger, waitMs = 1000 }: Migrating): Promise<void> {
  for (let failures = 0; ; ) {
    try {
      return await migrate();
    } catch (error) {
      const isAway = await ping().then(
        () => false,
        () => true,
      );
      // It may have come back just now, so one failure with an answer proves nothing.
      failures = isAway ? 0 : failures + 1;
      if (failures === failuresMax) throw error;
      logger.warn({ err: safeError(error) }, 'waiting for Postgres to create the tables');
      await sleep(waitMs);
    }
  }
}
