import { safeError } from '@shopwright/service-kit/runtime/logger';
import { and, eq, gt, inArray, isNotNull, isNull } from 'drizzle-orm';
import type Stripe from 'stripe';
import { orders } from '../db/schema';
import type { OrderDeps } from '../deps';
import { readPaymentIntent } from '../payments/stripe-event-types';
import { syncPayment } from '../payments/sync-payment';
import { askStripe } from '../stripe-client';
import { inParallel } from './in-parallel';

/** The events after which a pending order may be confirmed, placed or closed. */
const reportedTypes = [
  'payment_intent.succeeded',
  'payment_intent.processing',
  'payment_intent.payment_failed',
  'payment_intent.canceled',
];
const lookBackSeconds = 600;
/** Stripe lists an event a moment after its time. */
const overlapSeconds = 10;

/**
 * Returns a pass that lists Stripe's events since the pass before, and syncs the orders that are still pending: one call
 * finds every payment whose webhook and browser are lost. Makes no call while no checkout is open. Uses Stripe's time,
 * so that its clock and the store's may differ.
 */
export function createReportedPaymentsSync(deps: OrderDeps): () => Promise<void> {
  let listedTo: number | undefined;
  let synced = new Set<string>();
  return async () => {
    if (!(await hasOpenCheckouts(deps))) return;
    const from = listedTo ?? Math.floor(deps.now().getTime() / 1000) - lookBackSeconds;
    const reported = await listReported(deps, from - overlapSeconds);
    const failed = await syncAll(
      deps,
      reported.filter(({ id }) => !synced.has(id)),
    );
    synced = new Set(reported.flatMap(({ id }) => (failed.has(id) ? [] : [id])));
    if (reported.length > 0) listedTo = findNextStart(reported, failed);
  };
}

/** Lists from the oldest event that failed, but leaves one that fails for long to its order's own turns. */
function findNextStart(reported: Stripe.Event[], failed: Set<string>): number {
  const newest = Math.max(...reported.map(({ created }) => created));
  const failedAt = reported.filter(({ id }) => failed.has(id)).map(({ created }) => created);
  return Math.max(Math.min(newest, ...failedAt), newest - lookBackSeconds);
}

/** An order that waits for its bank is not counted: it takes days, and has its own turns. */
async function hasOpenCheckouts({ database, now }: OrderDeps): Promise<boolean> {
  const isOpen = and(eq(orders.status, 'pending'), isNull(orders.placedAt), gt(orders.expiresAt, now()));
  const rows = await database.db
    .select({ id: orders.id })
    .from(orders)
    .where(and(isOpen, isNotNull(orders.paymentIntentId)))
    .limit(1);
  return rows.length > 0;
}

function listReported({ stripe }: OrderDeps, since: number): Promise<Stripe.Event[]> {
  return askStripe('list events', async () => {
    const found: Stripe.Event[] = [];
    const list = stripe.events.list({ types: reportedTypes, created: { gte: since }, limit: 100 });
    for await (const event of list) found.push(event);
    return found;
  });
}

/** Syncs the pending orders of these events. Returns the ids of the events that failed. */
async function syncAll(deps: OrderDeps, events: Stripe.Event[]): Promise<Set<string>> {
  const eventsOf = new Map<string, string[]>();
  for (const event of events) {
    const id = readPaymentIntent(event)?.id;
    if (id) eventsOf.set(id, [...(eventsOf.get(id) ?? []), event.id]);
  }
  const failed = new Set<string>();
  const pending = await findPending(deps, [...eventsOf.keys()]);
  await inParallel(pending, async (paymentIntentId) => {
    try {
      await syncPayment(deps, paymentIntentId);
    } catch (error) {
      for (const id of eventsOf.get(paymentIntentId) ?? []) failed.add(id);
      deps.logger.warn(
        { err: safeError(error), paymentIntentId },
        'reported payment not synced, the next pass retries',
      );
    }
  });
  return failed;
}

async function findPending({ database }: OrderDeps, paymentIntentIds: string[]): Promise<string[]> {
  if (paymentIntentIds.length === 0) return [];
  const rows = await database.db
    .select({ paymentIntentId: orders.paymentIntentId })
    .from(orders)
    .where(and(inArray(orders.paymentIntentId, paymentIntentIds), eq(orders.status, 'pending')));
  return rows.flatMap(({ paymentIntentId }) => paymentIntentId ?? []);
}
