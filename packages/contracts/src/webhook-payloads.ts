import * as z from 'zod';
import { currencyCodes } from './currencies';
import { language, timestamp } from './fields';
import { dispute, paymentStates, refund, shipment, shipmentStates } from './http/order-desk';
import { orderReturn } from './http/order-returns';
import { order, orderItem } from './http/orders';
import { paymentSources } from './payment-sources';
import { type SentWebhookTopic, webhookApiVersion, webhookTestTopic } from './webhook-topics';

export const webhookOrder = order
  .omit({ items: true })
  .extend({
    userId: z.number().nullable(),
    language,
    currency: z.enum(currencyCodes),
    paymentState: z.enum(paymentStates),
    shipmentState: z.enum(shipmentStates),
    refundedTotal: z.string(),
    /** The order to which this one was added. */
    addedTo: z.number().optional(),
    placedAt: timestamp.nullable(),
    shippedAt: timestamp.nullable(),
    deliveredAt: timestamp.nullable(),
    paymentFailedAt: timestamp.nullable(),
    items: z.array(
      orderItem.omit({ image: true, localName: true }).extend({
        sku: z.string().nullish(),
        /** Units that were refunded, or taken off an unpaid invoice. */
        refundedQuantity: z.number(),
      }),
    ),
  })
  .meta({ description: 'The order as it is now, which may be newer than the event.' });

const ofOrder = { orderId: z.number() };

export const webhookPayment = z.object({
  ...ofOrder,
  /** Stripe, or how staff were paid. */
  source: z.enum(paymentSources),
  paymentIntentId: z.string().nullable(),
  state: z.enum(paymentStates),
  amount: z.string(),
  amountPaid: z.string(),
  currency: z.enum(currencyCodes),
  disputes: z.array(dispute),
});

export const webhookRefund = refund
  .pick({ id: true, state: true, amount: true, reason: true, stripeRefundId: true, failureReason: true, items: true })
  .extend({ ...ofOrder, currency: z.enum(currencyCodes), createdAt: timestamp });

export const webhookShipment = z.object({
  ...ofOrder,
  id: z.number(),
  isVoided: z.boolean(),
  carrier: z.string().nullable(),
  trackingNumber: z.string().nullable(),
  trackingUrl: z.string().nullable(),
  items: shipment.shape.items,
  createdAt: timestamp,
});

export const webhookReturn = orderReturn
  .pick({
    id: true,
    kind: true,
    state: true,
    reason: true,
    items: true,
    requestedAt: true,
    decidedAt: true,
    receivedAt: true,
  })
  .extend({ ...ofOrder, closedAt: timestamp.nullable() });

export const webhookProduct = z.object({
  id: z.number(),
  /** Of a variant. */
  parentId: z.number().nullable(),
  slug: z.string(),
  name: z.string(),
  description: z.string(),
  status: z.enum(['active', 'draft', 'archived']),
  price: z.string(),
  compareAtPrice: z.string().nullable(),
  sku: z.string().nullable(),
  gtin: z.string().nullable(),
  category: z.string(),
  tags: z.array(z.string()),
  image: z.string(),
  /** Of a variant: a value of each option. */
  optionValues: z.array(z.string()).nullable(),
  inStock: z.boolean(),
  createdAt: timestamp,
  updatedAt: timestamp,
});

export const webhookStock = z.object({
  productId: z.number(),
  sku: z.string().nullable(),
  name: z.string(),
  stockOnHand: z.number(),
  reserved: z.number(),
  available: z.number(),
  lowStockThreshold: z.number(),
});

/** Without anything but the id once the account is erased. */
export const webhookCustomer = z.object({
  id: z.number(),
  email: z.string().optional(),
  isEmailVerified: z.boolean().optional(),
  firstName: z.string().optional(),
  lastName: z.string().optional(),
  language: language.optional(),
  marketingOptIn: z.boolean().optional(),
  createdAt: timestamp.optional(),
});

const dataOfGroup = {
  order: webhookOrder,
  payment: webhookPayment,
  refund: webhookRefund,
  shipment: webhookShipment,
  return: webhookReturn,
  product: webhookProduct,
  stock: webhookStock,
  customer: webhookCustomer,
  webhook: z.object({ message: z.string() }),
};

type TopicGroup<T extends string> = T extends `${infer Group}.${string}` ? Group : never;

const dataOf = (topic: SentWebhookTopic) => dataOfGroup[topic.split('.')[0] as TopicGroup<SentWebhookTopic>];

/** The body of a webhook. */
export const webhookPayload = (topic: SentWebhookTopic) =>
  z.object({
    type: z.literal(topic),
    apiVersion: z.literal(webhookApiVersion),
    /** When it happened. The header `webhook-timestamp` says when it was sent. */
    timestamp,
    /** Grows with each event of an endpoint, so that a receiver knows the newer of two. */
    sequence: z.number(),
    data: dataOf(topic),
  });

/** What a catalog or an account says in an event, read when the event is passed on. */
export const foreignWebhookData = z.union([webhookProduct, webhookStock, webhookCustomer]);

export const webhookSummaries = {
  'order.confirmed': 'An order was paid',
  'order.updated': 'An order changed: its status, address, shipments, refunds, returns or payment',
  'order.edited': 'Staff changed what an order contains, or where it ships to',
  'order.shipped': 'The last units of an order were shipped',
  'order.delivered': 'An order was delivered',
  'order.cancelled': 'An order was canceled',
  'payment.succeeded': 'A payment succeeded',
  'payment.failed': 'The money of a placed order will not come',
  'payment.disputed': 'A customer contests a payment at the bank, or such a dispute changed',
  'refund.requested': 'A refund was asked for',
  'refund.succeeded': 'Stripe reports that a refund succeeded',
  'refund.failed': 'Stripe reports that a refund failed',
  'shipment.created': 'A parcel was shipped',
  'shipment.updated': 'The carrier or the tracking number of a shipment changed',
  'shipment.voided': 'Staff undid a shipment',
  'return.requested': 'A customer asked for a return, or withdrew from the contract',
  'return.approved': 'Staff approved a return',
  'return.rejected': 'Staff rejected a return',
  'return.received': 'A return arrived',
  'return.closed': 'Staff closed a return',
  'product.created': 'A product or a variant was created',
  'product.updated': 'A product or a variant changed, except its stock',
  'stock.updated': 'The stock on hand of a product or a variant changed',
  'stock.low': 'The stock on hand of a product or a variant fell to its threshold',
  'customer.created': 'A customer created an account',
  'customer.updated': 'A customer changed their account',
  'customer.deleted': 'The account of a customer was erased',
  [webhookTestTopic]: 'Staff asked for a test event',
} satisfies Record<SentWebhookTopic, string>;
