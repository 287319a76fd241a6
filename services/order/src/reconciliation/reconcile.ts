import { and, asc, eq, lt, or } from 'drizzle-orm';
import { refunds } from '../db/refund-tables';
import { orders } from '../db/schema';
import type { OrderDeps } from '../deps';
import { refundOrder } from '../refunds/refund-order';
import { sendRefund } from '../refunds/send-refund';
import { inParallel, logFailure } from './in-parallel';
import { syncMissedEvents } from './sync-missed-events';
import { syncPendingPayments } from './sync-pending-payments';

const quietSeconds = 20;
const batchMax = 2000;
const missedEventsSeconds = 3600;
const minuteMs = 60_000;

/**
 * Syncs the pending orders whose turn it is. Retries refunds that did not finish, and syncs what Stripe reported of refunds
 * and disputes without its webhook arriving.
 */
export async function reconcile(deps: OrderDeps, waitMaxMs = minuteMs): Promise<void> {
  await syncPendingPayments(deps, waitMaxMs);
  const before = new Date(deps.now().getTime() - quietSeconds * 1000);
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

/** Returns the refunds that Stripe has not decided, or whose units are not restocked. */
async function listUnfinishedRefunds({ database }: OrderDeps, before: Date): Promise<number[]> {
  const rows = await database.db
    .select({ id: refunds.id })
    .from(refunds)
    .where(and(or(eq(refunds.state, 'pending'), eq(refunds.isRestockPending, true)), lt(refunds.updatedAt, before)))
    .orderBy(asc(refunds.updatedAt))
    .limit(batchMax);
  return rows.map(({ id }) => id);
}
