import { centsFromDecimal, decimalFromCents } from '@shopwright/contracts/money';
import type { Executor } from '@shopwright/service-kit/database/connection';
import { appendEvent } from '@shopwright/service-kit/messaging/outbox';
import { and, eq, ne, type SQL, sql } from 'drizzle-orm';
import { disputes, refunds } from '../db/refund-tables';
import { type OrderRow, orders } from '../db/schema';
import { lockOrder } from '../orders/order-row';
import { getEarningCents, getPaidCents, isReversedInFull, toGoodsCents, toLeftCents } from '../orders/order-rules';

/** Of the rows of `refunds`: what was taken off an unpaid invoice gave no money back. */
export const isMoney = ne(refunds.origin, 'reduction');

/** Returns what may still be refunded of a locked order. */
export const getLeftCents = async (tx: Executor, order: OrderRow): Promise<number> =>
  toLeftCents(order, await getTakenCents(tx, order.id));

/** Returns the sum of the refunds that succeeded or may still: what cannot be refunded again. */
export const getTakenCents = (tx: Executor, orderId: number): Promise<number> =>
  sumRefunds(tx, and(eq(refunds.orderId, orderId), ne(refunds.state, 'failed'), isMoney));

/**
 * Sets the order's sums to those of its refunds and disputes, and writes one event for each change; no other code writes
 * them. The caller holds the order's lock.
 */
export async function updateTotals(tx: Executor, orderId: number): Promise<void> {
  const order = await lockOrder(tx, orderId);
  const paidCents = getPaidCents(order);
  const refundedCents = await sumRefunds(
    tx,
    and(eq(refunds.orderId, orderId), eq(refunds.state, 'succeeded'), isMoney),
  );
  const contestedCents = await sumDisputes(tx, orderId);
  // A dispute cannot take again what was already refunded.
  const disputedCents = Math.max(0, Math.min(contestedCents, paidCents - refundedCents));
  const isSame =
    refundedCents === centsFromDecimal(order.refundedTotal) && disputedCents === centsFromDecimal(order.disputedTotal);
  if (isSame) return;
  const totals = { refundedTotal: decimalFromCents(refundedCents), disputedTotal: decimalFromCents(disputedCents) };
  const isOpenAgain = order.refundState === 'refunded' && !isReversedInFull({ ...order, ...totals });
  const version = order.refundsVersion + 1;
  const earnedCents = toGoodsCents(order, paidCents);
  await tx
    .update(orders)
    .set({
      ...totals,
      refundsVersion: version,
      // A refund that failed later: the customer of the cancelled order still waits for the money.
      ...(isOpenAgain && { refundState: 'pending' as const }),
    })
    .where(eq(orders.id, orderId));
  await appendEvent(tx, 'order-refunds-changed', {
    orderId,
    userId: order.userId,
    paidCents: earnedCents,
    version,
    reversedCents: earnedCents - getEarningCents({ ...order, ...totals }),
  });
}

const cents = (amount: SQL | typeof refunds.amount | typeof disputes.counted) =>
  sql<number>`coalesce(round(sum(${amount}) * 100), 0)::int`;

/** Returns cents. */
export async function sumRefunds(tx: Executor, condition: SQL | undefined): Promise<number> {
  const [row] = await tx
    .select({ cents: cents(refunds.amount) })
    .from(refunds)
    .where(condition);
  return row?.cents ?? 0;
}

async function sumDisputes(tx: Executor, orderId: number): Promise<number> {
  const [row] = await tx
    .select({ cents: cents(disputes.counted) })
    .from(disputes)
    .where(eq(disputes.orderId, orderId));
  return row?.cents ?? 0;
}
