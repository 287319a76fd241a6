import type { CountedVital, PageVitals } from '@shopwright/contracts/http/web-vitals';
import { readPercentile75, type VitalName, vitalNames } from '@shopwright/contracts/vital-buckets';
import type { Database } from '@shopwright/service-kit/database/connection';
import { gte, lt, sql } from 'drizzle-orm';
import { webVitals } from './schema';

const kept = sql`interval '7 days'`;

/** Adds what a BFF counted. Several do so at the same time: all write in the same order. */
export async function addWebVitals({ db }: Database, counts: readonly CountedVital[]): Promise<void> {
  if (counts.length === 0) return;
  const day = sql`date_trunc('day', now())`;
  const keyOf = ({ page, vital, bucket }: CountedVital) => `${page} ${vital} ${String(bucket).padStart(3, '0')}`;
  const merged = new Map<string, CountedVital>();
  for (const each of counts) {
    const count = (merged.get(keyOf(each))?.count ?? 0) + each.count;
    merged.set(keyOf(each), { ...each, count });
  }
  const rows = [...merged.values()].sort((one, other) => keyOf(one).localeCompare(keyOf(other)));
  await db
    .insert(webVitals)
    .values(rows.map((row) => ({ ...row, day })))
    .onConflictDoUpdate({
      target: [webVitals.day, webVitals.page, webVitals.vital, webVitals.bucket],
      set: { count: sql`${webVitals.count} + excluded.count` },
    });
}

/** Returns each page's percentiles, the most viewed first. */
export async function listWebVitals({ db }: Database): Promise<PageVitals[]> {
  const rows = await db
    .select({
      page: webVitals.page,
      vital: webVitals.vital,
      bucket: webVitals.bucket,
      count: sql<number>`sum(${webVitals.count})`.mapWith(Number),
    })
    .from(webVitals)
    .where(gte(webVitals.day, sql`now() - ${kept}`))
    .groupBy(webVitals.page, webVitals.vital, webVitals.bucket);
  return [...new Set(rows.map(({ page }) => page))]
    .map((page) =>
      toPageVitals(
        page,
        rows.filter((row) => row.page === page),
      ),
    )
    .sort((one, other) => other.views - one.views || one.page.localeCompare(other.page));
}

function toPageVitals(page: string, counted: { vital: VitalName; bucket: number; count: number }[]): PageVitals {
  const countsOf = (vital: VitalName) =>
    new Map(counted.filter((row) => row.vital === vital).map(({ bucket, count }) => [bucket, count]));
  const totals = vitalNames.map((vital) => [...countsOf(vital).values()].reduce((sum, count) => sum + count, 0));
  const p75 = Object.fromEntries(vitalNames.map((vital) => [vital, readPercentile75(vital, countsOf(vital))]));
  return { page, views: Math.max(...totals), p75: p75 as PageVitals['p75'] };
}

export async function purgeWebVitals({ db }: Database): Promise<void> {
  await db.delete(webVitals).where(lt(webVitals.day, sql`now() - interval '8 days'`));
}
