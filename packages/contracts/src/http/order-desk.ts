import * as z from 'zod';
import { countryFilters } from '../countries';
import { currencyCodes } from '../currencies';
import { endpoint } from '../endpoint';
import { calendarDay, idInPath, idParams, language, line, maxInteger, requiredText, text, timestamp } from '../fields';
import { page } from '../page';
import { paymentSources } from '../payment-sources';
import { validationMessages } from '../validation-messages';
import { postalAddress } from './addresses';
import { issuedDocuments } from './order-documents';
import { deskReturn, listedReturn, orderMessage, returnFilters } from './order-returns';
import { order, orderItem, orderStatuses } from './orders';
import { salesMetrics } from './store-analytics';

/** Counts only refunds that Stripe confirmed. `invoiced`: on an invoice that is not paid. */
export const paymentStates = [
  'unpaid',
  'invoiced',
  'processing',
  'paid',
  'partially_refunded',
  'refunded',
  'disputed',
  'needs_review',
] as const;
export type PaymentState = (typeof paymentStates)[number];

/** `overdue`: its day is over. */
export const invoiceFilters = ['unpaid', 'overdue'] as const;

/** What staff noted of a payment without Stripe. */
export const offlinePayment = z.object({
  reference: z.string(),
  /** Of an invoice. */
  dueOn: z.string().nullable(),
  markedBy: z.number().nullable(),
  markedAt: timestamp,
  /** Null while an invoice is open. */
  paidAt: timestamp.nullable(),
  paidBy: z.number().nullable(),
  /** How an invoice was paid. */
  paidMethod: z.enum(['cash', 'transfer']).nullable(),
  paidReference: z.string(),
});

export const shipmentStates = ['none', 'partial', 'complete'] as const;

export const refundAttemptStates = ['pending', 'succeeded', 'failed'] as const;
/** `unanswered`: Stripe waits for evidence. */
export const disputeFilters = ['unanswered'] as const;
/** `edit`: of units that an edit took off an order. `reduction`: the same of an unpaid invoice, so that no money moved. */
export const refundOrigins = ['staff', 'cancellation', 'stripe', 'edit', 'reduction'] as const;

export const orderEventKinds = [
  'confirmed',
  'status_changed',
  'move_undone',
  'shipment_created',
  'shipment_voided',
  'tracking_changed',
  'address_changed',
  'edited',
  'cancelled',
  'refund_requested',
  'refund_succeeded',
  'refund_failed',
  'restocked',
  'dispute_opened',
  'dispute_updated',
  'dispute_closed',
  'flagged_for_review',
  'rebuilt',
  'invoice_paid',
  'note_added',
  'message_sent',
  'message_received',
  'return_requested',
  'withdrawal_received',
  'return_approved',
  'return_rejected',
  'return_received',
  'return_closed',
  'payment_failed',
  'invoice_issued',
  'credit_note_issued',
  'credit_note_cancelled',
  'repaired',
  'link_sent',
] as const;
export type OrderEventKind = (typeof orderEventKinds)[number];

export const dispute = z.object({
  id: z.string(),
  amount: z.string(),
  reason: z.string(),
  status: z.string(),
  dueBy: timestamp.nullable(),
  createdAt: timestamp,
  closedAt: timestamp.nullable(),
});

export const listedDispute = dispute.pick({ id: true, amount: true, reason: true });
export type ListedDispute = z.infer<typeof listedDispute>;

export const deskOrder = order.extend({
  placedAt: timestamp.nullable(),
  paymentState: z.enum(paymentStates),
  paymentSource: z.enum(paymentSources).default('stripe'),
  /** The day by which an unpaid invoice is to be paid. */
  invoiceDueOn: z.string().nullish(),
  shipmentState: z.enum(shipmentStates),
  refundedTotal: z.string(),
  disputedTotal: z.string(),
  /** When the next of its disputes must be answered. Null where none waits for an answer. */
  disputeDueBy: timestamp.nullable(),
  /** A refund failed and money is left. */
  hasFailedRefund: z.boolean(),
  /** The customer wrote about it and has no answer yet. */
  hasOpenMessage: z.boolean(),
  /** In a list of returns: those that wait, oldest first. */
  openReturns: z.array(listedReturn).optional(),
  /** In a list of disputes to answer: those, the nearest deadline first. */
  openDisputes: z.array(listedDispute).optional(),
});
export type DeskOrder = z.infer<typeof deskOrder>;

export const deskOrderItem = orderItem.extend({
  isDropshipped: z.boolean(),
  sku: z.string().nullish(),
  shippedQuantity: z.number(),
  /** Units of refunds that succeeded or are pending. */
  refundedQuantity: z.number(),
  /** Neither shipped, nor refunded or withdrawn before. */
  toShip: z.number(),
});

