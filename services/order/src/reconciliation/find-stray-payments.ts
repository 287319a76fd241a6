import { safeError } from '@shopwright/service-kit/runtime/logger';
import { inArray, isNull } from 'drizzle-orm';
import type Stripe from 'stripe';
import { restores } from '../db/restore-tables';
import type { OrderDeps } from '../deps';
import { findByIntent } from '../orders/order-row';
import { isOfStore } from '../payments/intent-snapshot';
import { syncPayment } from '../payments/sync-payment';
import { askStripe } from '../stripe-client';
import { inParallel } from './in-parallel';
import { rebuildOrder } from './rebuild-order';
import { syncMissedEvents } from './sync-missed-events';

const dayMs = 24 * 3_600_000;
/** A checkout may have been opened some time before its payment, and clocks differ. */
const marginMs = 2 * 3_600_000;

interface Period {
  from: Date;
  to: Date;
}

/**
 * Finds payments of the last day that belong to no order, and syncs them. They exist only after a restore from a backup,
 * or a crash between Stripe's response and the store's write.
 */
export async function findStrayPayments(deps: OrderDeps): Promise<void> {
  const known = await deps.database.db.select().from(restores);
  await syncSince(deps, new Date(deps.now().getTime() - dayMs), known.map(toPeriod));
}

/**
 * Looks back once after each restore, to the moment of its backup: makes the orders again that were paid since, and syncs
 * refunds and disputes. Starts over at the next pass where a payment could not be synced.
 */
export async function reconcileRestores(deps: OrderDeps): Promise<void> {
  const open = await deps.database.db.select().from(restores).where(isNull(restores.reconciledAt));
  if (open.length === 0) return;
  const periods = open.map(toPeriod);
  const from = new Date(Math.min(...periods.map((period) => period.from.getTime())));
  deps.logger.info({ since: from }, 'looking for payments since the backup that was restored');
  if (!(await syncSince(deps, from, periods))) return;
  const ids = open.map(({ id }) => id);
  await deps.database.db.update(restores).set({ reconciledAt: deps.now() }).where(inArray(restores.id, ids));
}

const toPeriod = ({ backupTakenAt, restoredAt }: typeof restores.$inferSelect): Period => ({
  from: new Date(backupTakenAt.getTime() - marginMs),
  to: restoredAt,
});

/** Returns false where something failed and must be tried again. */
async function syncSince(deps: OrderDeps, since: Date, restored: Period[]): Promise<boolean> {
  const gte = Math.floor(since.getTime() / 1000);
  const paid = await askStripe('list intents', async () => {
    const found: Stripe.PaymentIntent[] = [];
    for await (const intent of deps.stripe.paymentIntents.list({ created: { gte }, limit: 100 })) {
      if (intent.status === 'succeeded' && intent.metadata.orderReference) found.push(intent);
    }
    return found;
  });
  let failures = 0;
  const orCount = (about: object) => (error: unknown) => {
    failures += 1;
    deps.logger.warn({ err: safeError(error), ...about }, 'reconciliation failed, the next pass retries');
  };
  await inParallel(paid, (intent) => syncStray(deps, intent, restored).catch(orCount({ paymentIntentId: intent.id })));
  const windowSeconds = Math.ceil((deps.now().getTime() - since.getTime()) / 1000);
  await syncMissedEvents(deps, windowSeconds).catch(orCount({}));
  return failures === 0;
}

async function syncStray(deps: OrderDeps, intent: Stripe.PaymentIntent, restored: Period[]): Promise<void> {
  const known = await findByIntent(deps.database.db, intent.id);
  if (known && known.status !== 'pending') return;
  if ((await syncPayment(deps, intent.id)) !== 'ignored') return;
  if (!isOfRestoredStore(deps, intent, restored)) {
    deps.logger.error({ paymentIntentId: intent.id }, 'payment has no order');
    return;
  }
  await rebuildOrder(deps, intent.id);
  await syncPayment(deps, intent.id);
}

/** Tells whether a restore lost the order: it was made between the backup and the restore, and by this store. */
function isOfRestoredStore({ publicUrl }: OrderDeps, { created, metadata }: Stripe.PaymentIntent, restored: Period[]) {
  const createdAt = new Date(created * 1000);
  if (!restored.some(({ from, to }) => from <= createdAt && createdAt <= to)) return false;
  return isOfStore(metadata, publicUrl);
}
