import type { Database, Executor } from '@shopwright/service-kit/database/connection';
import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import { webhookDeliveries } from '../db/webhook-tables';
import type { OrderDeps } from '../deps';
import { fillLock } from './fill-run';
import { keptDays } from './retry-schedule';

const batch = 5000;

/** Deletes webhooks after 30 days, those too that wait for an endpoint which is paused. */
export async function purgeDeliveries({ database: { db }, now }: Pick<OrderDeps, 'database' | 'now'>): Promise<void> {
  const before = new Date(now().getTime() - keptDays * 24 * 3_600_000).toISOString();
  for (;;) {
    const purged = await db.execute(sql`
      delete from webhook_deliveries where id in (
        select id from webhook_deliveries where created_at < ${before}::timestamptz order by created_at limit ${batch})`);
    if (purged.count < batch) return;
  }
}

const fillsOf = { order: 'order', customer: 'auth' } as const;

/**
 * Erases objects by `work`, which returns their ids, and empties what webhooks say of them: one that waits is not sent any more.
 * Nobody passes on events meanwhile, so that no webhook is written of what was read before.
 */
export function eraseWebhooks(
  database: Pick<Database, 'transaction'>,
  object: keyof typeof fillsOf,
  work: (tx: Executor) => Promise<number[]>,
): Promise<void> {
  return database.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${fillLock(fillsOf[object])})`);
    const ids = await work(tx);
    await tx
      .update(webhookDeliveries)
      .set({
        data: '',
        responseBody: null,
        state: sql`case when ${webhookDeliveries.state} = 'pending' then 'failed' else ${webhookDeliveries.state} end`,
      })
      .where(
        and(
          eq(webhookDeliveries.object, object),
          inArray(webhookDeliveries.objectId, ids),
          // It has nothing but the id.
          ne(webhookDeliveries.topic, 'customer.deleted'),
        ),
      );
  });
}
