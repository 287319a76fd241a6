import type { Executor } from '@shopwright/service-kit/database/connection';
import { and, eq, inArray, type SQLWrapper, sql } from 'drizzle-orm';
import { webhookDeliveries } from '../db/webhook-tables';
import type { OrderDeps } from '../deps';
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

/** Empties what webhooks say of erased orders. One that waits is not sent any more. */
export async function eraseOrderWebhooks(rows: Executor, orderIds: SQLWrapper): Promise<void> {
  await erase(rows, and(eq(webhookDeliveries.object, 'order'), inArray(webhookDeliveries.objectId, orderIds)));
}

/** The same of an account; what says that it was erased has nothing but its id. */
export async function eraseCustomerWebhooks(rows: Executor, userId: number): Promise<void> {
  const isTold = sql`${webhookDeliveries.topic} <> 'customer.deleted'`;
  await erase(rows, and(eq(webhookDeliveries.object, 'customer'), eq(webhookDeliveries.objectId, userId), isTold));
}

async function erase(rows: Executor, condition: ReturnType<typeof and>): Promise<void> {
  await rows
    .update(webhookDeliveries)
    .set({
      data: '',
      responseBody: null,
      state: sql`case when ${webhookDeliveries.state} = 'pending' then 'failed' else ${webhookDeliveries.state} end`,
    })
    .where(condition);
}
