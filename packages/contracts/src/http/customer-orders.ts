import * as z from 'zod';
import { endpoint } from '../endpoint';
import { idParams, requiredText, text, timestamp } from '../fields';
import { deskOrderItem, refundAttemptStates, shipment } from './order-desk';
import { issuedDocuments } from './order-documents';
import {
  orderMessage,
  orderReturn,
  returnComment,
  returnedUnits,
  returnPhotosMax,
  returnReasons,
  withdrawnUnits,
} from './order-returns';
import { trackingToken } from './order-tracking';
import { customerAddress, order, trackedOrder, trackingForm } from './orders';
import { imageUpload } from './product-editing';

export const customerOrder = trackedOrder.extend({
  ...order.pick({ customerName: true, customerEmail: true, customerAddress: true }).shape,
  /** The order is cancelled and nothing was paid. */
  paymentFailedAt: timestamp.nullable(),
  /** Of the invoice, with the name, where it is another. */
  billingAddress: z.string().optional(),
  refundedTotal: z.string(),
  /** What the store added to the order, each an order of its own. */
  additions: z
    .array(
      z.object({
        orderId: z.number().nullable(),
        total: z.string(),
        /** The page on which it is paid, while it is not. */
        payPath: z.string().nullable(),
        expiresAt: timestamp.nullable(),
      }),
    )
    .optional(),
  /** The order that this one was added to. */
  addedTo: z.number().nullish(),
  deliveredAt: timestamp.nullable(),
  items: z.array(deskOrderItem.extend({ returnableQuantity: z.number() })),
  shipments: z.array(shipment.omit({ authorId: true, emailDueAt: true })),
  refunds: z.array(
    z.object({ id: z.number(), state: z.enum(refundAttemptStates), amount: z.string(), createdAt: timestamp }),
  ),
  returns: z.array(orderReturn),
  messages: z.array(orderMessage),
  documents: issuedDocuments,
  allowedActions: z.object({
    cancel: z.boolean(),
    return: z.boolean(),
    withdraw: z.boolean(),
    changeAddress: z.boolean().default(false),
    returnUntil: timestamp.nullable(),
    withdrawUntil: timestamp.nullable(),
    documents: z.boolean(),
  }),
});
export type CustomerOrder = z.infer<typeof customerOrder>;

const token = trackingToken.optional();
const byLink = z.strictObject({ token });

/** 404 for another account's order, 410 `link_expired` for a wrong token, 401 without either. */
export const getCustomerOrder = endpoint('order', 'GET /customer-orders/:id', {
  summary: "Returns a customer's order with what they may do now",
  access: 'public',
  params: idParams,
  response: customerOrder,
});

/** 409 `conflict` once the store has started to process it. */
export const cancelCustomerOrder = endpoint('order', 'POST /customer-orders/:id/cancel', {
  summary: 'Cancels an order for its customer and refunds it',
  access: 'public',
  params: idParams,
  body: byLink,
  response: customerOrder,
  timeoutMs: 15_000,
});

export const addressForm = z.strictObject({ customerAddress });

/** Until staff start to process the order: then 409 `conflict`. */
export const putCustomerAddress = endpoint('order', 'PUT /customer-orders/:id/address', {
  summary: 'Corrects the shipping address of an order for its customer',
  access: 'public',
  rateLimit: 'strict',
  params: idParams,
  body: addressForm.extend({ token }),
  response: customerOrder,
});

export const messageForm = z.strictObject({ body: requiredText(1, 2000, 'required') });

export const sendOrderMessage = endpoint('order', 'POST /customer-orders/:id/messages', {
  summary: 'Sends the store a message about an order',
  access: 'public',
  rateLimit: 'strict',
  params: idParams,
  body: messageForm.extend({ token, requestId: z.uuid() }),
  response: customerOrder,
});

/** 409 where no return is possible, 422 for too many. */
export const uploadReturnPhoto = endpoint('order', 'POST /customer-orders/:id/return-photos', {
  summary: 'Uploads a photo for a return',
  access: 'public',
  rateLimit: 'strict',
  params: idParams,
  upload: { ...imageUpload, authorizedBy: getCustomerOrder },
  response: z.object({ photo: z.uuid() }),
  timeoutMs: 17_000,
  statuses: [201],
});

/** Idempotent by `requestId`. 422 for more units than can be returned. */
export const requestReturn = endpoint('order', 'POST /customer-orders/:id/returns', {
  summary: 'Requests a return',
  access: 'public',
  params: idParams,
  body: z.strictObject({
    token,
    requestId: z.uuid(),
    items: returnedUnits,
    reason: z.enum(returnReasons),
    comment: returnComment,
    photos: z.array(z.uuid()).max(returnPhotosMax).default([]),
  }),
  response: customerOrder,
});

/**
 * Needs no account and no reason. With `email`, sends the link and responds the same for any address. Without `items`
 * or a quantity, withdraws all that can be returned. Cancels an order that is not being processed yet.
 */
export const withdrawOrder = endpoint('order', 'POST /withdrawals', {
  summary: 'Withdraws from an order',
  access: 'public',
  rateLimit: 'withdrawal',
  body: z.strictObject({
    orderNumber: trackingForm.shape.orderNumber,
    email: trackingForm.shape.email.optional(),
    token,
    name: text(200).default(''),
    items: withdrawnUnits.optional(),
    requestId: z.uuid(),
  }),
  response: z.object({
    orderId: z.number(),
    outcome: z.enum(['cancelled', 'return_approved', 'link_sent']),
    receivedAt: timestamp,
  }),
  timeoutMs: 15_000,
});

export const documentKinds = ['invoice', 'receipt'] as const;
export type DocumentKind = (typeof documentKinds)[number];
