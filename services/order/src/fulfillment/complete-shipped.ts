import { and, asc, eq, gt, sql } from 'drizzle-orm';
import { orders } from '../db/schema';
import type { OrderDeps } from '../deps';
import { lockOrder } from '../orders/order-row';
import { updateShipmentState } from '../orders/update-shipment-state';

const batchMax = 500;

/**
 * Completes partly shipped orders of which nothing is left to ship, where the refund did not: a release that knows
 * nothing of it made it.
 */
export async function completeShipped({ database, now }: Pick<OrderDeps, 'database' | 'now'>): Promise<void> {
  let last = 0;
  for (;;) {
    const found = await database.db
      .select({ id: orders.id })
      .from(orders)
      .where(
        and(
          gt(orders.id, last),
          sql`${orders.shipmentState} = 'partial'`,
          eq(orders.status, 'processing'),
          sql`(${orders.disputedTotal} > 0 or exists (select from refunds where refunds.order_id = orders.id)
            or exists (select from order_returns where order_returns.order_id = orders.id))`,
        ),
      )
      .orderBy(asc(orders.id))
      .limit(batchMax);
    for (const { id } of found) {
      await database.transaction(async (tx) => {
        await lockOrder(tx, id);
        await updateShipmentState(tx, id, now());
      });
    }
    if (found.length < batchMax) return;
    last = found.at(-1)?.id ?? last;
  }
}
