import * as z from 'zod';
import { endpoint } from '../endpoint';
import { id, idInPath, idParams, requiredLine, text, timestamp } from '../fields';
import { page } from '../page';
import { parcelForm } from './order-actions';
import { orderStatuses } from './orders';

export const purchaseOrderStates = ['to_send', 'sent', 'confirmed', 'shipped', 'failed', 'canceled'] as const;
export type PurchaseOrderState = (typeof purchaseOrderStates)[number];

/** `unsent` are those that wait for staff: failed, or without a way to reach their supplier. */
export const purchaseOrderFilters = [...purchaseOrderStates, 'unsent'] as const;

/** How it reached the supplier. */
export const purchaseOrderChannels = ['email', 'api', 'manual'] as const;

/** What the supplier does not know yet of the order: staff tell them. */
export const purchaseOrderWarnings = ['order_canceled', 'units_changed', 'address_changed'] as const;

/** Why it is not sent. While it is `to_send`, `unavailable` is tried again. */
export const purchaseOrderProblems = [
  'no_channel',
  'rejected',
  'redirected',
  'unavailable',
  'bad_address',
  'email_refused',
] as const;
export type PurchaseOrderProblem = (typeof purchaseOrderProblems)[number];

export const purchaseOrderEventKinds = [
  'created',
  'waiting',
  'retried',
  'sent',
  'sent_by_hand',
  'failed',
  'sent_again',
  'confirmed',
  'shipped',
  'shipment_voided',
  'canceled',
  ...purchaseOrderWarnings,
] as const;

const purchaseOrder = z.object({
  id: z.number(),
  /** What the supplier knows it by, such as PO-7. */
  reference: z.string(),
  orderId: z.number(),
  supplierName: z.string(),
  state: z.enum(purchaseOrderStates),
  channel: z.enum(purchaseOrderChannels).nullable(),
  warning: z.enum(purchaseOrderWarnings).nullable(),
  problem: z.enum(purchaseOrderProblems).nullable(),
  /** What the supplier answered. */
  problemDetail: z.string().nullable(),
  units: z.number(),
  /** Null where the cost of a line is not known. */
  cost: z.string().nullable(),
  createdAt: timestamp,
  sentAt: timestamp.nullable(),
  shippedAt: timestamp.nullable(),
});
export type PurchaseOrder = z.infer<typeof purchaseOrder>;

const purchaseOrderLine = z.object({
  orderItemId: z.number(),
  productId: z.number(),
  name: z.string(),
  /** The supplier's id of the product. */
  sku: z.string().nullable(),
  quantity: z.number(),
  cost: z.string().nullable(),
});

export const purchaseOrderDetail = purchaseOrder.extend({
  lines: z.array(purchaseOrderLine.extend({ image: z.string(), toShip: z.number() })),
  order: z.object({ status: z.enum(orderStatuses), customerName: z.string(), customerAddress: z.string() }),
  shipment: z
    .object({
      carrier: z.string().nullable(),
      trackingNumber: z.string().nullable(),
      trackingUrl: z.string().nullable(),
      createdAt: timestamp,
    })
    .nullable(),
  timeline: z.array(
    z.object({
      kind: z.enum(purchaseOrderEventKinds),
      actor: z.enum(['staff', 'store']),
      actorUserId: z.number().nullable(),
      detail: z.string().nullable(),
      createdAt: timestamp,
    }),
  ),
  allowedActions: z.object({
    send: z.boolean(),
    markSent: z.boolean(),
    confirm: z.boolean(),
    ship: z.boolean(),
    cancel: z.boolean(),
  }),
});
export type PurchaseOrderDetail = z.infer<typeof purchaseOrderDetail>;

/** Newest first. `search` finds a reference, such as PO-7, and the number of an order, such as #12. */
export const listPurchaseOrders = endpoint('order', 'GET /purchase-orders', {
  summary: 'Lists purchase orders to suppliers',
  access: 'staff',
  permission: 'suppliers:read',
  ...page({
    row: purchaseOrder,
    limitMax: 100,
    cursor: idInPath,
    query: {
      state: z.enum(purchaseOrderFilters).optional(),
      supplier: requiredLine(1, 255, 'required').optional(),
      search: text(50).optional(),
      orderId: idInPath.optional(),
    },
  }),
});

/** The suppliers that any purchase order names, by name. */
export const listPurchaseSuppliers = endpoint('order', 'GET /purchase-orders/suppliers', {
  summary: 'Lists the suppliers of purchase orders',
  access: 'staff',
  permission: 'suppliers:read',
  response: z.array(z.string()),
});

/** The days that the performance of suppliers is told for. */
export const performanceDays = 90;

const supplierPerformance = z.object({
  supplierName: z.string(),
  purchaseOrders: z.number(),
  /** What customers paid for the lines of purchase orders that were not canceled. */
  revenue: z.string(),
  /** Null where the cost of a line is not known. */
  cost: z.string().nullable(),
  /** Of those that were not canceled. Null without one. */
  shippedPercent: z.number().nullable(),
  /** From sent to shipped. */
  medianHours: z.number().nullable(),
  failed: z.number(),
  canceled: z.number(),
});
export type SupplierPerformance = z.infer<typeof supplierPerformance>;

export const getSupplierPerformance = endpoint('order', 'GET /purchase-orders/performance', {
  summary: 'Retrieves the margin and reliability of suppliers in the last 90 days',
  access: 'staff',
  permission: 'suppliers:read',
  response: z.array(supplierPerformance),
  timeoutMs: 10_000,
});

