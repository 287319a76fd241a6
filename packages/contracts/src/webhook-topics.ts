import * as z from 'zod';

/** What an endpoint may subscribe to, in the order of the screen. */
export const webhookTopicGroups = {
  orders: ['order.confirmed', 'order.updated', 'order.edited', 'order.shipped', 'order.delivered', 'order.cancelled'],
  payments: ['payment.succeeded', 'payment.failed', 'payment.disputed'],
  refunds: ['refund.requested', 'refund.succeeded', 'refund.failed'],
  shipments: ['shipment.created', 'shipment.updated', 'shipment.voided'],
  returns: ['return.requested', 'return.approved', 'return.rejected', 'return.received', 'return.closed'],
  products: ['product.created', 'product.updated'],
  stock: ['stock.updated', 'stock.low'],
  customers: ['customer.created', 'customer.updated', 'customer.deleted'],
} as const;

export type WebhookTopicGroup = keyof typeof webhookTopicGroups;
export type WebhookTopic = (typeof webhookTopicGroups)[WebhookTopicGroup][number];

export const webhookTopics = Object.values(webhookTopicGroups).flat() as [WebhookTopic, ...WebhookTopic[]];

export const webhookTopic = z.enum(webhookTopics);

/** Asked for by staff, and sent to an endpoint whatever its topics are. */
export const webhookTestTopic = 'webhook.test';

export const sentWebhookTopics = [...webhookTopics, webhookTestTopic] as const;
export type SentWebhookTopic = (typeof sentWebhookTopics)[number];

/** Which service notes what happened. */
export const webhookSource = (topic: WebhookTopic): 'catalog' | 'auth' | 'order' => {
  if (topic.startsWith('product.') || topic.startsWith('stock.')) return 'catalog';
  return topic.startsWith('customer.') ? 'auth' : 'order';
};

/** The version of the payloads. Fields may be added to one; any other change is a new version, and endpoints keep theirs. */
export const webhookApiVersion = '2026-12-01';
