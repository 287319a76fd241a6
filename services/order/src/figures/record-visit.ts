import { createHash } from 'node:crypto';
import { lt } from 'drizzle-orm';
import { storeVisits } from '../db/schema';
import type { OrderDeps } from '../deps';
import { daysBefore, utcDay } from './utc-day';

const keptDays = 400;

type Deps = Pick<OrderDeps, 'database' | 'now'>;

/** Counts this browser once today; the first visit of the day names the campaign. A caller without a name counts not. */
export async function recordVisit({ database, now }: Deps, visitorId?: string, source?: string): Promise<undefined> {
  if (visitorId === undefined) return;
  const at = now();
  const day = utcDay(at);
  await database.db
    .insert(storeVisits)
    .values({ day, visitorHash: visitorHash(day, visitorId), source, firstSeenAt: at })
    .onConflictDoNothing();
}

/** The day is part of it, so that nobody can be followed from one day to the next. */
export const visitorHash = (day: string, visitorId: string): string =>
  createHash('sha256').update(`${day} ${visitorId}`).digest('hex');

export async function dropOldVisits({ database, now }: Deps): Promise<void> {
  await database.db.delete(storeVisits).where(lt(storeVisits.day, utcDay(daysBefore(now(), keptDays))));
}
