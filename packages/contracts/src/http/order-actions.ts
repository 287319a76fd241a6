import * as z from 'zod';
import { endpoint } from '../endpoint';
import { decimal, id, idParams, requiredLine, requiredText } from '../fields';
import { validationMessages } from '../validation-messages';
import { orderDetail } from './order-desk';
import { orderStatuses } from './orders';

/** `details` of 409 `conflict`. */
export const orderConflict = z.object({ order: orderDetail });

/** Idempotency key, like the header `Idempotency-Key`. */
const requestId = z.uuid().optional();
const reason = requiredText(1, 500, 'required');

/** `to: "cancelled"` is `cancelOrder` without a reason. 409 `conflict` with `orderConflict`. */
export const moveOrder = endpoint('order', 'POST /orders/:id/status', {
  summary: 'Moves an order to another status',
  access: 'staff',
  params: idParams,
  body: z.strictObject({ to: z.enum(orderStatuses) }),
  response: orderDetail,
  timeoutMs: 15_000,
});

/** Within 10 minutes; voids the move's shipment. 409 `conflict` also if the order was refunded since. */
export const undoMove = endpoint('order', 'POST /orders/:id/undo', {
  summary: 'Undoes the last move of an order',
  access: 'staff',
  params: idParams,
  response: orderDetail,
});

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

export const parcelForm = z.strictObject({
  carrier: requiredLine(1, 100, 'required'),
  trackingNumber: requiredLine(1, 100, 'required'),
  trackingUrl: trackingUrl.optional(),
});

/** Ships some units or the rest. `processing` until nothing is left to ship. */
export const createShipment = endpoint('order', 'POST /orders/:id/shipments', {
  summary: 'Creates a shipment',
  access: 'staff',
  params: idParams,
  body: parcelForm.extend({ items: z.array(quantities).min(1).max(50), requestId }),
  response: orderDetail,
});

export const cancelForm = z.strictObject({ reason });

export const cancelOrder = endpoint('order', 'POST /orders/:id/cancel', {
  summary: 'Cancels an order and refunds it',
  access: 'staff',
  params: idParams,
  body: cancelForm,
  response: orderDetail,
  timeoutMs: 15_000,
});

/**
 * Refunds an amount, the price of some units, or all that is left. `succeeded` only when Stripe says so. `restock`
 * applies to the units named, or to all. 422 above what is left.
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
