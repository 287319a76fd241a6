import { isCustomLine } from '@shopwright/contracts/custom-line';
import { toStoredEmail } from '@shopwright/contracts/email-address';
import type { ResponseOf } from '@shopwright/contracts/endpoint';
import type * as endpoints from '@shopwright/contracts/http/orders';
import { commitReservation, reserveStock } from '@shopwright/contracts/http/reservations';
import { centsFromDecimal, decimalFromCents } from '@shopwright/contracts/money';
import type { Executor } from '@shopwright/service-kit/database/connection';
import { AppError, invariant } from '@shopwright/service-kit/errors';
import { appendEvent } from '@shopwright/service-kit/messaging/outbox';
import { countOne } from '@shopwright/service-kit/metrics/counters';
import { and, eq, isNull } from 'drizzle-orm';
import type Stripe from 'stripe';
import { draftOrders, noLink } from '../db/draft-tables';
import { type OrderRow, orders } from '../db/schema';
import type { OrderDeps } from '../deps';
import { findByIntent, findByReference, getReservedReward, listOrderItems, lockOrder } from '../orders/order-row';
import { isOffline, toGoodsCents } from '../orders/order-rules';
import { recordCancellation } from '../orders/record-cancellation';
import { type Author, recordOrderEvent, store, stripe } from '../orders/record-event';
import { restockCancelled } from '../orders/restock-cancelled';
import { askStripe } from '../stripe-client';
import { releaseReservations } from './cancel-unpaid-order';
import { markFailed } from './mark-failed';
import { decidePayment } from './payment-decision';
import { getReceivedCents, toReceivedDecimal } from './received-amount';
import { keepForAttempt } from './start-payment';

type Outcome = ResponseOf<typeof endpoints.syncPayment>['outcome'];

/**
 * Brings an order to the state that Stripe reports for its intent: the one place where a payment becomes an order. The
 * webhook's job, the browser's call and the reconciler all end here, in any order and at the same time. Stock is
 * committed once (by the order's reference), and the order's status changes under its row lock.
 */
export async function syncPayment(deps: OrderDeps, paymentIntentId: string): Promise<Outcome> {
  return syncIntent(deps, await readIntent(deps, paymentIntentId));
}

/** Asks Stripe for the intent with what `syncIntent` looks at. */
export const readIntent = ({ stripe: { paymentIntents } }: OrderDeps, id: string): Promise<Stripe.PaymentIntent> =>
  askStripe('retrieve intent', () => paymentIntents.retrieve(id, { expand: ['latest_charge'] }));

/** Syncs what Stripe has just said of an intent. */
export async function syncIntent(deps: OrderDeps, intent: Stripe.PaymentIntent): Promise<Outcome> {
  const order = await findOrder(deps, intent);
  if (!order) return 'ignored';
  await keepForAttempt(deps, order, intent);
  const decision = decidePayment(order, intent);
  switch (decision.kind) {
    case 'confirm':
      return confirmOrder(deps, order, intent);
    case 'refund':
      return startRefund(deps, order, intent);
    case 'review':
      return flagForReview(deps, order, intent, decision.reason);
    case 'cancel':
      return cancelClosed(deps, order);
    case 'await':
      await markPlaced(deps, order);
      return 'pending';
    case 'reopen':
      await markFailed(deps, order);
      return 'pending';
    case 'none':
      return toOutcome(order);
  }
}

/** Finds the order by the intent's id, or after a crash before that was stored, by the reference in its metadata. */
async function findOrder({ database }: OrderDeps, intent: Stripe.PaymentIntent): Promise<OrderRow | undefined> {
  const known = await findByIntent(database.db, intent.id);
  if (known) return known;
  const reference = intent.metadata.orderReference;
  if (!reference || !/^[0-9a-f-]{36}$/.test(reference)) return undefined;
  const order = await findByReference(database.db, reference);
  if (!order || order.paymentIntentId) return undefined;
  const [adopted] = await database.db
    .update(orders)
    .set({ paymentIntentId: intent.id })
    .where(and(eq(orders.id, order.id), isNull(orders.paymentIntentId)))
    .returning();
  return adopted ?? findByIntent(database.db, intent.id);
}

