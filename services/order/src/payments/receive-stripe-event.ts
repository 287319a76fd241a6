import { context, propagation } from '@opentelemetry/api';
import { AppError } from '@shopwright/service-kit/errors';
import { appendEvent } from '@shopwright/service-kit/messaging/outbox';
import type Stripe from 'stripe';
import { stripeEvents } from '../db/schema';
import type { OrderDeps } from '../deps';

const toleranceSeconds = 300;

/**
 * Stores a webhook and the event it means, then answers: 2xx is said only after the commit, and nothing but
 * Postgres is needed for it. A second delivery changes nothing. 400 when the signature is not Stripe's.
 */
export async function receiveStripeEvent(deps: OrderDeps, body: Buffer, signature: string): Promise<void> {
  const event = verify(deps, body, signature);
  const intent = paymentIntentOf(event);
  await inTraceOf(intent?.traceparent, () =>
    deps.database.transaction(async (tx) => {
      const stored = await tx
        .insert(stripeEvents)
        .values({
          id: event.id,
          type: event.type,
          paymentIntentId: intent?.id ?? null,
          livemode: event.livemode,
          createdAt: new Date(event.created * 1000),
        })
        .onConflictDoNothing()
        .returning({ id: stripeEvents.id });
      if (stored.length === 0 || !intent || !settlingTypes.has(event.type)) return;
      await appendEvent(tx, 'stripe-event-received', {
        stripeEventId: event.id,
        type: event.type,
        paymentIntentId: intent.id,
      });
    }),
  );
}

/** The events after which an order may have to move. */
const settlingTypes: ReadonlySet<string> = new Set([
  'payment_intent.succeeded',
  'payment_intent.processing',
  'payment_intent.canceled',
]);

function verify({ stripe, webhookSecrets, isLive, now }: OrderDeps, body: Buffer, signature: string): Stripe.Event {
  const event = webhookSecrets.map((secret) => tryConstruct(stripe, body, signature, secret)).find((found) => found);
  if (!event) throw new AppError('invalid_request', 'The signature is not valid');
  const signedAt = Number(/(?:^|,)t=(\d+)/.exec(signature)?.[1]);
  if (signedAt > now().getTime() / 1000 + toleranceSeconds) {
    throw new AppError('invalid_request', 'The signature is from the future');
  }
  if (event.livemode !== isLive) throw new AppError('invalid_request', 'The event is of the other mode');
  return event;
}

function tryConstruct(stripe: Stripe, body: Buffer, signature: string, secret: string): Stripe.Event | undefined {
  try {
    return stripe.webhooks.constructEvent(body, signature, secret, toleranceSeconds);
  } catch {
    return undefined;
  }
}

function paymentIntentOf(event: Stripe.Event): { id: string; traceparent?: string } | undefined {
  const object = event.data.object as { object?: string; id?: string; metadata?: Stripe.Metadata | null };
  if (object.object !== 'payment_intent' || typeof object.id !== 'string') return undefined;
  return { id: object.id, traceparent: object.metadata?.traceparent };
}

/** The job that follows belongs to the trace of the checkout, whose place travels in the intent's metadata. */
function inTraceOf<T>(traceparent: string | undefined, work: () => Promise<T>): Promise<T> {
  if (!traceparent) return work();
  return context.with(propagation.extract(context.active(), { traceparent }), work);
}
