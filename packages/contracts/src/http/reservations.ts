import { z } from 'zod';
import { currencyCodes } from '../currencies';
import { endpoint } from '../endpoint';
import { decimal, id } from '../fields';
import { cartLines } from './cart';

const referenceParams = z.strictObject({ reference: z.uuid() });

/** A line at the current price. */
export const reservedLine = z.object({
  productId: z.number(),
  name: z.string(),
  image: z.string(),
  price: z.string(),
  quantity: z.number(),
  /** Absent in replies of a release that does not tell. */
  isDropshipped: z.boolean().optional(),
});
export type ReservedLine = z.infer<typeof reservedLine>;

/**
 * Prices the lines and reserves their stock until `expiresAt`, all or nothing. A repeated reference
 * returns the same lines. 409 `price_changed` if `expectedTotal` is not the total,
 * 409 `out_of_stock` if a product is short, 422 if one does not exist.
 */
export const reserveStock = endpoint('catalog', 'POST /internal/reservations', {
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
  reply: z.object({
    lines: z.array(reservedLine),
    expiresAt: z.string(),
    /** What the prices are in. */
    currency: z.enum(currencyCodes),
  }),
});

/** Takes the reserved pieces out of stock, once. An expired reservation is reserved again first, else 409 `out_of_stock`. */
export const commitReservation = endpoint('catalog', 'POST /internal/reservations/:reference/commit', {
  access: 'system',
  params: referenceParams,
  reply: z.object({ state: z.literal('committed') }),
});

/** Releases the reserved stock, once. A committed reservation stays as it is. */
export const releaseReservation = endpoint('catalog', 'POST /internal/reservations/:reference/release', {
  access: 'system',
  params: referenceParams,
  reply: z.object({ state: z.enum(['committed', 'released']) }),
});

/** Restocks what a cancelled order had bought, once. */
export const restockReservation = endpoint('catalog', 'POST /internal/reservations/:reference/restock', {
  access: 'system',
  params: referenceParams,
  reply: z.object({ state: z.enum(['restocked', 'released']) }),
});
