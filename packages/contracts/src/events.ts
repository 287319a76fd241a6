import { z } from 'zod';
import { maxInteger, timestamp } from './fields';
import { alertNames } from './http/operations-alerts';
import { returnStates } from './http/order-returns';

const rowId = z.number().int().min(1).max(maxInteger);

/** The reward that an order reserved, and its holder. Null without one, and in events older than rewards. */
const reservedReward = z.object({ id: rowId, holder: z.uuid() }).nullable().default(null);

/**
 * Facts, written once by the owning service in the transaction of the change they report. Payloads carry ids and
 * numbers, never personal or card data: a listener reads what else it needs.
 */
export const eventPayloads = {
  /** catalog: stock on hand fell to its threshold or below. One event each time it falls. */
  'stock-low': z.object({
    productId: rowId,
    stockQuantity: z.number().int().min(0),
    lowStockThreshold: z.number().int().min(0),
  }),
  /** catalog: the low-stock digest of a day is to be sent. At most once per day, and only while an alert is open. */
  'low-stock-digest-due': z.object({ day: z.iso.date() }),
  /** catalog: staff requested an import. Its rows exist and are pending. */
  'import-requested': z.object({ jobId: z.uuid() }),
  /** order: a verified webhook was stored. Stripe sends events more than once and in any order. */
  'stripe-event-received': z.object({ stripeEventId: z.string(), type: z.string(), paymentIntentId: z.string() }),
  /** order: a succeeded payment became a confirmed order. Once per order. */
  'order-confirmed': z.object({
    orderId: rowId,
    userId: rowId.nullable(),
    totalCents: z.number().int().min(0),
    reward: reservedReward,
  }),
  /** order: an order was cancelled; `paidCents` is what the customer paid and is refunded. */
  'order-cancelled': z.object({
    orderId: rowId,
    userId: rowId.nullable(),
    paidCents: z.number().int().min(0),
    wasConfirmed: z.boolean(),
    reward: reservedReward,
  }),
  /** order: a shipment left. Once per shipment. */
  'order-shipped': z.object({ orderId: rowId, shipmentId: rowId }),
  /** order: staff or time said that the order arrived. Once per order. */
  'order-delivered': z.object({ orderId: rowId }),
  /** order: Stripe says that a refund succeeded, of the store or of Stripe's dashboard. Once per refund. */
  'order-refunded': z.object({
    orderId: rowId,
    refundId: rowId,
    amountCents: z.number().int().min(1),
    isFull: z.boolean(),
  }),
  /** order: a refund failed, at once or after it had succeeded. The money is with the store again. Once per refund. */
  'order-refund-failed': z.object({ orderId: rowId, refundId: rowId }),
  /** order: staff send the customer the link to their order again. Once per request. */
  'order-link-requested': z.object({ orderId: rowId }),
  /** order: someone with the email of the order asked to withdraw from it. At most once in ten minutes per order. */
  'withdrawal-link-requested': z.object({ orderId: rowId }),
  /** order: the customer contests the payment at their bank. Once per dispute. */
  'order-disputed': z.object({ orderId: rowId, disputeId: z.string().max(255) }),
  /** order: the bank said that the money of a placed order will not come. Once per failed attempt to pay. */
  'order-payment-failed': z.object({ orderId: rowId }),
  /** order: a return was requested, approved, rejected or received. A withdrawal starts as approved. Once per state. */
  'order-return-changed': z.object({ orderId: rowId, returnId: rowId, state: z.enum(returnStates) }),
  /** order: the store or the customer wrote a message about an order. Once per message. */
  'order-message-sent': z.object({ orderId: rowId, messageId: rowId, author: z.enum(['customer', 'staff']) }),
  /**
   * order: the sum of what went back to the customer, by refunds and disputes, is now `reversedCents` of `paidCents`. A
   * higher `version` is a newer sum; a listener ignores an older one.
   */
  'order-refunds-changed': z.object({
    orderId: rowId,
    userId: rowId.nullable(),
    paidCents: z.number().int().min(0),
    reversedCents: z.number().int().min(0),
    version: z.number().int().min(1),
  }),
  /**
   * order: something that only a person can repair has lasted. Once when the alert rises, and with `isReminder` after each
   * day that it stays open.
   */
  'operations-alert-raised': z.object({
    alert: z.enum(alertNames),
    count: z.number().int().min(1),
    since: timestamp,
    isReminder: z.boolean(),
  }),
  /** order: no alert has been open for half an hour. `alerts` are those that were raised since the last such event. */
  'operations-alerts-cleared': z.object({ alerts: z.array(z.enum(alertNames)).min(1), since: timestamp }),
  /** auth: an email is to be sent. The worker reads its content from auth. Once per email. */
  'account-mail-requested': z.object({ mailId: z.uuid() }),
  /** auth: an account was erased. Every service erases its data about the user. */
  'account-erased': z.object({ userId: rowId }),
} as const;

export type EventType = keyof typeof eventPayloads;
export type EventPayload<T extends EventType> = z.infer<(typeof eventPayloads)[T]>;

/** An event in the outbox and in a queue. `traceparent` joins the job to the trace of the request that caused it. */
export const envelope = z.object({
  id: z.uuid(),
  type: z.enum(Object.keys(eventPayloads) as [EventType, ...EventType[]]),
  version: z.literal(1),
  occurredAt: z.string(),
  traceparent: z.string().nullable(),
  payload: z.unknown(),
});
export type Envelope = z.infer<typeof envelope>;

/** The service that writes the event to its outbox, and to which listeners acknowledge it. */
export const eventOwner = {
  'stock-low': 'catalog',
  'low-stock-digest-due': 'catalog',
  'import-requested': 'catalog',
  'stripe-event-received': 'order',
  'order-confirmed': 'order',
  'order-cancelled': 'order',
  'order-shipped': 'order',
  'order-delivered': 'order',
  'order-refunded': 'order',
  'order-refund-failed': 'order',
  'order-link-requested': 'order',
  'withdrawal-link-requested': 'order',
  'order-disputed': 'order',
  'order-payment-failed': 'order',
  'order-return-changed': 'order',
  'order-message-sent': 'order',
  'order-refunds-changed': 'order',
  'operations-alert-raised': 'order',
  'operations-alerts-cleared': 'order',
  'account-mail-requested': 'auth',
  'account-erased': 'auth',
} as const satisfies Record<EventType, 'catalog' | 'order' | 'auth'>;
