import type { ResponseOf } from '@shopwright/contracts/endpoint';
import type * as endpoints from '@shopwright/contracts/http/order-desk';
import { type OrderView, orderViews } from '@shopwright/contracts/http/order-desk';
import type { OrderStatus } from '@shopwright/contracts/http/orders';
import type { Database } from '@shopwright/service-kit/database/connection';
import { and, count, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { orderFigures } from '../db/desk-tables';
import { disputes, refunds } from '../db/refund-tables';
import { orderReturns } from '../db/return-tables';
import { orders } from '../db/schema';
import { isUnanswered } from '../orders/desk-order';
import { toCondition } from './order-filters';

/**
 * Counts the orders of each view. Those of a status are sums that triggers keep, since most orders of a store are delivered;
 * the views of few orders are counted by the condition of their list, and read by the same indexes.
 */
export async function countOrders({ db }: Database): Promise<ResponseOf<typeof endpoints.countOrders>> {
  const countView = async (view: OrderView) => {
    const [row] = await db.select({ orders: count() }).from(orders).where(toCondition(orderViews[view]));
    return row?.orders ?? 0;
  };
  // Few orders have a refund, a dispute or a return: those are read first.
  type Reversals = typeof refunds | typeof disputes | typeof orderReturns;
  const countReversed = async (table: Reversals, reversal: SQL | undefined, view: OrderView) => {
    const [row] = await db
      .select({ orders: sql<number>`count(distinct ${orders.id})::int` })
      .from(table)
      .innerJoin(orders, eq(orders.id, table.orderId))
      .where(and(reversal, toCondition(orderViews[view])));
    return row?.orders ?? 0;
  };
  const [
    byStatus,
    partiallyShipped,
    needsReview,
    refundPending,
    refundFailed,
    disputed,
    toAnswer,
    returns,
    unpaidInvoices,
  ] = await Promise.all([
    db
      .select({ status: orderFigures.status, orders: sql`sum(${orderFigures.orders})`.mapWith(Number) })
      .from(orderFigures)
      .groupBy(orderFigures.status),
    countView('partiallyShipped'),
    countView('needsReview'),
    countReversed(refunds, eq(refunds.state, 'pending'), 'refundPending'),
    countReversed(refunds, eq(refunds.state, 'failed'), 'refundFailed'),
    countReversed(disputes, undefined, 'disputed'),
    countReversed(disputes, isUnanswered, 'toAnswer'),
    countReversed(
      orderReturns,
      and(inArray(orderReturns.state, ['requested', 'approved', 'received']), isNull(orderReturns.closedAt)),
      'returns',
    ),
    countView('unpaidInvoices'),
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
    returns,
    needsReview,
    refundPending,
    refundFailed,
    disputed,
    toAnswer,
    unpaidInvoices,
  };
}
