import type { Database } from '@shopwright/service-kit/database/connection';
import { sql } from 'drizzle-orm';
import { expect, vi } from 'vitest';
import { eventually } from './deadlines';

/** Waits until this many statements of the database wait for a lock. */
export async function untilBlocked({ db }: Pick<Database, 'db'>, statements = 1): Promise<void> {
  await vi.waitFor(async () => {
    const waiting = await db.execute(
      sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    expect(waiting.length).toBeGreaterThanOrEqual(statements);
  }, eventually);
}
