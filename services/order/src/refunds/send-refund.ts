import { type Currency, toStripeAmount } from '@shopwright/contracts/currencies';
import { centsFromDecimal } from '@shopwright/contracts/money';
import { AppError } from '@shopwright/service-kit/errors';
import { appendEvent } from '@shopwright/service-kit/messaging/outbox';
import { and, eq, isNull, sql } from 'drizzle-orm';
import Stripe from 'stripe';
import { refunds } from '../db/refund-tables';
import { orders } from '../db/schema';
import type { OrderDeps } from '../deps';
import { lockOrder } from '../orders/order-row';
import { isOffline } from '../orders/order-rules';
import { stripe as byStripe, recordOrderEvent } from '../orders/record-event';
import { updateShipmentState } from '../orders/update-shipment-state';
import { askStripe } from '../stripe-client';
import { recordOfflineRefund } from './record-offline-refund';
import { recordStripeRefund } from './record-stripe-refund';
import { updateTotals } from './refund-totals';
import { restockRefund } from './restock-refund';
import { syncRefunds } from './sync-refunds';

type RefundRow = typeof refunds.$inferSelect;
/** An attempt with the reference of its order. */
type RefundAttempt = RefundRow & { reference: string };

/** After so many tries without an answer Stripe's own list decides whether the refund was made. */
const triesMax = 10;

/**
 * Makes an attempt's refund at Stripe, or asks for the state of one that is pending, then restocks its units. Any number
 * of calls make one refund: the attempt's key never changes. Throws where Stripe or the catalog did not answer.
 */
export async function sendRefund(deps: OrderDeps, refundId: number): Promise<void> {
  const [found] = await deps.database.db
    .select({
      refund: refunds,
      reference: orders.reference,
      paymentIntentId: orders.paymentIntentId,
      paymentSource: orders.paymentSource,
      currency: orders.currency,
    })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .where(eq(refunds.id, refundId));
  if (found && isOffline(found)) {
    await recordOfflineRefund(deps, found.refund);
    return restockRefund(deps, refundId);
  }
  if (!found?.paymentIntentId) throw new AppError('not_found', 'No such refund');
  const { refund, paymentIntentId, reference, currency } = found;
  if (refund.state === 'pending') await askForRefund(deps, { ...refund, reference }, { paymentIntentId, currency });
  await restockRefund(deps, refundId);
}

interface Payment {
  paymentIntentId: string;
  currency: Currency;
}

async function askForRefund(deps: OrderDeps, refund: RefundAttempt, payment: Payment): Promise<void> {
  const { orderId, stripeRefundId } = refund;
  const { paymentIntentId } = payment;
  try {
    const reported = stripeRefundId
      ? await askStripe('retrieve refund', () => deps.stripe.refunds.retrieve(stripeRefundId))
      : await askStripe('refund', () => createAtStripe(deps, refund, payment));
    await deps.database.transaction(async (tx) => {
      await recordStripeRefund(tx, await lockOrder(tx, orderId), reported, deps.now(), refund.id);
      await updateTotals(tx, orderId);
      await updateShipmentState(tx, orderId, deps.now());
    });
  } catch (error) {
    const isRefused = isFinalResponse(error);
    if (!isRefused)
      await deps.database.db
        .update(refunds)
        .set({ tries: sql`${refunds.tries} + 1` })
        .where(eq(refunds.id, refund.id));
    if (stripeRefundId || !(isRefused || refund.tries >= triesMax)) throw error;
    // Stripe refused, or keeps one failed response for this key: its list shows what was refunded.
    await syncRefunds(deps, orderId, paymentIntentId);
    await failUnanswered(deps, refund, isRefused ? toReason(error) : 'no_answer');
  }
}

function createAtStripe({ stripe }: OrderDeps, refund: RefundAttempt, payment: Payment): Promise<Stripe.Refund> {
  const { stripeKey } = refund;
  const { paymentIntentId, currency } = payment;
  if (stripeKey === null) throw new AppError('internal', `refund ${refund.id} has no key`);
  // Stripe requires equal parameters under one key. That of a cancelled order refunds what is left, whatever its amount was.
  const ofCancelledOrder = { payment_intent: paymentIntentId };
  const ofOneAttempt = {
    payment_intent: paymentIntentId,
    amount: toStripeAmount(centsFromDecimal(refund.amount), currency),
    metadata: { orderId: String(refund.orderId), refundKey: stripeKey },
  };
  const params = stripeKey === `refund-${refund.reference}` ? ofCancelledOrder : ofOneAttempt;
  return stripe.refunds.create(params, { idempotencyKey: stripeKey });
}

/** True for a response of Stripe that a repeated request would get again: refunded already, disputed, too much. */
const isFinalResponse = (error: unknown): boolean =>
  error instanceof AppError && error.cause instanceof Stripe.errors.StripeInvalidRequestError;

const toReason = (error: unknown): string => {
  const cause = error instanceof AppError ? error.cause : error;
  return (cause instanceof Stripe.errors.StripeError && cause.code) || 'refused_by_stripe';
};

/** Fails an attempt that Stripe does not know. Staff repeat it by a new attempt with a key of its own. */
async function failUnanswered(
  { database, now }: OrderDeps,
  { id, orderId, amount }: RefundRow,
  failureReason: string,
): Promise<void> {
  await database.transaction(async (tx) => {
    await lockOrder(tx, orderId);
    const failed = await tx
      .update(refunds)
      .set({ state: 'failed', failureReason, settledAt: now(), isRestockPending: false })
      .where(and(eq(refunds.id, id), eq(refunds.state, 'pending'), isNull(refunds.stripeRefundId)))
      .returning({ id: refunds.id });
    if (failed.length === 0) return;
    const details = { refundId: id, amount, failureReason };
    await recordOrderEvent(tx, { orderId, kind: 'refund_failed', author: byStripe, at: now(), details });
    await updateShipmentState(tx, orderId, now());
    await appendEvent(tx, 'order-refund-failed', { orderId, refundId: id });
  });
}
