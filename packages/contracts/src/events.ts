import { z } from 'zod';
import { maxInteger } from './fields';

const rowId = z.number().int().min(1).max(maxInteger);

/** The reward that an order holds, and for whom. Null without one, and in events older than rewards. */
const heldReward = z.object({ id: rowId, holder: z.uuid() }).nullable().default(null);

/**
 * What happened, said once by the service that owns it, in the same transaction as the change itself.
 * Payloads carry ids and numbers, never personal or card data: a listener reads again what it needs.
 */
export const eventPayloads = {
  /** catalog: stock on hand fell to or below the threshold from above it. One event per crossing. */
  'stock-low': z.object({
    productId: rowId,
    stockQuantity: z.number().int().min(0),
    lowStockThreshold: z.number().int().min(0),
  }),
  /** catalog: staff asked for an import; its rows are there, all of them pending. */
  'import-requested': z.object({ jobId: z.uuid() }),
  /** order: a verified webhook was stored. Stripe sends events more than once and in any order. */
  'stripe-event-received': z.object({ stripeEventId: z.string(), type: z.string(), paymentIntentId: z.string() }),
  /** order: a succeeded payment became a confirmed order. Once per order. */
  'order-confirmed': z.object({
    orderId: rowId,
    userId: rowId.nullable(),
    totalCents: z.number().int().min(0),
    reward: heldReward,
  }),
  /** order: an order was cancelled; `paidCents` is what its buyer had paid and gets back. */
  'order-cancelled': z.object({
    orderId: rowId,
    userId: rowId.nullable(),
    paidCents: z.number().int().min(0),
    wasConfirmed: z.boolean(),
    reward: heldReward,
  }),
  /** auth: somebody is to get a mail; the worker asks auth what it says. Once per mail. */
  'account-mail-requested': z.object({ mailId: z.uuid() }),
  /** auth: an account was closed for good; whoever keeps something of that person lets go of it. */
  'account-erased': z.object({ userId: rowId }),
} as const;

export type EventType = keyof typeof eventPayloads;
export type EventPayload<T extends EventType> = z.infer<(typeof eventPayloads)[T]>;

/** What travels through the outbox and the queue. `traceparent` joins the job to the request that caused it. */
export const envelope = z.object({
  id: z.uuid(),
  type: z.enum(Object.keys(eventPayloads) as [EventType, ...EventType[]]),
  version: z.literal(1),
  occurredAt: z.string(),
  traceparent: z.string().nullable(),
  payload: z.unknown(),
});
export type Envelope = z.infer<typeof envelope>;

/** The service that writes the event into its outbox, and wants to hear that it was handled. */
export const eventOwner = {
  'stock-low': 'catalog',
  'import-requested': 'catalog',
  'stripe-event-received': 'order',
  'order-confirmed': 'order',
  'order-cancelled': 'order',
  'account-mail-requested': 'auth',
  'account-erased': 'auth',
} as const satisfies Record<EventType, 'catalog' | 'order' | 'auth'>;
