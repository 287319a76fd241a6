import * as z from 'zod';
import { maxInteger, timestamp } from './fields';
import { alertNames } from './http/operations-alerts';
import { returnStates } from './http/order-returns';

const rowId = z.number().int().min(1).max(maxInteger);

/** The reward that an order reserved, and its holder. */
const reservedReward = z.object({ id: rowId, holder: z.uuid() }).nullable();

/** Facts, written in the transaction of the change. Payloads carry ids and numbers, never personal or card data. */
export const eventPayloads = {
  /** catalog: once each time stock on hand falls to its threshold. */
  'stock-low': z.object({
    productId: rowId,
    stockQuantity: z.number().int().min(0),
    lowStockThreshold: z.number().int().min(0),
  }),
  /** catalog: at most once per day, and only while an alert is open. */
  'low-stock-digest-due': z.object({ day: z.iso.date() }),
  /** catalog: the rows of the import exist and are pending. */
  'import-requested': z.object({ jobId: z.uuid() }),
  /** catalog: images of an import are elsewhere. */
  'import-images-requested': z.object({ jobId: z.uuid() }),
  /** order: a verified webhook was stored. Stripe repeats events, in any order. */
  'stripe-event-received': z.object({ stripeEventId: z.string(), type: z.string(), paymentIntentId: z.string() }),
  /** order: a payment succeeded. Once per order. `totalCents` is its part for goods, which earns points. */
  'order-confirmed': z.object({
    orderId: rowId,
    userId: rowId.nullable(),
    totalCents: z.number().int().min(0),
    /** Whether a supplier ships any of its lines; absent from events of earlier versions. */
    isDropshipped: z.boolean().optional(),
    reward: reservedReward,
  }),
  /** order: `paidCents` is to be refunded. */
  'order-cancelled': z.object({
    orderId: rowId,
    userId: rowId.nullable(),
    paidCents: z.number().int().min(0),
    wasConfirmed: z.boolean(),
    reward: reservedReward,
  }),
  /** order: once per shipment. */
  'order-shipped': z.object({ orderId: rowId, shipmentId: rowId }),
  /** order: staff changed the carrier or the number. Once per change; a listener ignores an older `version`. */
  'order-tracking-changed': z.object({ orderId: rowId, shipmentId: rowId, version: z.number().int().min(1) }),
  /** order: the customer corrected where it ships to. Once per change. */
  'order-address-changed': z.object({ orderId: rowId }),
  /** order: staff edited what it contains; with `notify` its customer is told. Once per edit. */
  'order-edited': z.object({ orderId: rowId, editId: rowId, notify: z.boolean() }),
  /** order: once per order. */
  'order-delivered': z.object({ orderId: rowId }),
  /** order: Stripe reports that a refund succeeded. Once per refund. */
  'order-refunded': z.object({
    orderId: rowId,
    refundId: rowId,
    amountCents: z.number().int().min(1),
    isFull: z.boolean(),
  }),
  /** order: a refund failed, immediately or after it had succeeded. Once per refund. */
  'order-refund-failed': z.object({ orderId: rowId, refundId: rowId }),
  /** order: staff made a payment link that is to be emailed. Once per link; a listener ignores one that was ended since. */
  'payment-link-requested': z.object({ draftId: rowId, linkId: z.uuid() }),
  /** order: once per request of staff. */
  'order-link-requested': z.object({ orderId: rowId }),
  /** order: at most once in ten minutes per order. */
  'withdrawal-link-requested': z.object({ orderId: rowId }),
  /** order: once per dispute. */
  'order-disputed': z.object({ orderId: rowId, disputeId: z.string().max(255) }),
  /** order: the money of a placed order will not come. Once per failed attempt. */
  'order-payment-failed': z.object({ orderId: rowId }),
  /** order: once per state. A withdrawal starts as approved. */
  'order-return-changed': z.object({ orderId: rowId, returnId: rowId, state: z.enum(returnStates) }),
  /** order: once per message. */
  'order-message-sent': z.object({ orderId: rowId, messageId: rowId, author: z.enum(['customer', 'staff']) }),
  /** order: once per answer of staff to a message that was sent through Contact. */
  'contact-answered': z.object({ threadId: rowId, messageId: rowId }),
  /** order: `reversedCents` of the `paidCents` for goods went back by refunds and disputes. A listener ignores an older `version`. */
  'order-refunds-changed': z.object({
    orderId: rowId,
    userId: rowId.nullable(),
    paidCents: z.number().int().min(0),
    reversedCents: z.number().int().min(0),
    version: z.number().int().min(1),
  }),
  /** order: a purchase order is to be sent to its supplier. Once per attempt; a listener ignores an earlier `attempt`. */
  'purchase-order-due': z.object({ orderId: rowId, purchaseOrderId: rowId, attempt: z.number().int().min(1) }),
  /** order: a problem needs a person. Once when the alert rises, and with `isReminder` each day that it stays open. */
  'operations-alert-raised': z.object({
    alert: z.enum(alertNames),
    count: z.number().int().min(1),
    since: timestamp,
    isReminder: z.boolean(),
  }),
  /** order: no alert has been open for half an hour. `alerts` were raised since the last such event. */
  'operations-alerts-cleared': z.object({ alerts: z.array(z.enum(alertNames)).min(1), since: timestamp }),
  /** order: staff saved the settings of shipping and tax. Listeners read the newest. */
  'selling-settings-saved': z.object({ version: z.number().int().min(1) }),
  /** order: an endpoint of webhooks was paused after days of failure, or answered that it is gone. Once each time. */
  'webhook-endpoint-stopped': z.object({ endpointId: rowId }),
  /** auth: an email is to be sent; its content is read from auth. */
  'account-mail-requested': z.object({ mailId: z.uuid() }),
  /** auth: at most once per day of the store and member of the team. */
  'todo-email-due': z.object({ subscriptionId: z.uuid(), day: z.iso.date() }),
  /** auth: every service erases its data about the user. */
  'account-erased': z.object({ userId: rowId }),
} as const;

