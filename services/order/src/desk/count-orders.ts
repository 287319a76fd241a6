import type { ReplyOf } from '@shopwright/contracts/endpoint';
import type { countOrders as endpoint } from '@shopwright/contracts/http/order-desk';
import type { OrderStatus } from '@shopwright/contracts/http/orders';
import type { Database } from '@shopwright/service-kit/database/connection';
import { and, count, eq, isNotNull, sql } from 'drizzle-orm';
import { disputes, refunds } from '../db/refund-tables';
import { orders } from '../db/schema';
import { hasFailedRefund } from '../orders/desk-order';
import { isOnDesk } from './order-filters';

/** Counts the orders of each view, by the same indexes as the lists. */
export async function countOrders({ db }: Database): Promise<ReplyOf<typeof endpoint>> {
  const distinctOrders = (id: typeof refunds.orderId | typeof disputes.orderId) =>
    sql<number>`count(distinct ${id})::int`;
  const [byStatus, partial, review, pending, failed, disputed] = await Promise.all([
    db.select({ status: orders.status, orders: count() }).from(orders).where(isOnDesk).groupBy(orders.status),
    db
      .select({ orders: count() })
      .from(orders)
      .where(and(isOnDesk, eq(orders.status, 'processing'), eq(orders.shipmentState, 'partial'))),
    db
      .select({ orders: count() })
      .from(orders)
      .where(and(isOnDesk, eq(orders.status, 'pending'), isNotNull(orders.reviewReason))),
    db
      .select({ orders: distinctOrders(refunds.orderId) })
      .from(refunds)
      .where(eq(refunds.state, 'pending')),
    db
      .select({ orders: distinctOrders(refunds.orderId) })
      .from(refunds)
      .innerJoin(orders, eq(orders.id, refunds.orderId))
      .where(and(eq(refunds.state, 'failed'), hasFailedRefund)),
    db
      .select({ orders: distinctOrders(disputes.orderId) })
      .from(disputes)
      .where(sql`${disputes.closedAt} is null`),
  ]);
  const of = (status: OrderStatus) => byStatus.find((row) => row.status === status)?.orders ?? 0;
  return {
    open: of('confirmed') + of('processing'),
    confirmed: of('confirmed'),
    processing: of('processing'),
    partiallyShipped: partial[0]?.orders ?? 0,
    shipped: of('shipped'),
    delivered: of('delivered'),
    cancelled: of('cancelled'),
    pending: of('pending'),
    needsReview: review[0]?.orders ?? 0,
    refundPending: pending[0]?.orders ?? 0,
    refundFailed: failed[0]?.orders ?? 0,
    disputed: disputed[0]?.orders ?? 0,
  };
}