export const getPurchaseOrder = endpoint('order', 'GET /purchase-orders/:id', {
  summary: 'Retrieves a purchase order',
  access: 'staff',
  permission: 'suppliers:read',
  params: idParams,
  response: purchaseOrderDetail,
});

/** As the supplier would get it. */
export const purchaseOrderFile = endpoint('order', 'GET /purchase-orders/:id/csv', {
  summary: 'Downloads a purchase order as CSV',
  access: 'staff',
  permission: 'suppliers:read',
  params: idParams,
  response: z.undefined(),
  file: { type: 'text/csv; charset=utf-8', name: 'purchase-order-:id.csv' },
});

/** `details` of 409 `conflict`. */
export const purchaseOrderConflict = z.object({ purchaseOrder: purchaseOrderDetail });

/** The supplier gets it again, with a new idempotency key, if they got it before. 409 `conflict` with `purchaseOrderConflict`. */
export const sendPurchaseOrder = endpoint('order', 'POST /purchase-orders/:id/send', {
  summary: 'Sends a purchase order to its supplier',
  access: 'staff',
  permission: 'suppliers:write',
  params: idParams,
  response: purchaseOrderDetail,
});

export const purchaseOrderTargets = ['sent', 'confirmed', 'canceled'] as const;

/** `sent` where staff told the supplier themselves. Canceling tells the supplier nothing. 409 `conflict` with `purchaseOrderConflict`. */
export const movePurchaseOrder = endpoint('order', 'POST /purchase-orders/:id/status', {
  summary: 'Marks a purchase order as sent, confirmed or canceled',
  access: 'staff',
  permission: 'suppliers:write',
  params: idParams,
  body: z.strictObject({ to: z.enum(purchaseOrderTargets) }),
  response: purchaseOrderDetail,
});

/** Creates the shipment of its lines in the order, whose customer is emailed. 409 `conflict` with `purchaseOrderConflict`. */
export const shipPurchaseOrder = endpoint('order', 'POST /purchase-orders/:id/shipments', {
  summary: 'Marks a purchase order as shipped',
  access: 'staff',
  permission: 'orders:write',
  params: idParams,
  body: parcelForm,
  response: purchaseOrderDetail,
});

/** Brings the purchase orders of an order in line with it; makes them only of one that `isNew`. Safe to repeat, also concurrently. */
export const syncPurchaseOrders = endpoint('order', 'POST /internal/orders/:id/purchase-orders', {
  access: 'system',
  callers: ['workers'],
  params: idParams,
  body: z.strictObject({ isNew: z.boolean() }),
  response: z.object({ created: z.number() }),
  timeoutMs: 10_000,
});

const attempt = z.strictObject({ attempt: z.number().int().min(1).max(1_000_000) });

export const outgoingPurchaseOrder = z.object({
  reference: z.string(),
  orderId: z.number(),
  /** The same for each try of one attempt. */
  key: z.uuid(),
  supplier: z.object({
    name: z.string(),
    email: z.string().nullable(),
    apiEndpoint: z.string().nullable(),
    accountNumber: z.string().nullable(),
  }),
  currency: z.string(),
  customerName: z.string(),
  customerAddress: z.string(),
  cost: z.string().nullable(),
  lines: z.array(purchaseOrderLine),
});
export type OutgoingPurchaseOrder = z.infer<typeof outgoingPurchaseOrder>;

/** Null where it need not be sent, or cannot. */
export const startPurchaseOrder = endpoint('order', 'POST /internal/purchase-orders/:id/start', {
  access: 'system',
  callers: ['workers'],
  params: idParams,
  body: attempt,
  response: z.object({ purchaseOrder: outgoingPurchaseOrder.nullable() }),
  timeoutMs: 10_000,
});

/** `unavailable` of a `retried` one is tried again. */
export const recordPurchaseOrder = endpoint('order', 'POST /internal/purchase-orders/:id/outcome', {
  access: 'system',
  callers: ['workers'],
  params: idParams,
  body: attempt.extend({
    outcome: z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('sent'), channel: z.enum(['email', 'api']) }),
      z.strictObject({
        kind: z.enum(['failed', 'retried']),
        problem: z.enum(purchaseOrderProblems),
        detail: z.string().max(500).nullable(),
      }),
    ]),
  }),
  response: z.object({ state: z.enum(purchaseOrderStates) }),
});

/** What the catalog knows of how products are supplied. Leaves out those without a supplier. */
export const listSupplied = endpoint('catalog', 'POST /internal/supplied-products', {
  access: 'system',
  callers: ['order'],
  body: z.strictObject({ productIds: z.array(id).min(1).max(100) }),
  response: z.array(
    z.object({
      productId: z.number(),
      isDropshipped: z.boolean(),
      supplierName: z.string(),
      supplierProductId: z.string().nullable(),
      supplierCost: z.string().nullable(),
    }),
  ),
});

/** Null for a supplier that is not in the list. Upper and lower case are the same. */
export const findSupplier = endpoint('catalog', 'POST /internal/suppliers/find', {
  access: 'system',
  callers: ['order'],
  body: z.strictObject({ name: z.string().max(255) }),
  response: z.object({
    supplier: z
      .object({
        name: z.string(),
        contactEmail: z.string().nullable(),
        apiEndpoint: z.string().nullable(),
        accountNumber: z.string().nullable(),
      })
      .nullable(),
  }),
});
