import type { ResponseOf } from '@shopwright/contracts/endpoint';
import {
  bucketMs,
  type DayMetric,
  dayMetrics,
  type Heartbeat,
  type listInstances as listingInstances,
} from '@shopwright/contracts/http/instances';
import type { Database, Executor } from '@shopwright/service-kit/database/connection';
import { and, eq, gte, lt, sql } from 'drizzle-orm';
import { instances, metricBuckets } from './schema';

/** A silent instance is shown for so long. */
const shown = sql`interval '10 minutes'`;
/** The clock of Postgres, because those of the instances may differ. */
export const bucketStart = sql`date_bin(${`${bucketMs} milliseconds`}::interval, now(), timestamptz '2000-01-01Z')`;

/** Stores how an instance is, and adds what it did. Forgets one that was told to stop. */
export async function storeHeartbeat({ db }: Database, heartbeat: Heartbeat): Promise<void> {
  const { isEnding, metrics, ...self } = heartbeat;
  const { process, host, pid } = self;
  if (metrics) await addMetrics(db, process, metrics);
  if (isEnding) {
    const isSelf = and(eq(instances.process, process), eq(instances.host, host), eq(instances.pid, pid));
    await db.delete(instances).where(isSelf);
    return;
  }
  const row = { ...self, startedAt: new Date(self.startedAt), seenAt: sql`now()` };
  await db
    .insert(instances)
    .values(row)
    .onConflictDoUpdate({ target: [instances.process, instances.host, instances.pid], set: row });
}

/** Writes in the order of the names, so that two instances of a process cannot deadlock. */
async function addMetrics(
  db: Executor,
  process: Heartbeat['process'],
  metrics: NonNullable<Heartbeat['metrics']>,
): Promise<void> {
  const rows = Object.entries(metrics)
    .sort(([one], [other]) => one.localeCompare(other))
    .map(([metric, value]) => ({ startsAt: bucketStart, process, metric: metric as DayMetric, value }));
  if (rows.length === 0) return;
  const sums = (Object.keys(dayMetrics) as DayMetric[]).filter((metric) => dayMetrics[metric] === 'sum');
  const isSum = sql`${metricBuckets.metric} in ${sums}`;
  await db
    .insert(metricBuckets)
    .values(rows)
    .onConflictDoUpdate({
      target: [metricBuckets.startsAt, metricBuckets.process, metricBuckets.metric],
      set: {
        value: sql`case when ${isSum} then ${metricBuckets.value} + excluded.value
          else greatest(${metricBuckets.value}, excluded.value) end`,
      },
    });
}

export async function listInstances({ db }: Database): Promise<ResponseOf<typeof listingInstances>> {
  const rows = await db
    .select({ row: instances, now: sql<Date>`now()`.mapWith(instances.seenAt) })
    .from(instances)
    .where(gte(instances.seenAt, sql`now() - ${shown}`))
    .orderBy(instances.process, instances.startedAt, instances.host, instances.pid);
  return {
    now: (rows[0]?.now ?? new Date()).toISOString(),
    instances: rows.map(({ row }) => ({
      ...row,
      startedAt: row.startedAt.toISOString(),
      seenAt: row.seenAt.toISOString(),
    })),
  };
}

export async function purgeHeartbeats({ db }: Database): Promise<void> {
  await db.delete(instances).where(lt(instances.seenAt, sql`now() - interval '1 hour'`));
  await db.delete(metricBuckets).where(lt(metricBuckets.startsAt, sql`now() - interval '25 hours'`));
}
