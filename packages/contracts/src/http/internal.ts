/** Calls between the processes of the store. Their access is `system`: the BFF does not serve them. */
import { z } from 'zod';
import { endpoint } from '../endpoint';
import { decimal, id, idParams, requiredText } from '../fields';
import { language } from '../languages';
import { type QueueName, queueNames } from '../queues';
import { user } from './auth';
import { cartLines } from './cart';
import { order } from './orders';
import { rewardKinds, rewardStates } from './rewards';

const referenceParams = z.strictObject({ reference: z.uuid() });

/** A line at the current price. */
export const reservedLine = z.object({
  productId: z.number(),
  name: z.string(),
  image: z.string(),
  price: z.string(),
  quantity: z.number(),
});
export type ReservedLine = z.infer<typeof reservedLine>;

/**
 * Prices the lines and reserves their stock until `expiresAt`, all or nothing. A repeated reference
 * returns the same lines. 409 `price_changed` if `expectedTotal` is not the total,
 * 409 `out_of_stock` if a product is short, 422 if one does not exist.
 */
export const reserveStock = endpoint({
  service: 'catalog',
  method: 'POST',
  path: '/internal/reservations',
  access: 'system',
  body: z.strictObject({
    reference: z.uuid(),
    items: cartLines.min(1),
    expectedTotal: decimal.optional(),
    ttlSeconds: z.number().int().min(1).max(86_400),
    /** The signed-in customer, who may review the products once they are bought. */
    customerId: id.optional(),
    /** Subtracted from the lines' total before it is compared with `expectedTotal`. */
    discount: decimal.default('0.00'),
  }),
  reply: z.object({ lines: z.array(reservedLine), expiresAt: z.string() }),
});

/** Takes the reserved pieces out of stock, once. An expired reservation is reserved again first, else 409 `out_of_stock`. */
export const commitReservation = endpoint({
  service: 'catalog',
  method: 'POST',
  path: '/internal/reservations/:reference/commit',
  access: 'system',
  params: referenceParams,
  reply: z.object({ state: z.literal('committed') }),
});

/** Releases the reserved stock, once. A committed reservation stays as it is. */
export const releaseReservation = endpoint({
  service: 'catalog',
  method: 'POST',
  path: '/internal/reservations/:reference/release',
  access: 'system',
  params: referenceParams,
  reply: z.object({ state: z.enum(['committed', 'released']) }),
});

/** Restocks what a cancelled order had bought, once. */
export const restockReservation = endpoint({
  service: 'catalog',
  method: 'POST',
  path: '/internal/reservations/:reference/restock',
  access: 'system',
  params: referenceParams,
  reply: z.object({ state: z.enum(['restocked', 'released']) }),
});

/** Records one alert for each time the stock falls to its threshold; the event's id makes it happen once. */
export const recordStockAlert = endpoint({
  service: 'catalog',
  method: 'POST',
  path: '/internal/stock-alerts',
  access: 'system',
  body: z.strictObject({
    eventId: z.uuid(),
    productId: id,
    stockQuantity: z.number().int().min(0),
    lowStockThreshold: z.number().int().min(0),
  }),
  reply: z.object({ recorded: z.boolean() }),
});

const jobParams = z.strictObject({ jobId: z.uuid() });

export const importWork = z.object({
  supplierType: z.string(),
  profitMargin: z.number(),
  pendingIds: z.array(z.string()),
});

/** Returns what remains of an import. The worker reads it whenever the job starts or restarts. */
export const getImportWork = endpoint({
  service: 'catalog',
  method: 'GET',
  path: '/internal/imports/:jobId',
  access: 'system',
  params: jobParams,
  reply: importWork,
});

export const supplierItem = z.strictObject({
  id: requiredText(1, 255, 'required'),
  title: requiredText(1, 200, 'required'),
  description: requiredText(1, 5000, 'required'),
  cost: decimal,
  image: z.string().max(2048),
  category: requiredText(1, 100, 'required'),
  supplierName: requiredText(1, 255, 'required'),
});
export type SupplierItem = z.infer<typeof supplierItem>;

/** Stores one item of an import, or the reason it failed. Idempotent on job and item. */
export const recordImportItem = endpoint({
  service: 'catalog',
  method: 'POST',
  path: '/internal/imports/:jobId/items',
  access: 'system',
  params: jobParams,
  body: z.union([
    z.strictObject({ productId: z.string().max(255), item: supplierItem }),
    z.strictObject({ productId: z.string().max(255), failure: z.string().max(500) }),
  ]),
  reply: z.object({ remaining: z.number() }),
});

/** Fails an import: its pending items are recorded as failed with this reason. */
export const failImport = endpoint({
  service: 'catalog',
  method: 'POST',
  path: '/internal/imports/:jobId/failure',
  access: 'system',
  params: jobParams,
  body: z.strictObject({ reason: z.string().max(500) }),
  reply: z.object({ failed: z.number() }),
});

