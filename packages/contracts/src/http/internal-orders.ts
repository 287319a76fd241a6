/** Shipments and refunds, between processes. Access `system`. */
import * as z from 'zod';
import { endpoint } from '../endpoint';
import { decimal, id, idParams, language, maxInteger } from '../fields';
import { dispute, refund, shipment } from './order-desk';
import { orderEditSummary } from './order-edits';
import { orderMessage, orderReturn } from './order-returns';
import { offlineOrder, orderItem, placedOrder } from './orders';

/** Restocks once per `key`, never more of a line than were sold. */
export const restockLines = endpoint('catalog', 'POST /internal/restocks', {
  access: 'system',
  callers: ['order'],
  body: z.strictObject({
    key: z.uuid(),
    reference: z.uuid(),
    items: z.array(z.strictObject({ productId: id, quantity: z.number().int().min(1).max(maxInteger) })).min(1),
  }),
  response: z.object({ units: z.number() }),
});

/** Corrects points to 1 per whole dollar paid less reversed. Once per `eventId`; ignores an older `version`. */
export const recordLoyaltyRefund = endpoint('auth', 'POST /internal/loyalty-refunds', {
  access: 'system',
  callers: ['order', 'workers'],
  body: z.strictObject({
    eventId: z.uuid(),
    userId: id,
    orderId: id,
    paid: decimal,
    reversed: decimal,
    version: z.number().int().min(1).max(maxInteger),
  }),
  response: z.object({ loyaltyPoints: z.number() }),
});

/** Stores what Stripe reports. Safe to repeat, also concurrently. */
export const syncReversals = endpoint('order', 'POST /internal/payments/:paymentIntentId/reversals', {
  access: 'system',
  callers: ['workers'],
  params: z.strictObject({ paymentIntentId: z.string().regex(/^pi_\w{1,250}$/) }),
  response: z.object({ outcome: z.enum(['synced', 'ignored']) }),
  timeoutMs: 15_000,
});

export const getOrderForEmail = endpoint('order', 'GET /internal/orders/:id/updates', {
  access: 'system',
  callers: ['workers'],
  params: idParams,
  response: placedOrder.extend({
    language,
    offline: offlineOrder.optional(),
    items: z.array(orderItem),
    shipments: z.array(shipment),
    refunds: z.array(refund),
    edits: z.array(orderEditSummary),
    disputes: z.array(dispute),
    returns: z.array(orderReturn),
    messages: z.array(orderMessage),
  }),
});
