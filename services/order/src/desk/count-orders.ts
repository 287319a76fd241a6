import type { ReplyOf } from '@shopwright/contracts/endpoint';
import { type countOrders as endpoint, type OrderView, orderViews } from '@shopwright/contracts/http/order-desk';
import type { OrderStatus } from '@shopwright/contracts/http/orders';
import type { Database } from '@shopwright/service-kit/database/connection';
import { and, count, eq, type SQL, sql } from 'drizzle-orm';
import { disputes, refunds } from '../db/refund-tables';
import { orders } from '../db/schema';
import { isOnDesk, toCondition } from './order-filters';

/** Counts the orders of each view by the condition of its list, and reads them by the same indexes. */
export async function countOrders({ db }: Database): Promise<ReplyOf<typeof endpoint>> {
  const countView = async (view: OrderView) => {
    const [row] = await db.select({ orders: count() }).from(orders).where(toCondition(orderViews[view]));
    return row?.orders ?? 0;
  };
  // Few orders have a refund or a dispute: those are read first.
  const countReversed = async (table: typeof refunds | typeof disputes, reversal: SQL | undefined, view: OrderView) => {
    const [row] = await db
      .select({ orders: sql<number>`count(distinct ${orders.id})::int` })
      .from(table)
      .innerJoin(orders, eq(orders.id, table.orderId))
      .where(and(reversal, toCondition(orderViews[view])));
    return row?.orders ?? 0;
  };
  const [byStatus, partiallyShipped, needsReview, refundPending, refundFailed, disputed] = await Promise.all([
    db.select({ status: orders.status, orders: count() }).from(orders).where(isOnDesk).groupBy(orders.status),
    countView('partiallyShipped'),
    countView('needsReview'),
    countReversed(refunds, eq(refunds.state, 'pending'), 'refundPending'),
    countReversed(refunds, eq(refunds.state, 'failed'), 'refundFailed'),
    countReversed(disputes, undefined, 'disputed'),
  ]);
  const of = (status: OrderStatus) => byStatus.find((row) => row.status === status)?.orders ?? 0;
  return {
    open: of('confirmed') + of('processing'),
    confirmed: of('confirmed'),
    processing: of('processing'),
    partiallyShipped,
    shipped: of('shipped'),
    delivered: of('delivered'),
    cancelled: of('cancelled'),
    pending: of('pending'),
    needsReview,
    refundPending,
    refundFailed,
    disputed,
  };
}
