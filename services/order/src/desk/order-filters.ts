import type { QueryOf } from '@shopwright/contracts/endpoint';
import { type listOrders, openStatuses, type PaymentState } from '@shopwright/contracts/http/order-desk';
import { defaultTimeZone } from '@shopwright/contracts/http/store-settings';
import { addDays, startOfStoreDay } from '@shopwright/contracts/store-day';
import { plannedForItsValues } from '@shopwright/service-kit/database/repeated-statements';
import { and, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { orders } from '../db/schema';
import {
  hasFailedRefund,
  hasReturnThat,
  isDisputed,
  isRefundedInFull,
  isReturnOpen,
  isUnanswered,
} from '../orders/desk-order';

export interface OrderFilters extends Omit<QueryOf<typeof listOrders>, 'limit' | 'cursor' | 'search' | 'sort'> {
  /** The one of the days. */
  timeZone?: string;
}

/** The orders that staff see: all that were paid or may still be. It is the condition of the desk's indexes, and of `order_figures`. */
const isOnDesk = sql`(${orders.placedAt} is not null or ${orders.status} = 'pending')`;

/** The same as the function of this name in `order-rules.ts`. */
const hasUnpaidInvoice = sql`(${orders.paymentSource} = 'invoice' and ${orders.status} <> 'pending'
  and ${orders.amountPaid} < ${orders.total} - ${orders.reducedTotal})`;

const isPaid = sql`${orders.status} <> 'pending' and ${orders.placedAt} is not null and not coalesce(${hasUnpaidInvoice}, false)`;
const isPending = eq(orders.status, 'pending');

/**
 * The same states as `getPaymentState`; a test compares the two. Few orders have a dispute: that one exists is asked apart,
 * so that Postgres begins with the disputes.
 */
const paymentConditions: Record<PaymentState, SQL | undefined> = {
  // One union, so that Postgres begins with the few checkouts that are open and the few invoices that are not paid.
  unpaid: sql`orders.id in (
    select id from orders where status = 'pending' and placed_at is null and held_reason is null
    union all select order_id from offline_payments join orders owed on owed.id = order_id
      where paid_at is null and owed.status = 'cancelled' and owed.amount_paid < owed.total - owed.reduced_total)`,
  invoiced: and(
    sql`orders.id in (select order_id from offline_payments where paid_at is null)`,
    hasUnpaidInvoice,
    sql`${orders.status} <> 'cancelled'`,
  ),
  processing: and(isPending, isNotNull(orders.placedAt), isNull(orders.reviewReason)),
  needs_review: and(isPending, isNotNull(orders.reviewReason)),
  disputed: and(isPaid, sql`orders.id in (select order_id from disputes)`, isDisputed),
  refunded: and(isPaid, sql`not ${isDisputed}`, isRefundedInFull),
  partially_refunded: and(isPaid, sql`not ${isDisputed}`, sql`${orders.refundedTotal} > 0 and not ${isRefundedInFull}`),
  paid: and(isPaid, sql`not ${isDisputed}`, sql`${orders.refundedTotal} = 0`),
};

/** Returns the start of a day as a parameter. */
const startOf = (day: string, timeZone: string): SQL =>
  sql`${startOfStoreDay(day, timeZone).toISOString()}::timestamptz`;
/** The time that the row of an order shows, and its export. It is the expression of the index `orders_shown`. */
const shownAt = sql`coalesce(${orders.placedAt}, ${orders.createdAt})`;

/**
 * Returns the condition of the filters, with the desk's own. A few orders pass some filters and most of them others, so that
 * a plan for any values would walk through all orders to find the few.
 */
export function toCondition(filters: OrderFilters): SQL | undefined {
  const {
    status,
    payment,
    shipment,
    refund,
    returns,
    dispute,
    source,
    invoice,
    from,
    to,
    country,
    productId,
    dropshipped,
    timeZone = defaultTimeZone,
  } = filters;
  const hasLine = (line: SQL) => sql`exists (select from order_items line where line.order_id = orders.id and ${line})`;
  return and(
    sql`${isOnDesk} ${sql.raw(plannedForItsValues)}`,
    status && (status === 'open' ? inArray(orders.status, openStatuses) : eq(orders.status, status)),
    payment && paymentConditions[payment],
    shipment && eq(orders.shipmentState, shipment),
    refund && hasRefund(refund),
    returns && hasReturnToHandle(returns),
    dispute && sql`orders.id in (select order_id from disputes where ${isUnanswered})`,
    source && eq(orders.paymentSource, source),
    invoice && hasInvoice(invoice, timeZone),
    from ? sql`${shownAt} >= ${startOf(from, timeZone)}` : undefined,
    to ? sql`${shownAt} < ${startOf(addDays(to, 1), timeZone)}` : undefined,
    country === undefined ? undefined : sql`address_country(${orders.customerAddress}) = ${country}`,
    productId === undefined ? undefined : hasLine(sql`line.product_id = ${productId}`),
    dropshipped === undefined
      ? undefined
      : dropshipped
        ? hasLine(sql`line.is_dropshipped`)
        : sql`not ${hasLine(sql`line.is_dropshipped`)}`,
  );
}

/** Postgres begins with the invoices that are not paid. One is overdue once its day is over in the store. */
function hasInvoice(state: NonNullable<OrderFilters['invoice']>, timeZone: string): SQL | undefined {
  const isLate = state === 'overdue' ? sql`and due_on < (now() at time zone ${timeZone}::text)::date` : sql``;
  return and(
    sql`orders.id in (select order_id from offline_payments where paid_at is null ${isLate})`,
    sql`${orders.status} not in ('pending', 'cancelled')`,
  );
}

/** Postgres begins with the few returns that are open. */
const hasReturnToHandle = (state: NonNullable<OrderFilters['returns']>): SQL | undefined =>
  and(
    sql`orders.id in (select order_id from order_returns
      where state in ('requested', 'approved', 'received') and closed_at is null)`,
    hasReturnThat(state === 'open' ? isReturnOpen : sql`${isReturnOpen} and order_returns.state = ${state}`),
  );

/** A failed attempt that was repeated is of no interest to staff. Postgres begins with the few attempts that failed. */
function hasRefund(state: NonNullable<OrderFilters['refund']>): SQL | undefined {
  if (state === 'failed') {
    return and(sql`orders.id in (select order_id from refunds where state = 'failed')`, hasFailedRefund);
  }
  return sql`exists (select from refunds where refunds.order_id = orders.id and refunds.state = ${state})`;
}
