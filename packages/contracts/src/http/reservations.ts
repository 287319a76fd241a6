import { z } from 'zod';
import { currencyCodes } from '../currencies';
import { endpoint } from '../endpoint';
import { decimal, id, language, maxInteger } from '../fields';
import { cartLines } from './cart';

const referenceParams = z.strictObject({ reference: z.uuid() });

/** A line at the current price. */
export const reservedLine = z.object({
  productId: z.number(),
  name: z.string(),
  /** The name in the requested language, where the product has one. */
  localName: z.string().nullish(),
  image: z.string(),
  price: z.string(),
  quantity: z.number(),
  /** Absent in responses of a release that does not tell. */
  isDropshipped: z.boolean().optional(),
  sku: z.string().nullish(),
});
export type ReservedLine = z.infer<typeof reservedLine>;

/** Someone for whom stock is reserved, and what all their open reservations may keep together. */
const reservationOwner = z.strictObject({
  key: z.string().min(1).max(100),
  openMax: z.number().int().positive().max(maxInteger),
  unitsMax: z.number().int().positive().max(maxInteger),
  valueMaxCents: z.number().int().positive().max(maxInteger),
});
export type ReservationOwner = z.infer<typeof reservationOwner>;

const owners = z.array(reservationOwner).max(3).default([]);
const sharePercent = z.number().int().min(0).max(100).default(100);
const ttlSeconds = z.number().int().min(1).max(86_400);

/**
 * Prices the lines and reserves their stock until `expiresAt`, all or nothing. Keeps no stock where `sharePercent` or an
 * owner's units or value would be exceeded: the lines are then sold like those of an expired reservation. A repeated
 * reference returns the same lines, or 409 `conflict` once the reservation is over. 409 `price_changed` if `expectedTotal`
 * is not the total, 409 `out_of_stock` if a product is short, 422 if one does not exist, 429 where an owner has too many
 * open reservations.
 */
export const reserveStock = endpoint('catalog', 'POST /internal/reservations', {
  priority: 'checkout',
  access: 'system',
  callers: ['order'],
  body: z.strictObject({
    reference: z.uuid(),
    items: cartLines.min(1),
    expectedTotal: decimal.optional(),
    ttlSeconds,
    owners,
    /** The key of the owner whose earlier reservations this one replaces, unless their payment has begun. */
    replaces: z.string().max(100).optional(),
    /** The part of a product's stock on hand that may be reserved together with this reservation. */
    sharePercent,
    /** The signed-in customer, who may review the products once they are bought. */
    customerId: id.optional(),
    /** The language of the lines' `localName`. */
    language: language.optional(),
    /** Subtracted from the lines' total before it is compared with `expectedTotal`. */
    discount: decimal.default('0.00'),
  }),
  response: z.object({
    lines: z.array(reservedLine),
    expiresAt: z.string(),
    /** The currency of the prices. */
    currency: z.enum(currencyCodes),
  }),
});

/**
 * Keeps the stock for a payment that begins (`paying`, once) or that Stripe knows of (`attempted`), and reserves it again
 * where it was released. A payment that begins gets 409 `out_of_stock` if a product is short, and no stock where an owner's
 * limit would be exceeded or too many payments of a product were begun and not made. 409 `conflict` once it is over.
 */
export const keepReservation = endpoint('catalog', 'POST /internal/reservations/:reference/keep', {
  priority: 'checkout',
  access: 'system',
  callers: ['order'],
  params: referenceParams,
  body: z.strictObject({ stage: z.enum(['paying', 'attempted']), ttlSeconds, owners, sharePercent }),
  response: z.object({ state: z.enum(['held', 'released', 'committed', 'restocked']) }),
});

/** The references of reservations that keep stock and were made at least so long ago, in their order. */
export const listHeldReservations = endpoint('catalog', 'GET /internal/held-reservations', {
  access: 'system',
  callers: ['order'],
  query: z.strictObject({
    madeBeforeSeconds: z.coerce.number().int().min(0).max(maxInteger),
    after: z.uuid().optional(),
  }),
  response: z.array(z.string()),
});

/**
 * Takes the reserved units out of stock, once. An expired reservation is reserved again first, else 409 `out_of_stock`.
 * `customerId` is the account that the order has by now, which may have signed in after the stock was reserved.
 */
export const commitReservation = endpoint('catalog', 'POST /internal/reservations/:reference/commit', {
  priority: 'essential',
  access: 'system',
  callers: ['order'],
  params: referenceParams,
  /** Absent in calls of a release that names no account. */
  body: z.strictObject({ customerId: id.optional() }).default({}),
  response: z.object({ state: z.literal('committed') }),
});

/** Releases the reserved stock, once. A committed reservation stays as it is. An unknown reference can no longer be reserved. */
export const releaseReservation = endpoint('catalog', 'POST /internal/reservations/:reference/release', {
  priority: 'essential',
  access: 'system',
  callers: ['order'],
  params: referenceParams,
  response: z.object({ state: z.enum(['committed', 'released']) }),
});

/**
 * Restocks what a cancelled order had bought, once, except the units that were refunded without restocking. What it had not
 * bought yet can no longer be committed.
 */
export const restockReservation = endpoint('catalog', 'POST /internal/reservations/:reference/restock', {
  priority: 'essential',
  access: 'system',
  callers: ['order'],
  params: referenceParams,
  /** Absent in calls of a release that restocks all. */
  body: z.strictObject({ except: cartLines }).default({ except: [] }),
  response: z.object({ state: z.enum(['restocked', 'released']) }),
});
