import { restockReservation } from '@shopwright/contracts/http/reservations';
import { and, eq, gt, sql } from 'drizzle-orm';
import { refundItems, refunds } from '../db/refund-tables';
import { orderReturns, returnItems } from '../db/return-tables';
import { type OrderRow, orderItems } from '../db/schema';
import { shipmentItems, shipments } from '../db/shipment-tables';
import type { OrderDeps } from '../deps';

/**
 * Restocks a cancelled order, once, except the units that staff refunded without restocking before they cancelled it, and those of an
 * unpaid invoice that its customer has. A refund whose restock is still pending finds its units in stock, and adds none.
 */
export async function restockCancelled(
  deps: Pick<OrderDeps, 'database' | 'catalog'>,
  { id, reference }: Pick<OrderRow, 'id' | 'reference'>,
): Promise<void> {
  const [refunded, away] = await Promise.all([listNotRestocked(deps, id), listAway(deps, id)]);
  const except = addUp([...refunded, ...away]);
  await deps.catalog.call(restockReservation, { params: { reference }, body: { except } });
}

/**
 * Lists the units of refunds that did not fail, less those that any refund restocks: a failed one may have done so. The
 * order of the timeline, written under the order's lock, tells which refunds came before the cancellation.
 */
async function listNotRestocked({ database: { db } }: Pick<OrderDeps, 'database'>, orderId: number) {
  const refunded = sql`coalesce(sum(${refundItems.quantity}) filter (where ${refunds.state} <> 'failed'), 0)`;
  const isRestocked = sql`(${refunds.restockedAt} is not null or ${refunds.isRestockPending})`;
  const restocked = sql`coalesce(sum(${refundItems.restockQuantity}) filter (where ${isRestocked}), 0)`;
  const isAfterCancellation = sql`exists (
    select from order_events cancelled join order_events requested on requested.order_id = cancelled.order_id
    where cancelled.order_id = ${orderId} and cancelled.kind = 'cancelled' and requested.id > cancelled.id
      and requested.kind = 'refund_requested' and requested.details ->> 'refundId' = ${refunds.id}::text)`;
  return db
    .select({ productId: orderItems.productId, quantity: sql<number>`(${refunded} - ${restocked})::int` })
    .from(refundItems)
    .innerJoin(refunds, eq(refunds.id, refundItems.refundId))
    .innerJoin(orderItems, eq(orderItems.id, refundItems.orderItemId))
    .where(and(eq(refunds.orderId, orderId), gt(orderItems.productId, 0), sql`not ${isAfterCancellation}`))
    .groupBy(orderItems.productId)
    .having(sql`${refunded} > ${restocked}`);
}

/** Lists the units that have shipped, less those of returns that staff received. */
async function listAway({ database: { db } }: Pick<OrderDeps, 'database'>, orderId: number): Promise<Units[]> {
  const shipped = sql`coalesce((select sum(s.quantity) from ${shipmentItems} s join ${shipments} p on p.id = s.shipment_id
    where s.order_item_id = ${orderItems.id} and p.order_id = ${orderId} and p.voided_at is null), 0)`;
  const isBack = sql`coalesce((select sum(r.quantity - r.unshipped_quantity) from ${returnItems} r
    join ${orderReturns} o on o.id = r.return_id
    where r.order_item_id = ${orderItems.id} and o.order_id = ${orderId} and o.state = 'received'), 0)`;
  return db
    .select({ productId: orderItems.productId, quantity: sql<number>`(${shipped} - ${isBack})::int` })
    .from(orderItems)
    .where(and(eq(orderItems.orderId, orderId), gt(orderItems.productId, 0), sql`${shipped} > ${isBack}`));
}

interface Units {
  productId: number;
  quantity: number;
}

function addUp(rows: readonly Units[]): Units[] {
  const units = new Map<number, number>();
  for (const { productId, quantity } of rows) units.set(productId, (units.get(productId) ?? 0) + quantity);
  return [...units].map(([productId, quantity]) => ({ productId, quantity }));
}