/** Confirms an order by its payment: takes its stock, once, then changes its status under its row lock. */
export async function confirmOrder(deps: OrderDeps, order: OrderRow, intent: Stripe.PaymentIntent): Promise<Outcome> {
  if (!(await commitStock(deps, order))) return startRefund(deps, order, intent);
  const receipt = { amountCents: getReceivedCents(order, intent), email: intent.receipt_email ?? '' };
  return confirmCommitted(deps, order, { ...receipt, author: stripe });
}

interface Receipt {
  amountCents: number;
  /** Taken where the order has none. */
  email: string;
  author: Author;
}

/** Confirms an order whose stock is taken, once, under its row lock. */
export async function confirmCommitted(
  deps: OrderDeps,
  order: OrderRow,
  { amountCents, email, author }: Receipt,
): Promise<Outcome> {
  const amountPaid = decimalFromCents(amountCents);
  let isFirst = false;
  const status = await deps.database.transaction(async (tx) => {
    const [locked, items] = await Promise.all([lockOrder(tx, order.id), listOrderItems(tx, order.id)]);
    if (locked.status !== 'pending') return locked.status;
    isFirst = true;
    // A trigger notes that its invoice is due.
    const confirmed = tx
      .update(orders)
      .set({
        status: 'confirmed',
        reviewReason: null,
        amountPaid,
        placedAt: locked.placedAt ?? deps.now(),
        paymentFailedAt: null,
        customerEmail: locked.customerEmail || toStoredEmail(email),
      })
      .where(eq(orders.id, order.id));
    // None of them needs another's result, so that they reach Postgres together.
    await Promise.all([
      confirmed,
      locked.draftId !== null && closeDraft(tx, locked.draftId, locked),
      recordOrderEvent(tx, {
        orderId: order.id,
        kind: 'confirmed',
        author,
        at: deps.now(),
        fromStatus: 'pending',
        toStatus: 'confirmed',
        details: { amount: amountPaid, ...(locked.paymentSource === 'invoice' && { isInvoice: true }) },
      }),
      appendEvent(tx, 'order-confirmed', {
        orderId: order.id,
        userId: locked.userId,
        totalCents: toGoodsCents(locked, amountCents),
        isDropshipped: items.some((item) => item.isDropshipped),
        reward: getReservedReward(locked),
      }),
    ]);
    return 'confirmed' as const;
  });
  if (isFirst) countOne('orders_confirmed_total');
  if (status !== 'cancelled') return 'confirmed';
  // The refund repeats this where it fails.
  await restockCancelled(deps, order);
  return 'cancelled';
}

/** A draft is one order for good. Throws where it is another one, of which only the first may be confirmed. */
async function closeDraft(tx: Executor, draftId: number, order: OrderRow): Promise<void> {
  const [draft] = await tx.select().from(draftOrders).where(eq(draftOrders.id, draftId)).for('update');
  // That of a customer who was erased is gone.
  if (!draft) return;
  invariant(draft.orderId === null, 'the draft of an order that is confirmed is no other order');
  // Nobody paid by its link: who has it must not get the order of a customer who paid staff.
  const ended = isOffline(order) ? noLink : {};
  await tx
    .update(draftOrders)
    .set({ orderId: order.id, ...ended })
    .where(eq(draftOrders.id, draftId));
}

/** Cancels a paid order that cannot be delivered; the event it writes starts the refund. */
async function startRefund(deps: OrderDeps, order: OrderRow, intent: Stripe.PaymentIntent): Promise<Outcome> {
  return deps.database.transaction(async (tx) => {
    const locked = await lockOrder(tx, order.id);
    const isOpen = locked.status === 'pending' || (locked.status === 'cancelled' && locked.refundState === 'none');
    if (!isOpen) return toOutcome(locked);
    await tx
      .update(orders)
      .set({
        status: 'cancelled',
        refundState: 'pending',
        placedAt: locked.placedAt ?? deps.now(),
        amountPaid: toReceivedDecimal(order, intent),
      })
      .where(eq(orders.id, order.id));
    await recordCancellation(tx, locked, {
      author: store,
      at: deps.now(),
      reason: 'cannot_deliver',
      paidCents: centsFromDecimal(locked.total),
      wasConfirmed: false,
    });
    countOne('undeliverable_payments_total');
    deps.logger.warn({ orderId: order.id }, 'paid order cannot be delivered, refund started');
    return 'cancelled';
  });
}

