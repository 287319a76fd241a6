import type { AlertName } from '@shopwright/contracts/http/operations-alerts';
import type { Executor } from '@shopwright/service-kit/database/connection';
import { appendEvent } from '@shopwright/service-kit/messaging/outbox';
import { eq, gt, lte, or, sql } from 'drizzle-orm';
import { type AlertPass, type AlertRow, alertPasses, alerts } from '../db/alert-tables';
import type { OrderDeps } from '../deps';
import { decideAlert, isAllClear, type Sighting } from './alert-rules';
import type { AskedService, JobsSighting } from './read-jobs';
import { lookAtStore, readSightings } from './read-sightings';

export const alertsEveryMs = 30_000;
const secondMs = 1000;
/** Instances of the service share the passes: an instance skips one that comes too soon after another. */
const restMs = 20 * secondMs;
/** Without a pass for so long, the store counts as having been away. */
const gapMs = 120 * secondMs;

/**
 * Checks for problems that need a person, and stores which alerts are open, with the events of their emails. Decides
 * under the lock of the pass, so that of two instances of the service one sends emails. Returns false if another instance has
 * just checked.
 */
export async function updateAlerts(deps: OrderDeps): Promise<boolean> {
  const now = deps.now();
  if (!(await claimPass(deps, now))) return false;
  const looked = await lookAtStore(deps, now);
  await deps.database.transaction(async (tx) => {
    const pass = await lockPass(tx, looked.jobs, now);
    if (!pass) return;
    const seen = await readSightings(tx, pass, now, looked);
    const known = await tx.select().from(alerts);
    for (const [name, sighting] of Object.entries(seen) as [AlertName, Sighting | undefined][]) {
      const row = known.find((each) => each.name === name);
      await store(tx, decideAlert(name, row, sighting, { now, watchedSince: pass.watchedSince }));
    }
    await tellAllClear(tx, now);
  });
  return true;
}

/** Claims the next pass. One that lies in the future was claimed by a clock that was wrong. */
async function claimPass({ database }: OrderDeps, now: Date): Promise<boolean> {
  const before = (ms: number) => new Date(now.getTime() - ms);
  const [from, to] = [before(gapMs).toISOString(), before(-gapMs).toISOString()];
  const isGap = sql`${alertPasses.passedAt} not between ${from}::timestamptz and ${to}::timestamptz`;
  const claimed = await database.db
    .insert(alertPasses)
    .values({ id: 1, watchedSince: now, passedAt: now })
    .onConflictDoUpdate({
      target: alertPasses.id,
      set: {
        passedAt: now,
        watchedSince: sql`case when ${isGap} then ${now.toISOString()}::timestamptz else ${alertPasses.watchedSince} end`,
      },
      setWhere: or(lte(alertPasses.passedAt, before(restMs)), gt(alertPasses.passedAt, before(-gapMs))),
    })
    .returning({ id: alertPasses.id });
  return claimed.length > 0;
}

/** Stores which services answered. Returns undefined if another instance has since claimed a later pass. */
async function lockPass(tx: Executor, { answered }: JobsSighting, now: Date): Promise<AlertPass | undefined> {
  const at = (service: AskedService) => (answered.includes(service) ? now : undefined);
  const [pass] = await tx
    .update(alertPasses)
    .set({ passedAt: now, catalogAnsweredAt: at('catalog'), authAnsweredAt: at('auth') })
    .where(eq(alertPasses.passedAt, now))
    .returning();
  return pass;
}

async function store(tx: Executor, { row, tell }: ReturnType<typeof decideAlert>): Promise<void> {
  if (!row) return;
  await tx.insert(alerts).values(row).onConflictDoUpdate({ target: alerts.name, set: row });
  if (!tell) return;
  const { name, count, since } = row;
  const told = { alert: name, count, since: since.toISOString(), isReminder: tell === 'reminder' };
  await appendEvent(tx, 'operations-alert-raised', told);
}

/** Sends one email that all alerts are resolved, and deletes them. */
async function tellAllClear(tx: Executor, now: Date): Promise<void> {
  const rows: AlertRow[] = await tx.select().from(alerts);
  if (!isAllClear(rows, now)) return;
  const since = rows.map(({ since }) => since.toISOString()).sort()[0] ?? now.toISOString();
  await appendEvent(tx, 'operations-alerts-cleared', { alerts: rows.map(({ name }) => name), since });
  await tx.delete(alerts);
}
