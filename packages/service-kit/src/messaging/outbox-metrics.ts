import { sql } from 'drizzle-orm';
import type { Database } from '../database/connection';
import type { Sampler } from '../metrics/sampler';
import { outbox } from './outbox';

/** `unpublished`: not queued. `unhandled`: queued, or retried. `parked`: for an operator. */
const states = ['unpublished', 'unhandled', 'parked'] as const;

export const sampleOutbox = ({ db }: Pick<Database, 'db'>): Sampler => ({
  name: 'outbox',
  async read() {
    const rows = await db.execute<{ state: string; count: number; seconds: number }>(sql`
      select case when ${outbox.parkedAt} is not null then 'parked'
          when ${outbox.publishedAt} is null then 'unpublished' else 'unhandled' end as state,
        count(*)::int as count, greatest(0, extract(epoch from now() - min(${outbox.occurredAt})))::float8 as seconds
      from ${outbox} where ${outbox.handledAt} is null group by 1`);
    const values = (of: 'count' | 'seconds') =>
      states.map((state) => ({ labels: { state }, value: rows.find((row) => row.state === state)?.[of] ?? 0 }));
    return [
      { name: 'outbox_events', help: 'Events that are not handled yet, by state', values: values('count') },
      { name: 'outbox_oldest_seconds', help: 'Age of the oldest of these events', values: values('seconds') },
    ];
  },
});
