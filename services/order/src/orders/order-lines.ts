import type { Executor } from '@shopwright/service-kit/database/connection';
import { and, desc, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import { refundItems, refunds } from '../db/refund-tables';
import { orderReturns, returnItems } from '../db/return-tables';
import type { OrderItemRow } from '../db/schema';
import { orderItems } from '../db/schema';
import { shipmentItems, shipments } from '../db/shipment-tables';

export interface OrderLine extends OrderItemRow {
  shippedQuantity: number;
  /** Units of refunds that succeeded or are pending. */
  refundedQuantity: number;
  /** Neither shipped, nor refunded or withdrawn before they could. */
  toShip: number;
}

/** Returns an order's lines with how many units have shipped, were refunded, and are still to ship. */
export async function listOrderLines(rows: Executor, orderId: number): Promise<OrderLine[]> {
  const items = await rows
    .select()
    .from(orderItems)
    .where(eq(orderItems.orderId, orderId))
    .orderBy(desc(orderItems.price), orderItems.id);
  const ids = items.map(({ id }) => id);
  const shipped = await rows
    .select({ id: shipmentItems.orderItemId, units: sql<number>`sum(${shipmentItems.quantity})::int` })
    .from(shipmentItems)
    .innerJoin(shipments, eq(shipments.id, shipmentItems.shipmentId))
    .where(and(inArray(shipmentItems.orderItemId, ids), eq(shipments.orderId, orderId), isNull(shipments.voidedAt)))
    .groupBy(shipmentItems.orderItemId);
  const refunded = await rows
    .select({
      id: refundItems.orderItemId,
      units: sql<number>`sum(${refundItems.quantity})::int`,
      unshipped: sql<number>`sum(${refundItems.unshippedQuantity})::int`,
    })
    .from(refundItems)
    .innerJoin(refunds, eq(refunds.id, refundItems.refundId))
    .where(and(inArray(refundItems.orderItemId, ids), eq(refunds.orderId, orderId), ne(refunds.state, 'failed')))
    .groupBy(refundItems.orderItemId);
  const withdrawn = await listWithdrawn(rows, orderId);
  return items.map((item) => {
    const shippedQuantity = shipped.find(({ id }) => id === item.id)?.units ?? 0;
    const refund = refunded.find(({ id }) => id === item.id);
    return {
      ...item,
      shippedQuantity,
      refundedQuantity: refund?.units ?? 0,
      toShip: Math.max(0, item.quantity - shippedQuantity - (refund?.unshipped ?? 0) - (withdrawn.get(item.id) ?? 0)),
    };
  });
}

/** Counts the units that were withdrawn before they shipped, less those that the refund of their return counts. */
async function listWithdrawn(rows: Executor, orderId: number): Promise<Map<number, number>> {
  const countedByRefund = sql`coalesce((
    select sum(refund_items.unshipped_quantity) from refund_items join refunds on refunds.id = refund_items.refund_id
    where refunds.return_id = ${returnItems.returnId} and refunds.state <> 'failed'
      and refund_items.order_item_id = ${returnItems.orderItemId}), 0)`;
  const withdrawn = await rows
    .select({
      id: returnItems.orderItemId,
      units: sql<number>`sum(greatest(0, ${returnItems.unshippedQuantity} - ${countedByRefund}))::int`,
    })
    .from(returnItems)
    .innerJoin(orderReturns, eq(orderReturns.id, returnItems.returnId))
    .where(and(eq(orderReturns.orderId, orderId), ne(orderReturns.state, 'rejected')))
    .groupBy(returnItems.orderItemId);
  return new Map(withdrawn.map(({ id, units }) => [id, units]));
}

export const countToShip = (lines: readonly Pick<OrderLine, 'toShip'>[]): number =>
  lines.reduce((sum, { toShip }) => sum + toShip, 0);

/** The lines that the store packs itself: suppliers send the others. */
export const toOwn = <Line extends Pick<OrderLine, 'isDropshipped'>>(lines: readonly Line[]): Line[] =>
  lines.filter(({ isDropshipped }) => !isDropshipped);

/** Returns the units left to ship, as the lines of a shipment. */
export const toRest = (lines: readonly Pick<OrderLine, 'id' | 'toShip'>[]) =>
  lines.flatMap(({ id, toShip }) => (toShip > 0 ? [{ orderItemId: id, quantity: toShip }] : []));
