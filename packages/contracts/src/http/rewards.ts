import * as z from 'zod';
import { endpoint } from '../endpoint';
import { decimal, id, idParams, maxInteger, timestamp } from '../fields';

export const rewardKinds = ['ten-dollars', 'free-shipping'] as const;
export type RewardKind = (typeof rewardKinds)[number];

/** Prices in points. Free shipping is on offer where a store charges for it. */
export const rewardOffers = {
  'ten-dollars': { points: 1000, discountCents: 1000 },
  'free-shipping': { points: 500, discountCents: 0 },
} as const satisfies Record<RewardKind, { points: number; discountCents: number }>;

/** `held`: an order that uses it is being paid. `voided`: its points were reversed. */
export const rewardStates = ['available', 'held', 'used', 'voided'] as const;
export type RewardState = (typeof rewardStates)[number];

export const reward = z.object({
  id: z.number(),
  kind: z.enum(rewardKinds),
  state: z.enum(rewardStates),
  createdAt: timestamp,
  usedAt: timestamp.nullable(),
});
export type Reward = z.infer<typeof reward>;

export const listRewards = endpoint('auth', 'GET /rewards', {
  summary: "Lists the user's rewards",
  access: 'shopper',
  response: z.array(reward),
});

/**
 * Idempotent by `requestId`. 409 `conflict` with too few points, 422 for free shipping while every order ships free.
 */
export const redeemReward = endpoint('auth', 'POST /rewards', {
  summary: 'Redeems points for a reward',
  access: 'shopper',
  body: z.strictObject({ kind: z.enum(rewardKinds), requestId: z.uuid() }),
  response: z.object({ reward, loyaltyPoints: z.number() }),
});

/** Says whether orders pay for shipping, by the settings of this version. An older version changes nothing. */
export const putRewardTerms = endpoint('auth', 'PUT /internal/reward-terms', {
  access: 'system',
  callers: ['workers'],
  body: z.strictObject({ version: z.number().int().min(0).max(maxInteger), hasPaidShipping: z.boolean() }),
  response: z.undefined(),
});

/** One ledger entry per event: 1 point per whole dollar, or the reversal. */
export const recordLoyaltyEntry = endpoint('auth', 'POST /internal/loyalty-entries', {
  access: 'system',
  callers: ['order', 'workers'],
  body: z.strictObject({
    eventId: z.uuid(),
    userId: id,
    orderId: id,
    kind: z.enum(['earned', 'reversed']),
    amount: decimal,
  }),
  response: z.object({ loyaltyPoints: z.number() }),
});

/**
 * For half an hour; the same `holder` renews it. 404 for an unknown reward, 409 `conflict` if it is used, voided or
 * reserved by another, or the user owes points.
 */
export const reserveReward = endpoint('auth', 'POST /internal/rewards/:id/hold', {
  priority: 'checkout',
  access: 'system',
  callers: ['order'],
  params: idParams,
  body: z.strictObject({ userId: id, holder: z.uuid() }),
  response: z.object({ kind: z.enum(rewardKinds), discount: z.string() }),
});

/** Made at least so long ago, in order. */
export const listReservedRewards = endpoint('auth', 'GET /internal/reserved-rewards', {
  access: 'system',
  callers: ['order'],
  query: z.strictObject({
    madeBeforeSeconds: z.coerce.number().int().min(0).max(maxInteger),
    after: z.coerce.number().int().min(0).max(maxInteger).optional(),
  }),
  response: z.array(z.object({ id, holder: z.uuid() })),
});

/**
 * `used` by its order, or `released`, also by the holder alone. Safe in any order: an order that released a reward
 * cannot use it. 409 `conflict` if another order uses it.
 */
export const closeRewardReservation = endpoint('auth', 'POST /internal/rewards/:id/settle', {
  priority: 'essential',
  access: 'system',
  callers: ['order', 'workers'],
  params: idParams,
  body: z.discriminatedUnion('outcome', [
    z.strictObject({ outcome: z.literal('used'), holder: z.uuid(), orderId: id }),
    z.strictObject({ outcome: z.literal('released'), holder: z.uuid(), orderId: id.optional() }),
  ]),
  response: z.object({ state: z.enum(rewardStates) }),
});
