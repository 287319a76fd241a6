import {
  bucketCount,
  bucketMs,
  type DayMetrics,
  type DaySeries,
  watchedProcesses,
} from '@shopwright/contracts/http/instances';
import type { Database } from '@shopwright/service-kit/database/connection';
import { gte, sql } from 'drizzle-orm';
import { bucketStart } from './heartbeats';
import { metricBuckets } from './schema';

const before = `${(bucketCount - 1) * bucketMs} milliseconds`;

/** Returns the last 24 hours, the present quarter of an hour included, in one value per quarter. */
export async function getDayMetrics({ db }: Database): Promise<DayMetrics> {
  const from = sql`${bucketStart} - ${before}::interval`;
  const [clock] = await db.execute<{ ms: number }>(sql`select (extract(epoch from ${from}) * 1000)::float8 as ms`);
  const start = new Date(clock?.ms ?? Date.now());
  const rows = await db.select().from(metricBuckets).where(gte(metricBuckets.startsAt, start));
  const found = new Map<string, DaySeries>();
  for (const { process, metric, startsAt, value } of rows) {
    const key = `${process} ${metric}`;
    const series = found.get(key) ?? { process, metric, values: Array<number | null>(bucketCount).fill(null) };
    const at = Math.round((startsAt.getTime() - start.getTime()) / bucketMs);
    if (at < bucketCount) series.values[at] = Math.round(value * 10) / 10;
    found.set(key, series);
  }
  const order = ({ process }: DaySeries) => watchedProcesses.indexOf(process);
  const series = [...found.values()].sort(
    (one, other) => order(one) - order(other) || one.metric.localeCompare(other.metric),
  );
  return { from: start.toISOString(), series };
}
