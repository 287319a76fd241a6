import { z } from 'zod';
import { endpoint } from '../endpoint';
import { decimal, id, idParams, requiredLine, requiredText } from '../fields';
import { validationMessages } from '../validation-messages';
import { orderDetail } from './order-desk';
import { orderStatuses } from './orders';

/** `details` of a 409 `conflict`: the order as it is now. */
export const orderConflict = z.object({ order: orderDetail });

/** The key of one attempt: the same key changes nothing a second time. The header `Idempotency-Key` is the same. */
const requestId = z.uuid().optional();
const reason = requiredText(1, 500, 'required');

/** Cancelling by `to: "cancelled"` is `cancelOrder` without a reason. 409 `conflict` with `orderConflict` otherwise. */
export const moveOrder = endpoint('order', 'POST /orders/:id/status', {
  summary: 'Moves an order to another status',
  access: 'staff',
  params: idParams,
  body: z.strictObject({ to: z.enum(orderStatuses) }),
  response: orderDetail,
  timeoutMs: 15_000,
});

/**
 * Moves the status back that staff set within the last 10 minutes, and voids the shipment that the move made. 409 `conflict`
 * also where the order was refunded since that shipment.
 */
export const undoMove = endpoint('order', 'POST /orders/:id/undo', {
  summary: 'Undoes the last move of an order',
  access: 'staff',
  params: idParams,
  response: orderDetail,
});

/** The most orders that one call moves. */
export const bulkMax = 100;

export const bulkMove = endpoint('order', 'POST /orders/bulk-status', {
  summary: 'Moves several orders to another status',
  access: 'staff',
  body: z.strictObject({ ids: z.array(id).min(1).max(bulkMax), to: z.enum(['processing', 'shipped', 'delivered']) }),
  response: z.object({
    results: z.array(
      z.object({ id: z.number(), moved: z.boolean(), status: z.enum(orderStatuses).nullable(), message: z.string() }),
    ),
  }),
  timeoutMs: 15_000,
});

const quantities = z.strictObject({ orderItemId: id, quantity: z.number().int().min(1).max(9999) });

const hasUser = (url: string): boolean => /^https:\/\/[^/?#]*@/.test(url);

const trackingUrl = z
  .string()
  .trim()
  .max(2048, validationMessages.https)
  .refine(
    (value) => z.url({ protocol: /^https$/, hostname: z.regexes.domain }).safeParse(value).success && !hasUser(value),
    validationMessages.https,
  );

/** The form that staff fill in for a parcel. */
export const parcelForm = z.strictObject({
  carrier: requiredLine(1, 100, 'required'),
  trackingNumber: requiredLine(1, 100, 'required'),
  trackingUrl: trackingUrl.optional(),
});

/** Ships some units or the rest. The order is `shipped` once nothing is left to ship, `processing` until then. */
export const createShipment = endpoint('order', 'POST /orders/:id/shipments', {
  summary: 'Creates a shipment',
  access: 'staff',
  params: idParams,
  body: parcelForm.extend({ items: z.array(quantities).min(1).max(50), requestId }),
  response: orderDetail,
});

export const cancelForm = z.strictObject({ reason });

/** Cancels an order that has not shipped, refunds what is left of its payment and restocks its lines. */
export const cancelOrder = endpoint('order', 'POST /orders/:id/cancel', {
  summary: 'Cancels an order and refunds it',
  access: 'staff',
  params: idParams,
  body: cancelForm,
  response: orderDetail,
  timeoutMs: 15_000,
});

/**
 * Refunds an amount, or the price of some units, or, with neither, all that is left. The response says what Stripe
 * answered: an attempt is `succeeded` only when Stripe says so. `restock` is about the units named, or about all of them
 * in a refund of all that is left. 422 above what is left.
 */
export const refundPayment = endpoint('order', 'POST /orders/:id/refunds', {
  summary: 'Refunds an order in part or whole',
  access: 'staff',
  params: idParams,
  body: z
    .strictObject({
      amount: decimal.optional(),
      items: z
        .array(quantities.extend({ restock: z.boolean().optional() }))
        .min(1)
        .max(50)
        .optional(),
      reason,
      restock: z.boolean().default(false),
      requestId,
    })
    .refine(({ amount, items }) => amount === undefined || items === undefined, {
      path: ['amount'],
      message: 'Send an amount or items, not both',
    }),
  response: orderDetail,
  timeoutMs: 15_000,
});
