import { fromStripeAmount } from '@shopwright/contracts/currencies';
import { centsFromDecimal, decimalFromCents } from '@shopwright/contracts/money';
import type { Executor } from '@shopwright/service-kit/database/connection';
import { invariant } from '@shopwright/service-kit/errors';
import { appendEvent } from '@shopwright/service-kit/messaging/outbox';
import { and, eq, isNull } from 'drizzle-orm';
import type Stripe from 'stripe';
import { refunds } from '../db/refund-tables';
import type { OrderRow } from '../db/schema';
import { getPaidCents } from '../orders/order-rules';
import { type Author, recordOrderEvent, store, stripe } from '../orders/record-event';
import { sendOrderEmailOnce } from '../orders/send-order-email-once';
import { getTakenCents } from './refund-totals';

type RefundRow = typeof refunds.$inferSelect;
type AttemptState = RefundRow['state'];
export type StripeRefund = Pick<Stripe.Refund, 'id' | 'amount' | 'status' | 'metadata' | 'failure_reason'>;

/** A refund only ever moves forward, so that a late response of Stripe changes nothing. */
const rank: Record<AttemptState, number> = { pending: 0, succeeded: 1, failed: 2 };

const toAttemptState = (status: string | null): AttemptState =>
  status === 'succeeded' ? 'succeeded' : status === 'failed' || status === 'canceled' ? 'failed' : 'pending';

const toCents = ({ currency }: OrderRow, { amount }: StripeRefund): number => fromStripeAmount(amount, currency);

/**
 * Writes what Stripe says of one refund, under the order's lock. Finds the attempt by Stripe's id, by the attempt that
 * was just sent, or by the key that the store sent along; a refund that is none of them was made at Stripe and becomes an
 * attempt of its own.
 */
export async function recordStripeRefund(
  tx: Executor,
  order: OrderRow,
  reported: StripeRefund,
  at: Date,
  askedId?: number,
): Promise<void> {
  const known = (await findAttempt(tx, order, reported, askedId)) ?? (await adopt(tx, order, reported, at));
  const state = toAttemptState(reported.status);
  const isNews = rank[state] > rank[known.state];
  await tx
    .update(refunds)
    .set({
      stripeRefundId: reported.id,
      amount: decimalFromCents(toCents(order, reported)),
      ...(isNews && { state, settledAt: at, failureReason: reported.failure_reason ?? null }),
    })
    .where(eq(refunds.id, known.id));
  if (isNews) await tell(tx, order, { ...known, state }, reported, at);
}

async function findAttempt(
  tx: Executor,
  order: OrderRow,
  reported: StripeRefund,
  askedId: number | undefined,
): Promise<RefundRow | undefined> {
  const [known] = await tx.select().from(refunds).where(eq(refunds.stripeRefundId, reported.id));
  if (known) return known;
  const isUnanswered = and(eq(refunds.orderId, order.id), isNull(refunds.stripeRefundId));
  if (askedId !== undefined) {
    const [asked] = await tx
      .select()
      .from(refunds)
      .where(and(isUnanswered, eq(refunds.id, askedId)));
    return asked;
  }
  const key = reported.metadata?.refundKey;
  if (key) {
    const [sent] = await tx
      .select()
      .from(refunds)
      .where(and(eq(refunds.orderId, order.id), eq(refunds.stripeKey, key)));
    return sent;
  }
  const isCancellation = and(eq(refunds.origin, 'cancellation'), eq(refunds.state, 'pending'));
  const [cancellation] = await tx.select().from(refunds).where(and(isCancellation, isUnanswered));
  return cancellation && (await isRefundOfRest(tx, order, cancellation, reported)) ? cancellation : undefined;
}

/**
 * Tells the refund of a cancelled order, which `sendRefund` sends without an amount and a key in its metadata, from one made
 * at Stripe: it has the amount of the attempt, or all that the others have left.
 */
async function isRefundOfRest(
  tx: Executor,
  order: OrderRow,
  attempt: RefundRow,
  reported: StripeRefund,
): Promise<boolean> {
  const attemptCents = centsFromDecimal(attempt.amount);
  const othersCents = (await getTakenCents(tx, order.id)) - attemptCents;
  const cents = toCents(order, reported);
  return cents === attemptCents || othersCents + cents >= getPaidCents(order);
}

async function adopt(tx: Executor, order: OrderRow, reported: StripeRefund, at: Date): Promise<RefundRow> {
  const [row] = await tx
    .insert(refunds)
    .values({
      orderId: order.id,
      origin: 'stripe' as const,
      stripeRefundId: reported.id,
      amount: decimalFromCents(toCents(order, reported)),
      createdAt: at,
    })
    .returning();
  invariant(row, 'an insert returns its row');
  return row;
}

async function tell(tx: Executor, order: OrderRow, row: RefundRow, reported: StripeRefund, at: Date): Promise<void> {
  const author: Author = row.origin === 'stripe' ? stripe : store;
  const details = { refundId: row.id, amount: decimalFromCents(toCents(order, reported)) };
  if (row.state === 'succeeded') {
    await recordOrderEvent(tx, { orderId: order.id, kind: 'refund_succeeded', author, at, details });
    // The email about the cancellation has already mentioned this refund.
    if (row.origin === 'cancellation') return;
    const isFull = (await getTakenCents(tx, order.id)) >= getPaidCents(order);
    await sendOrderEmailOnce(tx, order.id, {
      step: 'refunded',
      refundId: row.id,
      amountCents: toCents(order, reported),
      isFull,
    });
    return;
  }
  const failureReason = reported.failure_reason ?? reported.status ?? 'failed';
  await recordOrderEvent(tx, {
    orderId: order.id,
    kind: 'refund_failed',
    author: stripe,
    at,
    details: { ...details, failureReason },
  });
  await appendEvent(tx, 'order-refund-failed', { orderId: order.id, refundId: row.id });
}
