import * as z from 'zod';
import { currencyCodes } from '../currencies';
import { endpoint } from '../endpoint';
import { decimal, id, language, maxInteger } from '../fields';
import { cartLines } from './cart';
import { idsInQuery } from './inventory';

const referenceParams = z.strictObject({ reference: z.uuid() });

export const reservedLine = z.object({
  productId: z.number(),
  name: z.string(),
  /** The name in the requested language, if translated. */
  localName: z.string().nullish(),
  image: z.string(),
  price: z.string(),
  quantity: z.number(),
  /** Absent in responses of a release that does not tell. */
  isDropshipped: z.boolean().optional(),
  sku: z.string().nullish(),
  /** What a quote reads, as it was when the reservation was made. Absent as `isDropshipped` is. */
  parentId: z.number().nullish(),
  categoryId: z.number().nullish(),
  /** Its category and those above it. */
  categoryIds: z.array(z.number()).optional(),
  collectionIds: z.array(z.number()).optional(),
  taxClass: z.string().optional(),
  weightGrams: z.number().optional(),
  needsShipping: z.boolean().optional(),
});
export type ReservedLine = z.infer<typeof reservedLine>;

/** All open reservations of an owner share these limits. */
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
 * Reserves all lines or none until `expiresAt`. Keeps no stock above `sharePercent` or an owner's limits: the lines are
 * then sold like those of an expired reservation. Idempotent by reference, 409 `conflict` once it is over. 409
 * `price_changed` if `expectedTotal` differs, 409 `out_of_stock`, 422 for an unknown product, 429 for too many open
 * reservations.
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
    /** Ends the earlier reservations of this owner key, unless their payment has begun. */
    replaces: z.string().max(100).optional(),
    /** The share of a product's stock on hand that all reservations may keep together. */
    sharePercent,
    customerId: id.optional(),
    language: language.optional(),
    /** Subtracted before `expectedTotal` is compared. */
    discount: decimal.default('0.00'),
  }),
  response: z.object({
    lines: z.array(reservedLine),
    expiresAt: z.string(),
    currency: z.enum(currencyCodes),
  }),
});

const quotedProduct = z.object({
  productId: z.number(),
  name: z.string(),
  /** The name in the requested language, if translated. */
  localName: z.string().nullable(),
  price: z.string(),
  category: z.string(),
  /** Of a variant, its product. */
  parentId: z.number().nullish(),
  categoryId: z.number().nullable(),
  /** Its category and those above it. Absent, as `collectionIds`, in responses of a release that does not tell. */
  categoryIds: z.array(z.number()).optional(),
  collectionIds: z.array(z.number()).optional(),
  taxClass: z.string(),
  weightGrams: z.number(),
  needsShipping: z.boolean(),
  /** At least one is available. */
  inStock: z.boolean(),
  /** Absent in responses of a release that does not tell. */
  available: z.number().optional(),
});

/** For a quote without a reservation. In no particular order; leaves out what is not on sale. */
export const listQuotedProducts = endpoint('catalog', 'GET /internal/quoted-products', {
  priority: 'checkout',
  access: 'system',
  callers: ['order'],
  query: z.strictObject({ ids: idsInQuery, language: language.optional() }),
  response: z.object({ products: z.array(quotedProduct), currency: z.enum(currencyCodes) }),
});

/**
 * Keeps or renews the stock for a payment that begins (`paying`, once) or that Stripe knows of (`attempted`). `paying`
 * gets 409 `out_of_stock`, and no stock above an owner's limit or with too many unfinished payments. 409 `conflict`
 * once it is over.
 */
export const keepReservation = endpoint('catalog', 'POST /internal/reservations/:reference/keep', {
  priority: 'checkout',
  access: 'system',
  callers: ['order'],
  params: referenceParams,
  body: z.strictObject({ stage: z.enum(['paying', 'attempted']), ttlSeconds, owners, sharePercent }),
  response: z.object({ state: z.enum(['held', 'released', 'committed', 'restocked']) }),
});

/** Made at least so long ago, in order of reference. */
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
 * Takes the units out of stock, once. Renews an expired reservation first, else 409 `out_of_stock`. `customerId` may
 * have signed in since.
 */
export const commitReservation = endpoint('catalog', 'POST /internal/reservations/:reference/commit', {
  priority: 'essential',
  access: 'system',
  callers: ['order'],
  params: referenceParams,
  body: z.strictObject({ customerId: id.optional() }),
  response: z.object({ state: z.literal('committed') }),
});

/** Acts once. Keeps a committed reservation. Blocks an unknown reference. */
export const releaseReservation = endpoint('catalog', 'POST /internal/reservations/:reference/release', {
  priority: 'essential',
  access: 'system',
  callers: ['order'],
  params: referenceParams,
  response: z.object({ state: z.enum(['committed', 'released']) }),
});

/** Restocks a cancelled order, once, `except` units refunded without restocking. Blocks a later commit. */
export const restockReservation = endpoint('catalog', 'POST /internal/reservations/:reference/restock', {
  priority: 'essential',
  access: 'system',
  callers: ['order'],
  params: referenceParams,
  body: z.strictObject({ except: cartLines }),
  response: z.object({ state: z.enum(['restocked', 'released']) }),
});