export type EventType = keyof typeof eventPayloads;
export type EventPayload<T extends EventType> = z.infer<(typeof eventPayloads)[T]>;

/** `traceparent` joins the job to the trace of the request that caused it. */
export const envelope = z.object({
  id: z.uuid(),
  type: z.enum(Object.keys(eventPayloads) as [EventType, ...EventType[]]),
  version: z.literal(1),
  occurredAt: z.string(),
  traceparent: z.string().nullable(),
  payload: z.unknown(),
});
export type Envelope = z.infer<typeof envelope>;

/** The service whose outbox has the event. */
export const eventOwner = {
  'stock-low': 'catalog',
  'low-stock-digest-due': 'catalog',
  'import-requested': 'catalog',
  'import-images-requested': 'catalog',
  'stripe-event-received': 'order',
  'order-confirmed': 'order',
  'order-cancelled': 'order',
  'order-shipped': 'order',
  'order-tracking-changed': 'order',
  'order-address-changed': 'order',
  'order-edited': 'order',
  'order-delivered': 'order',
  'order-refunded': 'order',
  'order-refund-failed': 'order',
  'payment-link-requested': 'order',
  'order-link-requested': 'order',
  'withdrawal-link-requested': 'order',
  'order-disputed': 'order',
  'order-payment-failed': 'order',
  'order-return-changed': 'order',
  'order-message-sent': 'order',
  'contact-answered': 'order',
  'order-refunds-changed': 'order',
  'purchase-order-due': 'order',
  'operations-alert-raised': 'order',
  'operations-alerts-cleared': 'order',
  'selling-settings-saved': 'order',
  'webhook-endpoint-stopped': 'order',
  'account-mail-requested': 'auth',
  'todo-email-due': 'auth',
  'account-erased': 'auth',
} as const satisfies Record<EventType, 'catalog' | 'order' | 'auth'>;
