import type { Executor } from '@shopwright/service-kit/database/connection';
import { sql } from 'drizzle-orm';
import { visitDays, visitSources } from './story';

/**
 * Adds visits of the last days: more at the weekend, and more each month. The hash of a number stands for chance, so that
 * every demonstration has the same. Today has those of the time that has passed.
 */
export async function addVisits(tx: Executor, now: Date): Promise<void> {
  const at = now.toISOString();
  await tx.execute(sql`
    insert into store_visits (day, visitor_hash, source, first_seen_at)
    select seen.day, encode(sha256(convert_to('demonstration ' || seen.ago || ' ' || visit, 'UTF8')), 'hex'),
      (${`{${visitSources.join(',')}}`}::text[])[1 + abs(hashint4(visit * 31 + seen.ago)) % ${visitSources.length * 3}],
      seen.at
    from generate_series(0, ${visitDays - 1}) ago,
      lateral (select 16 + (${visitDays} - ago) / 8 + abs(hashint4(ago)) % 9
        + case when extract(isodow from ${at}::timestamptz - make_interval(days => ago)) >= 6 then 7 else 0 end as visits) size,
      generate_series(1, size.visits) visit,
      lateral (select ago, date_trunc('day', ${at}::timestamptz, 'UTC') - make_interval(days => ago)
        + make_interval(secs => abs(hashint4(visit * 977 + ago)) % 86400) as at) moment,
      lateral (select moment.ago, moment.at, (moment.at at time zone 'UTC')::date as day) seen
    where seen.at <= ${at}::timestamptz
    on conflict do nothing`);
}
