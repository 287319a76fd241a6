import { and, asc, eq, lt } from 'drizzle-orm';
import { orders } from '../db/schema';
import type { OrderDeps } from '../deps';
import { lockOrder } from '../orders/order-row';
import { store } from '../orders/record-event';
import { changeStatus } from './change-status';

const dayMs = 86_400_000;
const batchMax = 500;

/** Delivers the orders that shipped so many days ago and that no one has moved since. */
export async function deliverShipped({
  database,
  now,
  deliveredAfterDays,
}: Pick<OrderDeps, 'database' | 'now' | 'deliveredAfterDays'>): Promise<void> {
  const before = new Date(now().getTime() - deliveredAfterDays * dayMs);
  const due = await database.db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.status, 'shipped'), lt(orders.shippedAt, before)))
    .orderBy(asc(orders.shippedAt))
    .limit(batchMax);
  for (const { id } of due) {
    await database.transaction(async (tx) => {
      const order = await lockOrder(tx, id);
      // Staff may have moved it while the others were delivered.
      if (order.status !== 'shipped' || !order.shippedAt || order.shippedAt >= before) return;
      await changeStatus(tx, order, { to: 'delivered', author: store, at: now() });
    });
  }
}