async function flagForReview(
  deps: OrderDeps,
  order: OrderRow,
  intent: Stripe.PaymentIntent,
  reason: string,
): Promise<Outcome> {
  const amountPaid = toReceivedDecimal(order, intent);
  return deps.database.transaction(async (tx) => {
    const locked = await lockOrder(tx, order.id);
    // Another sync may have confirmed, cancelled or flagged the order meanwhile.
    if (locked.status !== 'pending' || locked.reviewReason !== null) return toOutcome(locked);
    await tx.update(orders).set({ reviewReason: reason, amountPaid }).where(eq(orders.id, order.id));
    await recordOrderEvent(tx, {
      orderId: order.id,
      kind: 'flagged_for_review',
      author: store,
      at: deps.now(),
      details: { reason, amount: amountPaid },
    });
    deps.logger.error({ orderId: order.id, reason }, 'payment does not match its order, flagged for review');
    return 'needs_review';
  });
}

async function cancelClosed(deps: OrderDeps, order: OrderRow): Promise<Outcome> {
  await deps.database.db
    .update(orders)
    .set({ status: 'cancelled' })
    .where(and(eq(orders.id, order.id), eq(orders.status, 'pending')));
  await releaseReservations(deps, order);
  return 'cancelled';
}

async function markPlaced({ database, now }: OrderDeps, order: OrderRow): Promise<void> {
  if (order.placedAt !== null) return;
  await database.db
    .update(orders)
    .set({ placedAt: now(), paymentFailedAt: null })
    .where(and(eq(orders.id, order.id), eq(orders.status, 'pending')));
}

export function toOutcome(order: OrderRow): Outcome {
  if (order.reviewReason) return 'needs_review';
  return order.status === 'pending' ? 'pending' : order.status === 'cancelled' ? 'cancelled' : 'confirmed';
}

/** Sold out, no longer in the catalog, or already restocked: a retry would not help. */
const cannotDeliver: ReadonlySet<string> = new Set(['out_of_stock', 'unprocessable', 'conflict']);

/**
 * Commits a paid order's reservation, once; returns false where the order cannot be delivered. A reservation that the
 * catalog does not know (it was restored from a backup) is made again from the order's lines, under the same reference.
 */
export async function commitStock(deps: OrderDeps, order: OrderRow): Promise<boolean> {
  // Only orders that staff made can be without a product: nothing was reserved for those.
  if (order.draftId !== null && (await listProductItems(deps, order.id)).length === 0) return true;
  try {
    await commitOnce(deps, order).catch(async (error: unknown) => {
      if (!(error instanceof AppError && error.code === 'not_found')) throw error;
      if (await reserveAgain(deps, order)) await commitOnce(deps, order);
    });
    return true;
  } catch (error) {
    if (error instanceof AppError && cannotDeliver.has(error.code)) return false;
    throw error;
  }
}

const commitOnce = ({ catalog }: OrderDeps, { reference, userId }: OrderRow) =>
  catalog.call(commitReservation, { params: { reference }, body: { customerId: userId ?? undefined } });

/** Returns false for an order of lines that staff typed: the catalog keeps no stock of them. */
async function reserveAgain(deps: OrderDeps, order: OrderRow): Promise<boolean> {
  const { catalog, reservationMinutes } = deps;
  const { reference, userId } = order;
  const items = await listProductItems(deps, order.id);
  if (items.length === 0) return false;
  const ttlSeconds = reservationMinutes * 60;
  await catalog.call(reserveStock, { body: { reference, items, ttlSeconds, customerId: userId ?? undefined } });
  return true;
}

/** Lists what the catalog keeps stock of. */
async function listProductItems({ database }: OrderDeps, orderId: number) {
  const items = await listOrderItems(database.db, orderId);
  return items.flatMap(({ productId, quantity }) => (isCustomLine({ productId }) ? [] : [{ productId, quantity }]));
}
