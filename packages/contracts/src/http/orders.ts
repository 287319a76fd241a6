import * as z from 'zod';
import { currencyCodes } from '../currencies';
import { endpoint } from '../endpoint';
import { copiedCode, email, id, idInPath, idParams, language, requiredLine, requiredText, timestamp } from '../fields';
import { page } from '../page';
import { offlineMethods } from '../payment-sources';
import { validationMessages } from '../validation-messages';
import { postalAddress } from './addresses';
import { cartLines, visitorId } from './cart';
import { issuedDocuments } from './order-documents';
import { priceQuote, sellingChoice, totalRows } from './quotes';

export const orderStatuses = ['pending', 'confirmed', 'processing', 'shipped', 'delivered', 'cancelled'] as const;
export type OrderStatus = (typeof orderStatuses)[number];

export const refundStates = ['none', 'pending', 'refunded'] as const;

const customerName = requiredLine(2, 200, 'name_min');
export const customerAddress = requiredText(10, 500, 'address');
export const customerEmail = email();

export const shippingForm = z.strictObject({ customerName, customerEmail, customerAddress });
export type ShippingForm = z.infer<typeof shippingForm>;

export const orderItem = z.object({
  id: z.number(),
  productId: z.number(),
  name: z.string(),
  /** The name in the language of the order. Customers get it as `name`. */
  localName: z.string().nullish(),
  image: z.string(),
  quantity: z.number(),
  price: z.string(),
  /** What the line costs, in an order with `totals`: less its share of the discounts, with tax that is added. */
  paid: z.string().optional(),
});

export const order = z.object({
  id: z.number(),
  /** Unguessable, for links. */
  reference: z.string(),
  customerName: z.string(),
  customerEmail: z.string(),
  customerAddress: z.string(),
  total: z.string(),
  discount: z.string(),
  /** What was taken off an unpaid invoice: so much less of `total` is owed. */
  reducedTotal: z.string().optional(),
  status: z.enum(orderStatuses),
  refundState: z.enum(refundStates),
  /** The bank reported that the money will not come. */
  paymentFailedAt: timestamp.nullish(),
  /** It is placed, and nothing was paid: there is nothing to give back. */
  isUnpaid: z.boolean().optional(),
  createdAt: timestamp,
  /** The time of the payment. */
  placedAt: timestamp.nullish(),
  items: z.array(orderItem),
  /** What the order costs, row by row. Absent where it costs its lines less `discount`. */
  totals: totalRows.optional(),
});
export type Order = z.infer<typeof order>;

export const placedOrder = order.extend({
  trackingToken: z.string().nullable(),
});
export type PlacedOrder = z.infer<typeof placedOrder>;

export const paymentIntentId = z.string().regex(/^pi_\w{1,250}$/, 'Must be the id of a payment intent');

const myOrder = order.extend({ documents: issuedDocuments, refundedTotal: z.string().optional() });
export type MyOrder = z.infer<typeof myOrder>;

export const listMyOrders = endpoint('order', 'GET /orders/user', {
  summary: "Lists the user's orders",
  access: 'shopper',
  ...page({ row: myOrder, limitMax: 100, cursor: idInPath }),
});

/** Why staff exempted the account from tax. Null where it pays tax. */
export const getMyTaxExemption = endpoint('order', 'GET /orders/user/tax-exemption', {
  summary: "Retrieves the user's exemption from tax",
  access: 'shopper',
  response: z.object({ reason: z.string().nullable() }),
});

/**
 * `amount` is the total that the customer saw. Prices `items` or, without them, the stored cart: 409 `price_changed`
 * with `priceChange` if it differs. 422 naming `address`, `shippingRateId` or a code where the store needs another one.
 * Idempotent by `checkoutId`.
 */
export const createPaymentIntent = endpoint('order', 'POST /create-payment-intent', {
  priority: 'checkout',
  summary: 'Creates a payment intent',
  access: 'public',
  rateLimit: 'payment',
  remembersVisitor: true,
  refusesEndedSession: true,
  body: z.strictObject({
    amount: z.number().positive().max(999_999.99).optional(),
    items: cartLines.min(1).optional(),
    customerName: customerName.optional(),
    customerEmail: customerEmail.optional(),
    customerAddress: customerAddress.optional(),
    checkoutId: z.uuid().optional(),
    sessionId: visitorId.optional(),
    /** `amount` is the total less its discount. */
    rewardId: id.optional(),
    /** The language of the emails about this order. */
    language: language.optional(),
    /** Makes `customerAddress` and, without one, `customerName`. */
    address: postalAddress.optional(),
    /** Who the invoice is for, where that is not who the order ships to. Only where the store charges shipping, tax or discounts. */
    billingAddress: postalAddress.optional(),
    ...sellingChoice,
  }),
  response: z.object({
    /** Empty, as `paymentIntentId` is, where the total is 0.00: `POST /orders` then takes the reference. */
    clientSecret: z.string(),
    paymentIntentId: z.string(),
    orderId: z.number(),
    reference: z.string(),
    total: z.string(),
    discount: z.string(),
    totals: totalRows.optional(),
  }),
  timeoutMs: 15_000,
});

