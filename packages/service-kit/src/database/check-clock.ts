import { sql } from 'drizzle-orm';
import type { Logger } from '../runtime/logger';
import type { Database } from './connection';

/** Stripe's signatures and the tokens of processes bear five minutes: this is said long before. */
const skewMaxMs = 2000;

/**
 * Compares the clock of this process with that of Postgres, which all instances share, and logs in one line where they differ
 * and when they agree again. How long Postgres takes to answer does not count.
 */
export function createClockCheck(
  { db }: Pick<Database, 'db'>,
  logger: Pick<Logger, 'warn' | 'info'>,
  now: () => number = Date.now,
): () => Promise<void> {
  let isWrong = false;
  return async () => {
    const askedAt = now();
    const [row] = await db.execute<{ at: number }>(
      sql`select (extract(epoch from clock_timestamp()) * 1000)::float8 as at`,
    );
    const answeredAt = now();
    const theirs = Number(row?.at);
    const skewMs = theirs < askedAt ? askedAt - theirs : Math.min(0, answeredAt - theirs);
    const wasWrong = isWrong;
    isWrong = Math.abs(skewMs) > skewMaxMs;
    if (isWrong && !wasWrong) logger.warn(`the clock of this machine is ${describe(skewMs)} Postgres: turn on NTP`);
    if (wasWrong && !isWrong) logger.info('the clock of this machine agrees with that of Postgres again');
  };
}

const describe = (skewMs: number): string =>
  `${(Math.abs(skewMs) / 1000).toFixed(1)} s ${skewMs > 0 ? 'ahead of' : 'behind'}`;