export const shipment = z.object({
  id: z.number(),
  carrier: z.string().nullable(),
  trackingNumber: z.string().nullable(),
  trackingUrl: z.string().nullable(),
  /** Counts the changes of carrier, number and link. */
  trackingVersion: z.number().default(0),
  createdAt: timestamp,
  /** When its customer is told, unless staff undo it before; null once it was. */
  emailDueAt: timestamp.nullable().default(null),
  authorId: z.number().nullable(),
  items: z.array(z.object({ orderItemId: z.number(), quantity: z.number() })),
});

export const refund = z.object({
  id: z.number(),
  origin: z.enum(refundOrigins),
  state: z.enum(refundAttemptStates),
  amount: z.string(),
  reason: z.string(),
  stripeRefundId: z.string().nullable(),
  failureReason: z.string().nullable(),
  restockedAt: timestamp.nullable(),
  createdAt: timestamp,
  authorId: z.number().nullable(),
  /** `restockQuantity` units are restocked. */
  items: z.array(z.object({ orderItemId: z.number(), quantity: z.number(), restockQuantity: z.number() })),
});

export const orderNote = z.object({
  id: z.number(),
  body: z.string(),
  authorId: z.number().nullable(),
  createdAt: timestamp,
});

export const orderEvent = z.object({
  kind: z.enum(orderEventKinds),
  fromStatus: z.enum(orderStatuses).nullable(),
  toStatus: z.enum(orderStatuses).nullable(),
  actor: z.enum(['customer', 'staff', 'stripe', 'store']),
  actorUserId: z.number().nullable(),
  details: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
  createdAt: timestamp,
});

export const allowedActions = z.object({
  /** Leaves out `cancelled`. */
  moveTo: z.array(z.enum(orderStatuses)),
  ship: z.boolean(),
  cancel: z.boolean(),
  refund: z.boolean(),
  /** Its invoice is unpaid. */
  markPaid: z.boolean().default(false),
  /** What it contains, and where it ships to. */
  edit: z.boolean().default(false),
  /** The last move may be undone until then. */
  undoUntil: timestamp.nullable(),
});

export const vatDecisions = ['confirmed', 'rejected'] as const;

const vatReference = line(100);

export const vatDecision = z.object({
  /** Null while nobody has decided. */
  decision: z.enum(vatDecisions).nullable(),
  /** What proves it, such as the consultation number of VIES. */
  reference: z.string(),
  /** Counts the decisions. */
  version: z.number(),
});

export const orderDetail = deskOrder.extend({
  items: z.array(deskOrderItem),
  userId: z.number().nullable(),
  language,
  payment: z.object({
    paymentIntentId: z.string().nullable(),
    amountPaid: z.string(),
    /** Paid, less succeeded or pending refunds and disputes. */
    refundable: z.string(),
    reviewReason: z.string().nullable(),
    /** Of an order that is paid without Stripe. */
    offline: offlinePayment.optional(),
  }),
  /** The draft that it was made of. */
  draftId: z.number().nullish(),
  /** The orders that edits added to this one, the first one first. */
  additions: z
    .array(
      z.object({
        draftId: z.number(),
        /** Null until it is paid. */
        orderId: z.number().nullable(),
        total: z.string(),
        currency: z.enum(currencyCodes),
        /** `ended`: its link is over, and was not paid. */
        state: z.enum(['unpaid', 'ordered', 'ended']),
      }),
    )
    .optional(),
  /** The order that an edit added it to. */
  addedTo: z.number().nullish(),
  /** Of an order with shipping, tax or discounts. */
  selling: z
    .object({
      address: postalAddress.nullable(),
      /** Of the invoice, where it is another. */
      billingAddress: postalAddress.nullish(),
      vatNumber: z.string().nullable(),
      /** What staff decided about the number, for later orders with it. */
      vatDecision: vatDecision.optional(),
      exemption: z.enum(['exempt', 'reverse_charge']).nullable(),
      /** Why staff exempted the customer. */
      exemptionReason: z.string().nullish(),
      pickupPlace: z.string().nullable(),
      /** What shipping and tax were charged for, where the customer has moved the delivery to another country since. */
      pricedCountry: z.string().optional(),
    })
    .optional(),
  shippedAt: timestamp.nullable(),
  deliveredAt: timestamp.nullable(),
  shipments: z.array(shipment),
  refunds: z.array(refund),
  disputes: z.array(dispute),
  notes: z.array(orderNote),
  /** The conversation of its messages. */
  threadId: z.number().nullable(),
  messages: z.array(orderMessage),
  returns: z.array(deskReturn),
  paymentFailedAt: timestamp.nullable(),
  documents: issuedDocuments,
  timeline: z.array(orderEvent),
  allowedActions,
});
export type OrderDetail = z.infer<typeof orderDetail>;

