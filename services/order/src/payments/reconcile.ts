import { safeError } from '@shopwright/service-kit/runtime/logger';
import { and, asc, eq, lt, sql } from 'drizzle-orm';
import { orders } from '../db/schema';
import type { OrderDeps } from '../deps';
import { findByIntent } from '../orders/find-order';
import type { OrderRow } from '../orders/order-row';
import { cancelUnpaid } from './cancel-unpaid';
import { refundOrder } from './refund-order';
import { settlePayment } from './settle-payment';
import { askStripe } from './stripe-client';

const quietSeconds = 20;
const batchMax = 2000;
const concurrency = 8;
const strayWindowSeconds = 24 * 3600;

/**
 * Asks Stripe about every order that has been pending for a while, so that an order needs neither the webhook
 * nor the browser: paid ones are confirmed, lapsed ones closed. Refunds that hang are tried again.
 */
export async function reconcile(deps: OrderDeps): Promise<void> {
  const before = new Date(deps.now().getTime() - quietSeconds * 1000);
  const pending = await deps.database.db
    .select()
    .from(orders)
    .where(and(eq(orders.status, 'pending'), lt(orders.createdAt, before), sql`${orders.heldReason} is null`))
    .orderBy(asc(orders.createdAt))
    .limit(batchMax);
  await inParallel(pending, (order) => attempt(deps, { orderId: order.id }, () => reconcileOrder(deps, order)));

  const unrefunded = await deps.database.db
    .select()
    .from(orders)
    .where(and(eq(orders.refundState, 'pending'), lt(orders.updatedAt, before)))
    .limit(batchMax);
  await inParallel(unrefunded, (order) => attempt(deps, { orderId: order.id }, () => refundOrder(deps, order.id)));
}

async function reconcileOrder(deps: OrderDeps, order: OrderRow): Promise<void> {
  const outcome = order.paymentIntentId ? await settlePayment(deps, order.paymentIntentId) : 'pending';
  if (outcome === 'pending' && order.expiresAt < deps.now()) await cancelUnpaid(deps, order);
}

/**
 * Looks from the other side: payments of the last day that no settled order knows. There are some only after a
 * restore from a backup, or a crash between Stripe's answer and our writing it down.
 */
export async function findStrayPayments(deps: OrderDeps): Promise<void> {
  const gte = Math.floor(deps.now().getTime() / 1000) - strayWindowSeconds;
  const paid = await askStripe('list intents', async () => {
    const found: string[] = [];
    for await (const intent of deps.stripe.paymentIntents.list({ created: { gte }, limit: 100 })) {
      if (intent.status === 'succeeded' && intent.metadata.orderReference) found.push(intent.id);
    }
    return found;
  });
  await inParallel(paid, (paymentIntentId) =>
    attempt(deps, { paymentIntentId }, () => settleStray(deps, paymentIntentId)),
  );
}

async function settleStray(deps: OrderDeps, paymentIntentId: string): Promise<void> {
  const known = await findByIntent(deps.database.db, paymentIntentId);
  if (known && known.status !== 'pending') return;
  const outcome = await settlePayment(deps, paymentIntentId);
  if (outcome === 'ignored') deps.logger.error({ paymentIntentId }, 'payment without an order');
}

async function attempt(deps: OrderDeps, about: object, work: () => Promise<unknown>): Promise<void> {
  await work().catch((error: unknown) => {
    deps.logger.warn({ err: safeError(error), ...about }, 'could not be reconciled, the next pass tries again');
  });
}

async function inParallel<T>(items: T[], work: (item: T) => Promise<void>): Promise<void> {
  const queue = items[Symbol.iterator]();
  const lane = async () => {
    for (const item of queue) await work(item);
  };
  await Promise.all(Array.from({ length: concurrency }, lane));
}
