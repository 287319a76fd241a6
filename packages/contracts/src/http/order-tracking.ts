import * as z from 'zod';
import { endpoint } from '../endpoint';
import { paymentIntentId, placedOrder, trackedOrder, trackingForm } from './orders';

/** Opens one order. */
export const trackingToken = z.string().regex(/^[\w-]{43}$/, 'Must be the token of a link');

/** After the payment. */
export const orderLinkDays = 400;

/** The browser keeps a cookie, so that no later address has the token. 410 `link_expired` for a wrong or old token. */
export const trackOrderByLink = endpoint('order', 'POST /orders/track-link', {
  summary: 'Tracks an order by the link sent to its customer',
  access: 'public',
  rateLimit: 'strict',
  body: z.strictObject({ orderNumber: trackingForm.shape.orderNumber, token: trackingToken }),
  response: trackedOrder,
});

/**
 * For the account or browser that paid, so that the success page survives a reload. 202 while processing, 409 if not
 * paid, 404 for others.
 */
export const getPlacedOrder = endpoint('order', 'GET /placed-orders/:paymentIntentId', {
  priority: 'checkout',
  summary: 'Returns the order of a payment',
  access: 'public',
  rateLimit: 'record',
  params: z.strictObject({ paymentIntentId }),
  response: placedOrder,
  timeoutMs: 15_000,
  statuses: [200, 202],
});