/**
 * Reserves the stock when the customer presses Pay. 409 `out_of_stock` with `shortage`. `isReserved` is false where the
 * payment takes what is in stock once it is made.
 */
export const startPayment = endpoint('order', 'POST /payments/:paymentIntentId/start', {
  priority: 'checkout',
  summary: 'Starts a payment',
  access: 'public',
  rateLimit: 'payment',
  params: z.strictObject({ paymentIntentId }),
  response: z.object({ isReserved: z.boolean() }),
});

export const priceChange = z.object({
  total: z.string(),
  currency: z.enum(currencyCodes),
  items: z.array(z.object({ productId: z.number(), name: z.string(), price: z.string(), quantity: z.number() })),
  /** In a store that charges shipping, tax or discounts. */
  quote: priceQuote.optional(),
});
export type PriceChange = z.infer<typeof priceChange>;

/** `details` of 409 `out_of_stock`: what is available of each product that is short. */
/** The name is empty for a draft. */
export const shortage = z.object({
  items: z.array(z.object({ productId: z.number(), name: z.string(), requested: z.number(), available: z.number() })),
});
export type Shortage = z.infer<typeof shortage>;

/** `details` of 409 `already_paid`: the lines may be fewer than those of the cart. */
export const paidCheckout = z.object({
  orderId: z.number(),
  reference: z.string(),
  paymentIntentId: z.string().nullable(),
  items: z.array(z.object({ productId: z.number(), quantity: z.number() })),
});
export type PaidCheckout = z.infer<typeof paidCheckout>;

/**
 * Trusts only what Stripe reports, without waiting for the webhook. 202 with a `pending` order while Stripe is
 * processing.
 */
export const recordOrder = endpoint('order', 'POST /orders', {
  priority: 'checkout',
  summary: 'Records an order',
  access: 'public',
  rateLimit: 'record',
  body: z
    .strictObject({
      customerName,
      customerEmail,
      customerAddress,
      total: z.string().max(20),
      paymentIntentId: paymentIntentId.optional(),
      /** Of an order whose total is 0.00, which has no payment. */
      reference: z.uuid().optional(),
    })
    .refine(({ paymentIntentId: intent, reference }) => (intent === undefined) !== (reference === undefined), {
      path: ['paymentIntentId'],
      message: validationMessages.required,
    }),
  response: placedOrder,
  timeoutMs: 15_000,
  statuses: [200, 202],
});

export const trackingForm = z.strictObject({
  orderNumber: copiedCode().regex(/^#?[1-9]\d{0,9}$/, validationMessages.order_number),
  email: customerEmail,
});

export const trackedOrder = order.pick({
  id: true,
  status: true,
  refundState: true,
  isUnpaid: true,
  paymentFailedAt: true,
  total: true,
  discount: true,
  reducedTotal: true,
  createdAt: true,
  placedAt: true,
  items: true,
  totals: true,
});
export type TrackedOrder = z.infer<typeof trackedOrder>;

/** Requires number and email. 404 for every mismatch. */
export const trackOrder = endpoint('order', 'POST /orders/track', {
  summary: 'Tracks an order',
  access: 'public',
  rateLimit: 'tracking',
  body: trackingForm,
  response: trackedOrder,
});

/** A path and not an endpoint: Stripe signs the bytes. */
export const stripeWebhook = {
  service: 'order',
  method: 'POST',
  path: '/webhooks/stripe',
  timeoutMs: 10_000,
  priority: 'essential',
} as const;

/** Stores what Stripe reports for the intent. Safe to repeat, also concurrently. */
export const syncPayment = endpoint('order', 'POST /internal/payments/:paymentIntentId/settle', {
  priority: 'essential',
  access: 'system',
  callers: ['workers'],
  params: z.strictObject({ paymentIntentId }),
  response: z.object({ outcome: z.enum(['confirmed', 'pending', 'cancelled', 'needs_review', 'ignored']) }),
  timeoutMs: 15_000,
});

/** How an order is paid without Stripe, as its emails say. */
export const offlineOrder = z.object({
  method: z.enum(offlineMethods),
  /** Of an invoice that is not paid. */
  dueOn: z.string().nullable(),
});

export const getOrder = endpoint('order', 'GET /internal/orders/:id', {
  access: 'system',
  callers: ['workers'],
  params: idParams,
  response: placedOrder.extend({ language, offline: offlineOrder.optional() }),
});

/** Refunds once and in full. */
export const refundOrder = endpoint('order', 'POST /internal/orders/:id/refund', {
  access: 'system',
  callers: ['workers'],
  params: idParams,
  response: order,
  timeoutMs: 15_000,
});
