import { z } from 'zod';
import { endpoint } from '../endpoint';
import { decimal, id, idParams, maxInteger, timestamp } from '../fields';

export const rewardKinds = ['ten-dollars', 'free-shipping'] as const;
export type RewardKind = (typeof rewardKinds)[number];

/** The price in points and the discount of each reward. `/stripe-checkout` always ships free. */
export const rewardOffers = {
  'ten-dollars': { points: 1000, discountCents: 1000 },
  'free-shipping': { points: 500, discountCents: 0 },
} as const satisfies Record<RewardKind, { points: number; discountCents: number }>;

/**
 * `held` is a reserved reward: an order that uses it is being paid. `voided` is one whose points came from an order that was
 * cancelled or refunded.
 */
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
 * Idempotent by `requestId`. 409 `conflict` if the user has too few points, 422 for a reward that cannot be used: free
 * shipping, while every order ships free.
 */
export const redeemReward = endpoint('auth', 'POST /rewards', {
  summary: 'Redeems points for a reward',
  access: 'shopper',
  body: z.strictObject({ kind: z.enum(rewardKinds), requestId: z.uuid() }),
  response: z.object({ reward, loyaltyPoints: z.number() }),
});

/** Adds one ledger entry per event: 1 point per whole dollar paid, or the reversal of what the order earned. */
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
 * Reserves a reward for one checkout; a repeated `holder` renews its reservation, which expires after half an hour.
 * 404 if the user has no such reward, 409 `conflict` if it is used or voided, another checkout has reserved it, or the user
 * owes points.
 */
export const reserveReward = endpoint('auth', 'POST /internal/rewards/:id/hold', {
  priority: 'checkout',
  access: 'system',
  callers: ['order'],
  params: idParams,
  body: z.strictObject({ userId: id, holder: z.uuid() }),
  response: z.object({ kind: z.enum(rewardKinds), discount: z.string() }),
});

/** The reservations of rewards that were made at least so long ago, in the order of their rewards. */
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
 * Ends a reward reservation: `used` by its order, or `released` by its order or, without one, by the holder alone. Safe
 * to repeat and to call in any order: an order that released a reward can no longer use it. 409 `conflict` if another
 * order uses the reward.
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
