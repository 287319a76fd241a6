import { z } from 'zod';
import { endpoint } from '../endpoint';
import { paymentIntentId, placedOrder, trackedOrder, trackingForm } from './orders';

/** The token of a link to one order, as emails and the success page contain it. */
export const trackingToken = z.string().regex(/^[\w-]{43}$/, 'Must be the token of a link');

/** A link opens its order for this long after the payment. */
export const orderLinkDays = 400;

/**
 * Opens an order by the link that a guest was sent: the browser keeps a cookie that opens it from then on, so that no later
 * address contains the token. 410 `link_expired` for every token that is not this order's, and after 400 days.
 */
export const trackOrderByLink = endpoint('order', 'POST /orders/track-link', {
  summary: 'Tracks an order by the link sent to its customer',
  access: 'public',
  rateLimit: 'strict',
  body: z.strictObject({ orderNumber: trackingForm.shape.orderNumber, token: trackingToken }),
  response: trackedOrder,
});

/**
 * Returns the order of a payment to the account or browser that made it, so that the success page survives a reload.
 * 202 while Stripe is processing the payment, 409 if it was not made, 404 for everyone else.
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
