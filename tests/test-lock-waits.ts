import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '@shopwright/service-kit/database/connection';
import { sql } from 'drizzle-orm';

const everyMs = 5;

/** Watches how long statements in these databases wait for a row or table that another transaction holds. */
export function watchLockWaits(databases: readonly Database[]) {
  const [first] = databases;
  let isOver = false;
  const watch = async (): Promise<number> => {
    if (!first) throw new Error('no database to watch');
    const names = await Promise.all(
      databases.map(
        async ({ db }) => (await db.execute<{ name: string }>(sql`select current_database() as name`))[0]?.name,
      ),
    );
    let longestMs = 0;
    while (!isOver) {
      const [row] = await first.db.execute<{ ms: number }>(sql`
        select coalesce(max(extract(epoch from clock_timestamp() - waitstart)) * 1000, 0)::float8 as ms
        from pg_locks join pg_stat_activity using (pid)
        where not granted and locktype <> 'advisory' and datname = any (${`{${names.join()}}`}::text[])`);
      longestMs = Math.max(longestMs, row?.ms ?? 0);
      await pause(everyMs);
    }
    return longestMs;
  };
  const watching = watch();
  return {
    /** Returns the longest wait in milliseconds. */
    end() {
      isOver = true;
      return watching;
    },
  };
}
