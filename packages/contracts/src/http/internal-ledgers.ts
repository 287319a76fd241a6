/** Calls of the reconciliation about the ledgers of stock and points. Their access is `system`: the BFF does not serve them. */
import { z } from 'zod';
import { endpoint } from '../endpoint';
import { id, idParams } from '../fields';
import { reservedLine } from './reservations';

const mismatchesMax = 200;

/** The products whose stock on hand is not that of its ledger, or whose reserved units are not those of its reservations. */
export const findStockMismatches = endpoint('catalog', 'GET /internal/stock-mismatches', {
  access: 'system',
  callers: ['order'],
  response: z.object({
    compared: z.number(),
    mismatches: z
      .array(
        z.object({
          productId: z.number(),
          name: z.string(),
          stockOnHand: z.number(),
          ledgerQuantity: z.number(),
          reserved: z.number(),
          reservedByCheckouts: z.number(),
        }),
      )
      .max(mismatchesMax),
  }),
  timeoutMs: 10_000,
});

/**
 * Makes the counters of a product agree with its ledgers. `counted` keeps the stock on hand and writes the difference to
 * the ledger, `ledger` sets the stock on hand to the ledger's, `reserved` counts the reserved units again.
 */
export const repairStock = endpoint('catalog', 'POST /internal/stock-mismatches/:id/repair', {
  access: 'system',
  callers: ['order'],
  params: idParams,
  body: z.strictObject({ trust: z.enum(['counted', 'ledger', 'reserved']), actorUserId: id.optional() }),
  response: z.object({ stockOnHand: z.number(), reserved: z.number() }),
});

const reservationStates = ['held', 'committed', 'released', 'restocked'] as const;

/** The states of reservations. An unknown one is absent. */
export const listReservationStates = endpoint('catalog', 'POST /internal/reservation-states', {
  access: 'system',
  callers: ['order'],
  body: z.strictObject({ references: z.array(z.uuid()).min(1).max(500) }),
  response: z.array(z.object({ reference: z.string(), state: z.enum(reservationStates) })),
});

/** The lines of a reservation. 404 for an unknown one. */
export const getReservedLines = endpoint('catalog', 'GET /internal/reservations/:reference', {
  access: 'system',
  callers: ['order'],
  params: z.strictObject({ reference: z.uuid() }),
  response: z.object({ lines: z.array(reservedLine), customerId: z.number().nullable() }),
});

/** The accounts whose points or sales are not the sum of their ledger. */
export const findPointsMismatches = endpoint('auth', 'GET /internal/points-mismatches', {
  access: 'system',
  callers: ['order'],
  response: z.object({
    compared: z.number(),
    mismatches: z
      .array(z.object({ userId: z.number(), points: z.number(), ledgerPoints: z.number() }))
      .max(mismatchesMax),
  }),
  timeoutMs: 10_000,
});

/** Sets the points and sales of an account to the sum of its ledger. */
export const repairPoints = endpoint('auth', 'POST /internal/points-mismatches/:id/repair', {
  access: 'system',
  callers: ['order'],
  params: idParams,
  response: z.object({ loyaltyPoints: z.number() }),
});

/** The sum of the points that each order has in the ledger. An order without entries is absent. */
export const sumOrderPoints = endpoint('auth', 'POST /internal/order-points', {
  access: 'system',
  callers: ['order'],
  body: z.strictObject({ orderIds: z.array(id).min(1).max(500) }),
  response: z.array(z.object({ orderId: z.number(), points: z.number() })),
});
