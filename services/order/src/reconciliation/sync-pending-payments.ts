import { and, eq, isNull, lte, notExists, sql } from 'drizzle-orm';
import { paymentSyncs } from '../db/payment-sync-tables';
import { type OrderRow, orders } from '../db/schema';
import type { OrderDeps } from '../deps';
import { isAdditionOver } from '../orders/list-additions';
import { isOffline } from '../orders/order-rules';
import { cancelUnpaidOrder } from '../payments/cancel-unpaid-order';
import { confirmFreeOrder, isFree } from '../payments/confirm-free-order';
import { confirmOfflineOrder } from '../payments/confirm-offline-order';
import { syncPayment } from '../payments/sync-payment';
import { inParallel, logFailure } from './in-parallel';

/** Webhook and browser have this long to report a checkout of which nothing is known. */
const quietSeconds = 20;
const firstWaitMs = { started: 2000, open: quietSeconds * 1000 };
/** Bounds a pass, so that thousands of open checkouts neither exhaust Stripe's rate limit nor hold up one that is paid. */
const batchMax = 200;

interface Due {
  order: OrderRow;
  isStarted: boolean;
  attempts: number;
}

/**
 * Asks Stripe about the pending orders whose turn it is, those that are being paid first, and so depends on neither webhook
 * nor browser: paid orders are confirmed, expired ones cancelled. The wait before an order's next turn doubles, up to
 * `waitMaxMs`.
 */
export async function syncPendingPayments(deps: OrderDeps, waitMaxMs: number): Promise<void> {
  const due = await listDue(deps);
  await inParallel(due, async (each) => {
    const sync = () => syncOrder(deps, each.order);
    if (await claim(deps, each, waitMaxMs)) await logFailure(deps, { orderId: each.order.id }, sync);
  });
  if (due.length > 0) await purgeEnded(deps);
}

async function listDue({ database, now }: OrderDeps): Promise<Due[]> {
  const dueAt = sql`coalesce(${paymentSyncs.nextAt}, ${orders.createdAt} + make_interval(secs => ${quietSeconds}))`;
  const rows = await database.db
    .select({ order: orders, isStarted: paymentSyncs.isStarted, attempts: paymentSyncs.attempts })
    .from(orders)
    .leftJoin(paymentSyncs, eq(paymentSyncs.orderId, orders.id))
    .where(and(eq(orders.status, 'pending'), isNull(orders.reviewReason), lte(dueAt, now().toISOString())))
    .orderBy(sql`coalesce(${paymentSyncs.isStarted}, false) desc`, dueAt)
    .limit(batchMax);
  return rows.map(({ order, isStarted, attempts }) => ({
    order,
    isStarted: isStarted ?? false,
    attempts: attempts ?? 0,
  }));
}

/**
 * Sets the order's next turn before it is asked about, so that a crash or a failure only costs the wait. Returns false
 * where another instance was first, or where the payment was reported to have started meanwhile.
 */
async function claim(
  { database, now }: OrderDeps,
  { order, isStarted, attempts }: Due,
  waitMaxMs: number,
): Promise<boolean> {
  const waitMs = Math.min(firstWaitMs[isStarted ? 'started' : 'open'] * 2 ** Math.min(attempts, 10), waitMaxMs);
  const next = { attempts: attempts + 1, nextAt: new Date(now().getTime() + waitMs) };
  const claimed = await database.db
    .insert(paymentSyncs)
    .values({ orderId: order.id, ...next })
    .onConflictDoUpdate({
      target: paymentSyncs.orderId,
      set: next,
      setWhere: and(eq(paymentSyncs.attempts, attempts), eq(paymentSyncs.isStarted, isStarted)),
    })
    .returning({ orderId: paymentSyncs.orderId });
  return claimed.length > 0;
}

async function syncOrder(deps: OrderDeps, order: OrderRow): Promise<void> {
  if (isOffline(order)) return confirmOfflineOrder(deps, order);
  if (isFree(order) && order.placedAt !== null) return confirmFreeOrder(deps, order);
  const outcome = order.paymentIntentId ? await syncPayment(deps, order.paymentIntentId) : 'pending';
  if (outcome !== 'pending') return;
  const isOver = order.expiresAt < deps.now() || (await isAdditionOver(deps.database.db, order.draftId));
  if (isOver) await cancelUnpaidOrder(deps, order);
}

async function purgeEnded({ database }: OrderDeps): Promise<void> {
  const pending = database.db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.id, paymentSyncs.orderId), eq(orders.status, 'pending')));
  await database.db.delete(paymentSyncs).where(notExists(pending));
}
