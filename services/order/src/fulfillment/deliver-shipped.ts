import { and, asc, eq, lt, sql } from 'drizzle-orm';
import { orders } from '../db/schema';
import type { OrderDeps } from '../deps';
import { isDisputed, isRefundedInFull } from '../orders/desk-order';
import { lockOrder } from '../orders/order-row';
import { store } from '../orders/record-event';
import { changeStatus } from './change-status';

const dayMs = 86_400_000;
const batchMax = 500;

/**
 * Delivers the orders that shipped so many days ago and that no one has moved since. Leaves those whose customer has the
 * money back or disputes it: they may not have the goods, and must not be told that they do.
 */
export async function deliverShipped({
  database,
  now,
  deliveredAfterDays,
}: Pick<OrderDeps, 'database' | 'now' | 'deliveredAfterDays'>): Promise<void> {
  const before = new Date(now().getTime() - deliveredAfterDays * dayMs);
  const isDue = and(
    eq(orders.status, 'shipped'),
    lt(orders.shippedAt, before),
    sql`not ${isDisputed} and not ${isRefundedInFull}`,
  );
  const due = await database.db
    .select({ id: orders.id })
    .from(orders)
    .where(isDue)
    .orderBy(asc(orders.shippedAt))
    .limit(batchMax);
  for (const { id } of due) {
    await database.transaction(async (tx) => {
      const order = await lockOrder(tx, id);
      // It may have been moved, refunded or disputed while the others were delivered.
      const [stillDue] = await tx
        .select({ id: orders.id })
        .from(orders)
        .where(and(eq(orders.id, id), isDue));
      if (!stillDue) return;
      await changeStatus(tx, order, { to: 'delivered', author: store, at: now() });
    });
  }
}
