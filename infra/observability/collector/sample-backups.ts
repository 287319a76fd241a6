import type { Database } from '@shopwright/service-kit/database/connection';
import type { Sampler } from '@shopwright/service-kit/metrics/sampler';
import { isNull, sql } from 'drizzle-orm';
import { backups } from './schema';

/** Says when the store was last backed up: 0 where it never was, which is as bad as long ago. */
export const sampleBackups = ({ db }: Pick<Database, 'db'>): Sampler => ({
  name: 'backups',
  async read() {
    const [row] = await db
      .select({ seconds: sql<number | null>`extract(epoch from max(${backups.finishedAt}))::float8` })
      .from(backups)
      .where(isNull(backups.error));
    const values = [{ value: row?.seconds ?? 0 }];
    return [{ name: 'backup_last_success_timestamp_seconds', help: 'When the last backup was written', values }];
  },
});
