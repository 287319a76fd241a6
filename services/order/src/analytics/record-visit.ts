import { createHash } from 'node:crypto';
import { lt } from 'drizzle-orm';
import { storeVisits } from '../db/schema';
import type { OrderDeps } from '../deps';
import { daysBefore, utcDay } from './utc-day';

const keptDays = 400;

type Deps = Pick<OrderDeps, 'database' | 'now'>;

/** Counts this browser once today; the first visit of the day names the campaign. A visitor without an id is not counted. */
export async function recordVisit({ database, now }: Deps, visitorId?: string, source?: string): Promise<undefined> {
  if (visitorId === undefined) return;
  const at = now();
  const day = utcDay(at);
  await database.db
    .insert(storeVisits)
    .values({ day, visitorHash: hashVisitor(day, visitorId), source, firstSeenAt: at })
    .onConflictDoNothing();
}

/** Includes the day, so that a visitor cannot be followed from one day to the next. */
export const hashVisitor = (day: string, visitorId: string): string =>
  createHash('sha256').update(`${day} ${visitorId}`).digest('hex');

export async function purgeOldVisits({ database, now }: Deps): Promise<void> {
  await database.db.delete(storeVisits).where(lt(storeVisits.day, utcDay(daysBefore(now(), keptDays))));
}
