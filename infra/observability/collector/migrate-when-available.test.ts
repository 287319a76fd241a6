import { createLogger } from '@shopwright/service-kit/runtime/logger';
import { describe, expect, it } from 'vitest';
import { migrateWhenAvailable } from './migrate-when-available';

const logger = createLogger('test', 'silent');
const away = async () => {
  throw new Error('ECONNREFUSED');
};

describe('migrateWhenAvailable', () => {
  it('waits as long as Postgres is away, and migrates then', async () => {
    let tries = 0;
    const isAway = () => tries < 200;
    await migrateWhenAvailable({
      logger,
      waitMs: 0,
      migrate: async () => {
        tries += 1;
        if (isAway()) await away();
      },
      ping: async () => (isAway() ? away() : undefined),
    });
    expect(tries).toBe(200);
  });

  it('throws where the migration is wrong', async () => {
    const migrate = async () => {
      throw new Error('syntax error');
    };
    const migrating = migrateWhenAvailable({ logger, waitMs: 0, migrate, ping: async () => undefined });
    await expect(migrating).rejects.toThrow('syntax error');
  });
});
