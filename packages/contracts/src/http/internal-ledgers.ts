/** The ledgers of stock and points, for the reconciliation. Access `system`. */
import * as z from 'zod';
import { endpoint } from '../endpoint';
import { id, idInPath, idParams } from '../fields';
import { reservedLine } from './reservations';

const mismatchesMax = 200;

/** Stock on hand differs from its ledger, or reserved units from the reservations. */
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
 * `counted` keeps the stock on hand and corrects the ledger, `ledger` does the reverse, `reserved` counts the reserved
 * units.
 */
export const repairStock = endpoint('catalog', 'POST /internal/stock-mismatches/:id/repair', {
  access: 'system',
  callers: ['order'],
  params: idParams,
  body: z.strictObject({ trust: z.enum(['counted', 'ledger', 'reserved']), actorUserId: id.optional() }),
  response: z.object({ stockOnHand: z.number(), reserved: z.number() }),
});

const reservationStates = ['held', 'committed', 'released', 'restocked'] as const;

/** Unknown ones are absent. */
export const listReservationStates = endpoint('catalog', 'POST /internal/reservation-states', {
  access: 'system',
  callers: ['order'],
  body: z.strictObject({ references: z.array(z.uuid()).min(1).max(500) }),
  response: z.array(z.object({ reference: z.string(), state: z.enum(reservationStates) })),
});

/** 404 for an unknown reservation. */
export const getReservedLines = endpoint('catalog', 'GET /internal/reservations/:reference', {
  access: 'system',
  callers: ['order'],
  params: z.strictObject({ reference: z.uuid() }),
  response: z.object({ lines: z.array(reservedLine), customerId: z.number().nullable() }),
});

/** Points or sales that are not the sum of their ledger. */
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

/** Sets both to the sum of the ledger. */
export const repairPoints = endpoint('auth', 'POST /internal/points-mismatches/:id/repair', {
  access: 'system',
  callers: ['order'],
  params: idParams,
  query: z.strictObject({ actorUserId: idInPath.optional() }),
  response: z.object({ loyaltyPoints: z.number() }),
});

/** Orders without entries are absent. */
export const sumOrderPoints = endpoint('auth', 'POST /internal/order-points', {
  access: 'system',
  callers: ['order'],
  body: z.strictObject({ orderIds: z.array(id).min(1).max(500) }),
  response: z.array(z.object({ orderId: z.number(), points: z.number() })),
});
