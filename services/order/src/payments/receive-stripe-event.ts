import { context, propagation } from '@opentelemetry/api';
import { maxInteger } from '@shopwright/contracts/fields';
import type { Executor } from '@shopwright/service-kit/database/connection';
import { AppError } from '@shopwright/service-kit/errors';
import { appendEvent } from '@shopwright/service-kit/messaging/outbox';
import { countOne } from '@shopwright/service-kit/metrics/counters';
import type Stripe from 'stripe';
import * as z from 'zod';
import { stripeEvents } from '../db/schema';
import type { OrderDeps } from '../deps';
import { notePaymentStarted } from './note-payment-started';
import { readPaymentIntent, startedTypes, syncedTypes } from './stripe-event-types';

const toleranceSeconds = 300;

/**
 * Stores a webhook and its outbox event in one transaction; the route answers 200 only after the commit. Needs nothing but
 * Postgres. A second delivery changes nothing. Throws `invalid_request` where the signature is not Stripe's.
 */
export async function receiveStripeEvent(deps: OrderDeps, body: Buffer, signature: string): Promise<void> {
  const event = verify(deps, body, signature);
  countOne('webhooks_received_total');
  const intent = readPaymentIntent(event);
  const isHeard = startedTypes.has(event.type) || syncedTypes.has(event.type);
  await continueTrace(intent?.traceparent, async () => {
    // Most events change nothing, and are one row.
    if (!intent || !isHeard) return void (await storeEvent(deps.database.db, event, intent?.id));
    await deps.database.transaction(async (tx) => {
      if (!(await storeEvent(tx, event, intent.id))) return;
      if (startedTypes.has(event.type)) await notePaymentStarted(tx, intent.id, deps.now());
      if (!syncedTypes.has(event.type)) return;
      await appendEvent(tx, 'stripe-event-received', {
        stripeEventId: event.id,
        type: event.type,
        paymentIntentId: intent.id,
      });
    });
  });
}

/** Returns false where the event was delivered before. */
async function storeEvent(rows: Executor, event: Stripe.Event, paymentIntentId: string | undefined): Promise<boolean> {
  const stored = await rows
    .insert(stripeEvents)
    .values({
      id: event.id,
      type: event.type,
      livemode: event.livemode,
      paymentIntentId: paymentIntentId ?? null,
      createdAt: new Date(event.created * 1000),
    })
    .onConflictDoNothing()
    .returning({ id: stripeEvents.id });
  return stored.length > 0;
}

function verify({ stripe, webhookSecrets, isLive, now }: OrderDeps, body: Buffer, signature: string): Stripe.Event {
  const event = webhookSecrets.map((secret) => tryConstruct(stripe, body, signature, secret)).find((found) => found);
  if (!event) throw rejected('The signature is not valid');
  if (!eventShape.safeParse(event).success) throw rejected('This is not an event of Stripe');
  const signedAt = Number(/(?:^|,)t=(\d+)/.exec(signature)?.[1]);
  if (signedAt > now().getTime() / 1000 + toleranceSeconds) {
    throw rejected('The signature timestamp is in the future');
  }
  if (event.livemode !== isLive) throw rejected('The event belongs to the other mode (test or live)');
  return event;
}

function rejected(message: string): AppError {
  countOne('webhooks_rejected_total');
  return new AppError('invalid_request', message);
}

/** The parts that are stored or read. Stripe adds others at any time. */
const eventShape = z.object({
  id: z.string().regex(/^[\w-]{1,255}$/),
  type: z.string().regex(/^[\w.]{1,255}$/),
  created: z.number().int().min(0).max(maxInteger),
  livemode: z.boolean(),
  data: z.object({ object: z.record(z.string(), z.unknown()) }),
});

function tryConstruct(stripe: Stripe, body: Buffer, signature: string, secret: string): Stripe.Event | undefined {
  try {
    return stripe.webhooks.constructEvent(body, signature, secret, toleranceSeconds);
  } catch {
    return undefined;
  }
}

/** Continues the trace of the checkout, which travels in the intent's metadata. */
function continueTrace<T>(traceparent: string | undefined, work: () => Promise<T>): Promise<T> {
  if (!traceparent) return work();
  return context.with(propagation.extract(context.active(), { traceparent }), work);
}
