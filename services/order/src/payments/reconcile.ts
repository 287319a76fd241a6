import { safeError } from '@shopwright/service-kit/runtime/logger';
import { and, asc, eq, lt, sql } from 'drizzle-orm';
import { type OrderRow, orders } from '../db/schema';
import type { OrderDeps } from '../deps';
import { findByIntent } from '../orders/order-row';
import { cancelUnpaidOrder, refundOrder } from './cancel-unpaid-order';
import { askStripe } from './stripe-client';
import { syncPayment } from './sync-payment';

const quietSeconds = 20;
const batchMax = 2000;
const concurrency = 8;
const strayWindowSeconds = 24 * 3600;

/**
 * Syncs every order that has been pending for a while, so that none depends on its webhook or browser: paid orders are
 * confirmed, expired ones cancelled. Retries refunds that did not finish.
 */
export async function reconcile(deps: OrderDeps): Promise<void> {
  const before = new Date(deps.now().getTime() - quietSeconds * 1000);
  const pending = await deps.database.db
    .select()
    .from(orders)
    .where(and(eq(orders.status, 'pending'), lt(orders.createdAt, before), sql`${orders.reviewReason} is null`))
    .orderBy(asc(orders.createdAt))
    .limit(batchMax);
  await inParallel(pending, (order) => logFailure(deps, { orderId: order.id }, () => reconcileOrder(deps, order)));

  const unrefunded = await deps.database.db
    .select()
    .from(orders)
    .where(and(eq(orders.refundState, 'pending'), lt(orders.updatedAt, before)))
    .limit(batchMax);
  await inParallel(unrefunded, (order) => logFailure(deps, { orderId: order.id }, () => refundOrder(deps, order.id)));
}

async function reconcileOrder(deps: OrderDeps, order: OrderRow): Promise<void> {
  const outcome = order.paymentIntentId ? await syncPayment(deps, order.paymentIntentId) : 'pending';
  if (outcome === 'pending' && order.expiresAt < deps.now()) await cancelUnpaidOrder(deps, order);
}

/**
 * Finds payments of the last day that belong to no order, and syncs them. They exist only after a restore from a backup,
 * or a crash between Stripe's reply and our write.
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
    logFailure(deps, { paymentIntentId }, () => syncStray(deps, paymentIntentId)),
  );
}

async function syncStray(deps: OrderDeps, paymentIntentId: string): Promise<void> {
  const known = await findByIntent(deps.database.db, paymentIntentId);
  if (known && known.status !== 'pending') return;
  const outcome = await syncPayment(deps, paymentIntentId);
  if (outcome === 'ignored') deps.logger.error({ paymentIntentId }, 'payment has no order');
}

async function logFailure(deps: OrderDeps, about: object, work: () => Promise<unknown>): Promise<void> {
  await work().catch((error: unknown) => {
    deps.logger.warn({ err: safeError(error), ...about }, 'reconciliation failed, the next pass retries');
  });
}

async function inParallel<T>(items: T[], work: (item: T) => Promise<void>): Promise<void> {
  const queue = items[Symbol.iterator]();
  const lane = async () => {
    for (const item of queue) await work(item);
  };
  await Promise.all(Array.from({ length: concurrency }, lane));
}
