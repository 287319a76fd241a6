import { centsFromDecimal, decimalFromCents } from '@shopwright/contracts/money';
import type { Executor } from '@shopwright/service-kit/database/connection';
import { AppError } from '@shopwright/service-kit/errors';
import { and, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import { orderEvents } from '../db/desk-tables';
import { disputes, refunds } from '../db/refund-tables';
import { type OrderRow, orders } from '../db/schema';
import type { OrderDeps } from '../deps';
import { hasFailedRefund } from '../orders/desk-order';
import { getPaidCents } from '../orders/order-rules';
import type { Finding } from './finding';

/** Stripe decides on most refunds immediately. A bank transfer takes days; staff should know of it. */
const refundPendingHours = 1;

/**
 * Finds the differences that the orders themselves show: payments flagged for review, refunds that did not end, open
 * disputes.
 */
export async function compareOrderStates(deps: OrderDeps): Promise<Finding[]> {
  const found = await Promise.all([findHeld(deps), findPendingRefunds(deps), findFailedRefunds(deps), findOpen(deps)]);
  return found.flat();
}

async function findHeld({ database: { db } }: OrderDeps): Promise<Finding[]> {
  const flaggedAt = sql<string | null>`(select max(e.created_at) from ${orderEvents} e
    where e.order_id = orders.id and e.kind = 'flagged_for_review')`;
  const rows = await db
    .select({ order: orders, flaggedAt })
    .from(orders)
    .where(and(eq(orders.status, 'pending'), isNotNull(orders.reviewReason)));
  return rows.map(({ order, flaggedAt: at }) => ({
    cause: getHeldCause(order),
    subject: `order:${order.id}`,
    orderId: order.id,
    ...(order.paymentIntentId !== null && { paymentIntentId: order.paymentIntentId }),
    since: at === null ? order.updatedAt : new Date(at),
    details: {
      ordered: order.total,
      paid: decimalFromCents(getPaidCents(order)),
      review: order.reviewReason ?? '',
    },
  }));
}

/** The reasons are those of `payment-decision.ts`. */
function getHeldCause(order: OrderRow): 'held_amount' | 'held_currency' | 'held_review' {
  if (/^paid in [a-z]{3}$/.test(order.reviewReason ?? '')) return 'held_currency';
  return getPaidCents(order) === centsFromDecimal(order.total) ? 'held_review' : 'held_amount';
}

const refundFacts = { id: refunds.id, orderId: refunds.orderId, amount: refunds.amount, createdAt: refunds.createdAt };

async function findPendingRefunds({ database: { db }, now }: OrderDeps): Promise<Finding[]> {
  const before = new Date(now().getTime() - refundPendingHours * 3_600_000);
  const rows = await db
    .select(refundFacts)
    .from(refunds)
    .where(and(eq(refunds.state, 'pending'), lt(refunds.createdAt, before)));
  return rows.map((row) => ({ cause: 'refund_pending', ...toRefundFinding(row) }));
}

const isLast = sql`${refunds.id} = (select max(last.id) from ${refunds} last where last.order_id = ${orders.id})`;
/** The last attempt of an order failed: its customer waits for the money. For refunds joined with their orders. */
const isOwed = and(eq(refunds.state, 'failed'), hasFailedRefund, isLast);

/** Throws `conflict` unless the refund is still owed. Asked under the order's lock, the answer stays true. */
export async function assertRefundOwed(tx: Executor, refundId: number): Promise<void> {
  const [owed] = await tx
    .select({ id: refunds.id })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .where(and(eq(refunds.id, refundId), isOwed));
  if (!owed) throw new AppError('conflict', 'This refund was already repeated. See the refunds of the order.');
}

async function findFailedRefunds({ database: { db } }: OrderDeps): Promise<Finding[]> {
  const rows = await db
    .select({ ...refundFacts, failure: refunds.failureReason, settledAt: refunds.settledAt })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .where(isOwed);
  return rows.map(({ failure, settledAt, ...row }) => {
    const found = toRefundFinding(row);
    const details = { ...found.details, ...(failure !== null && { failure }) };
    return { cause: 'refund_failed', ...found, since: settledAt ?? row.createdAt, details };
  });
}

const toRefundFinding = (row: { id: number; orderId: number; amount: string; createdAt: Date }) => ({
  subject: `refund:${row.id}`,
  orderId: row.orderId,
  since: row.createdAt,
  details: { refundId: row.id, amount: row.amount },
});

async function findOpen({ database: { db } }: OrderDeps): Promise<Finding[]> {
  const rows = await db.select().from(disputes).where(isNull(disputes.closedAt));
  return rows.map(({ id, orderId, amount, reason, status, dueBy, createdAt }) => ({
    cause: 'dispute_open',
    subject: id,
    orderId,
    since: createdAt,
    details: { amount, reason, status, ...(dueBy !== null && { dueBy: dueBy.toISOString() }) },
  }));
}
