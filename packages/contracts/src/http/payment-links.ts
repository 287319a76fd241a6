/** The page of a customer who pays what staff prepared. */
import * as z from 'zod';
import { currencyCodes } from '../currencies';
import { endpoint } from '../endpoint';
import { decimal, id, language, timestamp, version } from '../fields';
import { trackingToken } from './order-tracking';
import { orderStatuses } from './orders';
import { totalRows } from './quotes';

const link = { id, token: trackingToken };

/** `open`: may be paid. `processing`: Stripe waits for the money. */
export const paymentPageStates = ['open', 'processing', 'ordered'] as const;

export const paymentPage = z.object({
  state: z.enum(paymentPageStates),
  /** Of the draft, to be sent with the payment. */
  version: z.number(),
  language,
  customerName: z.string(),
  customerEmail: z.string(),
  /** Empty where nothing is shipped. */
  customerAddress: z.string(),
  lines: z.array(
    z.object({
      name: z.string(),
      quantity: z.number(),
      unitPrice: z.string(),
      total: z.string(),
      isProduct: z.boolean(),
    }),
  ),
  totals: totalRows,
  total: z.string(),
  currency: z.enum(currencyCodes),
  expiresAt: timestamp,
  orderId: z.number().nullable(),
});
export type PaymentPage = z.infer<typeof paymentPage>;

/** 410 `link_expired` for a link that is wrong, over, or was revoked. */
export const readPaymentLink = endpoint('order', 'POST /payment-links/read', {
  summary: 'Retrieves the order behind a payment link',
  access: 'public',
  rateLimit: 'quote',
  body: z.strictObject(link),
  response: paymentPage,
});

/**
 * Reserves the stock and creates the payment intent, or returns the one that is open. 409 `conflict` if staff changed the order
 * since `version`, `already_paid`, `price_changed` if it no longer costs `amount`, `out_of_stock` with `shortage`.
 */
export const openPaymentLink = endpoint('order', 'POST /payment-links/checkout', {
  priority: 'checkout',
  summary: 'Creates the payment intent of a payment link',
  access: 'public',
  rateLimit: 'payment',
  remembersVisitor: true,
  body: z.strictObject({ ...link, version, amount: decimal }),
  /** `clientSecret` is empty where nothing is to pay: the order is placed then. */
  response: z.object({ clientSecret: z.string(), paymentIntentId: z.string(), orderId: z.number() }),
  timeoutMs: 15_000,
});

/** Trusts only what Stripe reports. 202 while Stripe is processing, 409 if it is not paid. */
export const recordLinkPayment = endpoint('order', 'POST /payment-links/record', {
  priority: 'checkout',
  summary: 'Records the payment of a payment link',
  access: 'public',
  rateLimit: 'record',
  body: z.strictObject(link),
  response: z.object({
    orderId: z.number(),
    status: z.enum(orderStatuses),
    /** Opens the order. Null for a browser that did not pay. */
    trackingToken: z.string().nullable(),
  }),
  timeoutMs: 15_000,
  statuses: [200, 202],
});

/** For the email. `link` is null where staff have revoked or replaced it. */
export const getPaymentLinkEmail = endpoint('order', 'GET /internal/draft-orders/:id/payment-links/:linkId', {
  access: 'system',
  callers: ['workers'],
  params: z.strictObject({
    id: z
      .string()
      .regex(/^[1-9]\d{0,9}$/)
      .transform(Number),
    linkId: z.uuid(),
  }),
  response: z.object({
    link: z
      .object({
        path: z.string(),
        name: z.string(),
        email: z.string(),
        language,
        total: z.string(),
        currency: z.enum(currencyCodes),
        expiresAt: timestamp,
      })
      .nullable(),
  }),
});
