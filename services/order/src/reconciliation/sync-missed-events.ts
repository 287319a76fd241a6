import { inArray } from 'drizzle-orm';
import type Stripe from 'stripe';
import { stripeEvents } from '../db/schema';
import type { OrderDeps } from '../deps';
import { readPaymentIntent, reversalTypes } from '../payments/stripe-event-types';
import { syncReversals } from '../refunds/sync-reversals';
import { askStripe } from '../stripe-client';

/**
 * Syncs the payments whose refunds and disputes changed at Stripe while its webhooks did not arrive. An event counts as
 * received only after its payment is synced, so that an event which fails here is found again.
 */
export async function syncMissedEvents(deps: OrderDeps, windowSeconds: number): Promise<void> {
  const missed = await listMissed(deps, Math.floor(deps.now().getTime() / 1000) - windowSeconds);
  const byPayment = new Map<string, Stripe.Event[]>();
  for (const event of missed) {
    const intent = readPaymentIntent(event);
    if (intent) byPayment.set(intent.id, [...(byPayment.get(intent.id) ?? []), event]);
  }
  for (const [paymentIntentId, events] of byPayment) {
    const { outcome } = await syncReversals(deps, paymentIntentId);
    if (outcome === 'ignored') continue;
    await deps.database.db
      .insert(stripeEvents)
      .values(events.map(toRow(paymentIntentId)))
      .onConflictDoNothing();
  }
}

async function listMissed({ stripe, database }: OrderDeps, since: number): Promise<Stripe.Event[]> {
  const reported = await askStripe('list events', async () => {
    const found: Stripe.Event[] = [];
    const list = stripe.events.list({ types: [...reversalTypes], created: { gte: since }, limit: 100 });
    for await (const event of list) found.push(event);
    return found;
  });
  if (reported.length === 0) return [];
  const ids = reported.map(({ id }) => id);
  const known = await database.db
    .select({ id: stripeEvents.id })
    .from(stripeEvents)
    .where(inArray(stripeEvents.id, ids));
  const isKnown = new Set(known.map(({ id }) => id));
  return reported.filter(({ id }) => !isKnown.has(id));
}

const toRow = (paymentIntentId: string) => (event: Stripe.Event) => ({
  id: event.id,
  type: event.type,
  paymentIntentId,
  livemode: event.livemode,
  createdAt: new Date(event.created * 1000),
});