export const openStatuses = ['confirmed', 'processing'] as const satisfies (typeof orderStatuses)[number][];

export const listedStatuses = ['open', ...orderStatuses] as const;

const day = calendarDay.optional();
/** `country` may be `none`. */
const listFilters = {
  status: z.enum(listedStatuses).optional(),
  payment: z.enum(paymentStates).optional(),
  shipment: z.enum(shipmentStates).optional(),
  refund: z.enum(refundAttemptStates).optional(),
  returns: z.enum(returnFilters).optional(),
  dispute: z.enum(disputeFilters).optional(),
  source: z.enum(paymentSources).optional(),
  invoice: z.enum(invoiceFilters).optional(),
  /** Days of the payment, or the checkout, in the store's time zone, both included. */
  from: day,
  to: day,
  country: z.enum(countryFilters, 'Must be the code of a country such as DE, or none').optional(),
  productId: idInPath.optional(),
  dropshipped: z
    .enum(['true', 'false'])
    .transform((value) => value === 'true')
    .optional(),
};

/** The filters of the list and its export. */
export const orderFilters = { ...listFilters, search: text(200).optional() };

export const orderSorts = ['newest', 'oldest'] as const;

/**
 * Newest first unless `sort` says otherwise, with `returns` the longest wait first, with `dispute` the nearest deadline first,
 * 50 a page. Leaves out checkouts that expired unpaid. `search` matches numbers, names, emails, products, Stripe ids and
 * tracking numbers.
 */
export const listOrders = endpoint('order', 'GET /orders', {
  summary: 'Lists orders',
  access: 'staff',
  permission: 'orders:read',
  ...page({
    row: deskOrder,
    limitMax: 100,
    cursor: idInPath,
    query: { ...orderFilters, sort: z.enum(orderSorts).optional() },
  }),
});

/** Filters of the counted views. */
export const orderViews = {
  open: { status: 'open' },
  confirmed: { status: 'confirmed' },
  processing: { status: 'processing' },
  partiallyShipped: { status: 'processing', shipment: 'partial' },
  shipped: { status: 'shipped' },
  delivered: { status: 'delivered' },
  returns: { returns: 'open' },
  needsReview: { payment: 'needs_review' },
  refundFailed: { refund: 'failed' },
  refundPending: { refund: 'pending' },
  disputed: { payment: 'disputed' },
  toAnswer: { dispute: 'unanswered' },
  unpaidInvoices: { invoice: 'unpaid' },
  cancelled: { status: 'cancelled' },
  pending: { status: 'pending' },
} as const;
export type OrderView = keyof typeof orderViews;

export const countOrders = endpoint('order', 'GET /orders/counts', {
  summary: 'Counts orders per view',
  access: 'staff',
  permission: 'orders:read',
  response: z.object(
    Object.fromEntries(Object.keys(orderViews).map((view) => [view, z.number()])) as Record<OrderView, z.ZodNumber>,
  ),
});

/** Sales among the orders of a list. */
export const getOrderMetrics = endpoint('order', 'GET /orders/metrics', {
  summary: 'Returns orders, revenue, refunds and average of a list',
  access: 'staff',
  permission: 'orders:read',
  query: z.strictObject(listFilters),
  response: salesMetrics,
});

export const getDeskOrder = endpoint('order', 'GET /orders/:id', {
  summary: 'Returns an order with its shipments, refunds and timeline',
  access: 'staff',
  permission: 'orders:read',
  params: idParams,
  response: orderDetail,
});

export const vatDecisionForm = z.strictObject({
  decision: z.enum(vatDecisions, validationMessages.required),
  reference: vatReference,
});

/** Counts for every later order with the number; this one keeps its tax. 409 if someone else decided since `version`. */
export const putVatDecision = endpoint('order', 'PUT /orders/:id/vat-number', {
  summary: 'Confirms or rejects the VAT number of an order',
  access: 'staff',
  permission: 'orders:write',
  params: idParams,
  body: vatDecisionForm.extend({ version: z.number().int().min(0).max(maxInteger) }),
  response: orderDetail,
});

export const noteForm = z.strictObject({ body: requiredText(1, 2000, 'required') });

export const addOrderNote = endpoint('order', 'POST /orders/:id/notes', {
  summary: 'Adds an internal note to an order',
  access: 'staff',
  permission: 'messages:write',
  params: idParams,
  body: noteForm,
  response: orderDetail,
});
