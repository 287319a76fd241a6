import type Stripe from 'stripe';

/** The events after which the money of an order may have moved by a refund or a dispute, made here or at Stripe. */
export const reversalTypes = [
  'charge.refunded',
  'charge.refund.updated',
  'refund.created',
  'refund.updated',
  'refund.failed',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.closed',
  'charge.dispute.funds_withdrawn',
  'charge.dispute.funds_reinstated',
] as const;

/** The events after which an order may have changed. */
export const syncedTypes: ReadonlySet<string> = new Set([
  'payment_intent.succeeded',
  'payment_intent.processing',
  'payment_intent.requires_action',
  'payment_intent.payment_failed',
  'payment_intent.canceled',
  ...reversalTypes,
]);

/** The events which show that the customer has begun to pay. */
export const startedTypes: ReadonlySet<string> = new Set([
  'payment_intent.requires_action',
  'payment_intent.processing',
  'payment_intent.succeeded',
]);

interface EventObject {
  object?: string;
  id?: string;
  metadata?: Stripe.Metadata | null;
  payment_intent?: string | { id: string } | null;
}

/** Returns the intent that an event is about: its object, or the payment of its charge, refund or dispute. */
export function readPaymentIntent(event: Stripe.Event): { id: string; traceparent?: string } | undefined {
  const object = event.data.object as EventObject;
  if (object.object === 'payment_intent') {
    return typeof object.id === 'string' ? { id: object.id, traceparent: object.metadata?.traceparent } : undefined;
  }
  const id = typeof object.payment_intent === 'object' ? object.payment_intent?.id : object.payment_intent;
  return id ? { id } : undefined;
}