/** Brings the order to the state that Stripe reports for its intent. Safe to repeat, also concurrently. */
export const syncPayment = endpoint({
  service: 'order',
  method: 'POST',
  path: '/internal/payments/:paymentIntentId/settle',
  access: 'system',
  params: z.strictObject({ paymentIntentId: z.string().regex(/^pi_\w{1,250}$/) }),
  reply: z.object({ outcome: z.enum(['confirmed', 'pending', 'cancelled', 'needs_review', 'ignored']) }),
  timeoutMs: 15_000,
});

/** Returns an order with its language, for the emails about it. */
export const getOrder = endpoint({
  service: 'order',
  method: 'GET',
  path: '/internal/orders/:id',
  access: 'system',
  params: idParams,
  reply: order.extend({ language }),
});

/** Refunds a cancelled order at Stripe, once and in full. */
export const refundOrder = endpoint({
  service: 'order',
  method: 'POST',
  path: '/internal/orders/:id/refund',
  access: 'system',
  params: idParams,
  reply: order,
  timeoutMs: 15_000,
});

/** Adds one ledger entry per event: 1 point per whole dollar paid, or the reversal of what the order earned. */
export const recordLoyaltyEntry = endpoint({
  service: 'auth',
  method: 'POST',
  path: '/internal/loyalty-entries',
  access: 'system',
  body: z.strictObject({
    eventId: z.uuid(),
    userId: id,
    orderId: id,
    kind: z.enum(['earned', 'reversed']),
    amount: decimal,
  }),
  reply: z.object({ loyaltyPoints: z.number() }),
});

/**
 * Reserves a reward for one checkout; a repeated `holder` renews its reservation, which expires after half an hour.
 * 404 if the user has no such reward, 409 `conflict` if it is used or another checkout has reserved it.
 */
export const reserveReward = endpoint({
  service: 'auth',
  method: 'POST',
  path: '/internal/rewards/:id/hold',
  access: 'system',
  params: idParams,
  body: z.strictObject({ userId: id, holder: z.uuid() }),
  reply: z.object({ kind: z.enum(rewardKinds), discount: z.string() }),
});

/**
 * Ends a reward reservation: `used` by its order, or `released` by its order or, without one, by the holder alone. Safe
 * to repeat and to call in any order: an order that released a reward can no longer use it. 409 `conflict` if another
 * order uses the reward.
 */
export const closeRewardReservation = endpoint({
  service: 'auth',
  method: 'POST',
  path: '/internal/rewards/:id/settle',
  access: 'system',
  params: idParams,
  body: z.discriminatedUnion('outcome', [
    z.strictObject({ outcome: z.literal('used'), holder: z.uuid(), orderId: id }),
    z.strictObject({ outcome: z.literal('released'), holder: z.uuid(), orderId: id.optional() }),
  ]),
  reply: z.object({ state: z.enum(rewardStates) }),
});

const erasure = {
  method: 'POST',
  path: '/internal/erasures',
  access: 'system',
  body: z.strictObject({ userId: id }),
  reply: z.object({ erased: z.literal(true) }),
} as const;

/** Removes name, email, address and account from the customer's orders; totals and lines stay. Idempotent. */
export const eraseCustomer = endpoint({ service: 'order', ...erasure, timeoutMs: 15_000 });
/** Removes name and account from the user's reviews and reservations, and deletes their votes. Idempotent. */
export const eraseReviewer = endpoint({ service: 'catalog', ...erasure });

/** Serves the bytes of an uploaded image to the BFF. Not JSON, so it is a path and not an endpoint. */
export const uploadedImagePath = '/internal/uploads/:name';

/** Returns the user of a session cookie. 401 if it is unknown, expired or revoked. */
export const resolveSession = endpoint({
  service: 'auth',
  method: 'POST',
  path: '/internal/sessions/resolve',
  access: 'system',
  body: z.strictObject({ token: z.string().max(200) }),
  reply: z.object({ user, expiresAt: z.string() }),
});

const acknowledgement = {
  method: 'POST',
  path: '/internal/events/:eventId/handled',
  access: 'system',
  params: z.strictObject({ eventId: z.uuid() }),
  body: z.strictObject({ queue: z.enum(queueNames as [QueueName, ...QueueName[]]) }),
  reply: z.object({ handled: z.literal(true) }),
} as const;

/** Tells the service that owns an event that a queue has handled it. The service then stops sending it to that queue. */
export const acknowledgeEvent = {
  catalog: endpoint({ service: 'catalog', ...acknowledgement }),
  order: endpoint({ service: 'order', ...acknowledgement }),
  auth: endpoint({ service: 'auth', ...acknowledgement }),
};
