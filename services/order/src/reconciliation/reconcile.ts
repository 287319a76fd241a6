import { safeError } from '@shopwright/service-kit/runtime/logger';
import { and, asc, eq, lt, or, sql } from 'drizzle-orm';
import { refunds } from '../db/refund-tables';
import { type OrderRow, orders } from '../db/schema';
import type { OrderDeps } from '../deps';
import { cancelUnpaidOrder } from '../payments/cancel-unpaid-order';
import { syncPayment } from '../payments/sync-payment';
import { refundOrder } from '../refunds/refund-order';
import { sendRefund } from '../refunds/send-refund';
import { syncMissedEvents } from './sync-missed-events';

const quietSeconds = 20;
const batchMax = 2000;
const concurrency = 8;
const missedEventsSeconds = 3600;

/**
 * Syncs every order that has been pending for a while, so that none depends on its webhook or browser: paid orders are
 * confirmed, expired ones cancelled. Retries refunds that did not finish, and syncs what Stripe reported of refunds and
 * disputes without its webhook arriving.
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
  const unfinished = await listUnfinishedRefunds(deps, before);
  await inParallel(unfinished, (refundId) => logFailure(deps, { refundId }, () => sendRefund(deps, refundId)));
  await logFailure(deps, {}, () => syncMissedEvents(deps, missedEventsSeconds));
}

async function reconcileOrder(deps: OrderDeps, order: OrderRow): Promise<void> {
  const outcome = order.paymentIntentId ? await syncPayment(deps, order.paymentIntentId) : 'pending';
  if (outcome === 'pending' && order.expiresAt < deps.now()) await cancelUnpaidOrder(deps, order);
}

/** Returns the refunds that Stripe has not decided, or whose pieces are not restocked. */
async function listUnfinishedRefunds({ database }: OrderDeps, before: Date): Promise<number[]> {
  const rows = await database.db
    .select({ id: refunds.id })
    .from(refunds)
    .where(and(or(eq(refunds.state, 'pending'), eq(refunds.isRestockPending, true)), lt(refunds.updatedAt, before)))
    .orderBy(asc(refunds.updatedAt))
    .limit(batchMax);
  return rows.map(({ id }) => id);
}

async function logFailure(deps: OrderDeps, about: object, work: () => Promise<unknown>): Promise<void> {
  await work().catch((error: unknown) => {
    deps.logger.warn({ err: safeError(error), ...about }, 'reconciliation failed, the next pass retries');
  });
}

/** Runs `work` for each item, eight at a time, so that one slow call to Stripe does not hold up the others. */
export async function inParallel<T>(items: T[], work: (item: T) => Promise<void>): Promise<void> {
  const queue = items[Symbol.iterator]();
  const lane = async () => {
    for (const item of queue) await work(item);
  };
  await Promise.all(Array.from({ length: concurrency }, lane));
}
