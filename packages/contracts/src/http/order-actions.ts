import * as z from 'zod';
import { endpoint, type ResponseOf } from '../endpoint';
import { decimal, id, idInPath, idParams, maxInteger, requiredLine, requiredText } from '../fields';
import { validationMessages } from '../validation-messages';
import { orderDetail } from './order-desk';
import { orderStatuses } from './orders';

/** `details` of 409 `conflict`. */
export const orderConflict = z.object({ order: orderDetail });

/** Idempotency key, like the header `Idempotency-Key`. */
const requestId = z.uuid().optional();
const reason = requiredText(1, 500, 'required');

/** `to: "cancelled"` is `cancelOrder` without a reason, and needs its permission. 409 `conflict` with `orderConflict`. */
export const moveOrder = endpoint('order', 'POST /orders/:id/status', {
  summary: 'Moves an order to another status',
  access: 'staff',
  permission: 'orders:write',
  params: idParams,
  body: z.strictObject({ to: z.enum(orderStatuses) }),
  response: orderDetail,
  timeoutMs: 15_000,
});

/** The time for which staff may undo a move, and after which the customer is told that something shipped. */
export const undoMinutes = 10;

/** Within `undoMinutes`; voids the move's shipment, or the last one where it did not move the order. 409 `conflict` also if the order was refunded since. */
export const undoMove = endpoint('order', 'POST /orders/:id/undo', {
  summary: 'Undoes the last move of an order',
  access: 'staff',
  permission: 'orders:write',
  params: idParams,
  response: orderDetail,
});

export const bulkMax = 100;

/** Each order by itself. `moved` is false, with its status now, where the order does not allow it. */
const bulkResults = z.object({
  results: z.array(
    z.object({ id: z.number(), moved: z.boolean(), status: z.enum(orderStatuses).nullable(), message: z.string() }),
  ),
});
export type BulkResult = z.infer<typeof bulkResults>['results'][number];

const bulkIds = z.array(id).min(1).max(bulkMax);
export const bulkTargets = ['processing', 'shipped', 'delivered'] as const;

export const bulkMove = endpoint('order', 'POST /orders/bulk-status', {
  summary: 'Moves several orders to another status',
  access: 'staff',
  permission: 'orders:write',
  body: z.strictObject({ ids: bulkIds, to: z.enum(bulkTargets) }),
  response: bulkResults,
  timeoutMs: 15_000,
});

/**
 * Like `undoMove`, where the caller made the move to `from`. With `shippedBy`, the `requestId` of a `bulkShip`, only parcels
 * of that request.
 */
export const bulkUndo = endpoint('order', 'POST /orders/bulk-undo', {
  summary: 'Undoes the last move of several orders',
  access: 'staff',
  permission: 'orders:write',
  body: z.strictObject({ ids: bulkIds, from: z.enum(bulkTargets), shippedBy: z.uuid().optional() }),
  response: bulkResults,
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
  permission: 'orders:write',
  params: idParams,
  body: parcelForm.extend({ items: z.array(quantities).min(1).max(50), requestId }),
  response: orderDetail,
});

/**
 * Adds or corrects what tracks a parcel, and emails it to the customer, who is told once where the email about the parcel
 * is still due. The same values again change nothing. 409 `conflict` if someone changed them since `version`.
 */
export const putTracking = endpoint('order', 'PUT /orders/:id/shipments/:shipmentId/tracking', {
  summary: 'Changes the tracking number of a shipment',
  access: 'staff',
  permission: 'orders:write',
  params: z.strictObject({ id: idInPath, shipmentId: idInPath }),
  body: parcelForm.extend({ version: z.number().int().min(0).max(maxInteger) }),
  response: orderDetail,
});

/** What staff should know before they ship an order. */
export const shippingWarnings = ['disputed', 'open_return', 'unanswered_message', 'refund_failed'] as const;

export const previewShipping = endpoint('order', 'GET /shipping-preview', {
  summary: 'Returns what shipping several orders would do',
  access: 'staff',
  permission: 'orders:read',
  query: z.strictObject({
    ids: z
      .string()
      .regex(/^[1-9]\d{0,9}(,[1-9]\d{0,9})*$/, 'Must be ids such as 1,2,3')
      .transform((ids) => [...new Set(ids.split(',').map(Number))])
      .pipe(bulkIds)
      .meta({ examples: ['1,2,3'] }),
  }),
  response: z.object({
    orders: z.array(
      z.object({
        id: z.number(),
        status: z.enum(orderStatuses),
        customerName: z.string(),
        /** Would ship; 0 where the order stays as it is. */
        units: z.number(),
        /** Left to ship by suppliers, who send them by themselves. */
        supplierUnits: z.number().default(0),
        warnings: z.array(z.enum(shippingWarnings)),
      }),
    ),
  }),
  timeoutMs: 15_000,
});
export type ShippingPreview = ResponseOf<typeof previewShipping>['orders'][number];

/** Ships what is left of each order as one parcel, without what suppliers ship, also if it is not `processing` yet. Safe to repeat by `requestId`. */
export const bulkShip = endpoint('order', 'POST /orders/bulk-shipments', {
  summary: 'Ships several orders',
  access: 'staff',
  permission: 'orders:write',
  body: z.strictObject({
    orders: z
      .array(z.strictObject({ id, parcel: parcelForm.optional() }))
      .min(1)
      .max(bulkMax),
    requestId: z.uuid(),
  }),
  response: bulkResults,
  maxBodyBytes: 256 * 1024,
  timeoutMs: 15_000,
});

export const cancelForm = z.strictObject({ reason });

export const cancelOrder = endpoint('order', 'POST /orders/:id/cancel', {
  summary: 'Cancels an order and refunds it',
  access: 'staff',
  permission: 'orders:refund',
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
  permission: 'orders:refund',
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

export const invoicePaidForm = z.strictObject({
  method: z.enum(['cash', 'transfer']),
  reference: requiredLine(1, 100, 'required'),
});

/** 409 where the order has no unpaid invoice. */
export const markInvoicePaid = endpoint('order', 'POST /orders/:id/mark-paid', {
  summary: 'Marks the invoice of an order as paid',
  access: 'staff',
  permission: 'orders:write',
  params: idParams,
  body: invoicePaidForm,
  response: orderDetail,
});
