import { z } from 'zod';
import { endpoint } from '../endpoint';
import { timestamp } from '../fields';

export const rewardKinds = ['ten-dollars', 'free-shipping'] as const;
export type RewardKind = (typeof rewardKinds)[number];

/** The price in points and the discount of each reward. `/stripe-checkout` always ships free. */
export const rewardOffers = {
  'ten-dollars': { points: 1000, discountCents: 1000 },
  'free-shipping': { points: 500, discountCents: 0 },
} as const satisfies Record<RewardKind, { points: number; discountCents: number }>;

/** `held` is a reserved reward: an order that uses it is being paid. */
export const rewardStates = ['available', 'held', 'used'] as const;
export type RewardState = (typeof rewardStates)[number];

export const reward = z.object({
  id: z.number(),
  kind: z.enum(rewardKinds),
  state: z.enum(rewardStates),
  createdAt: timestamp,
  usedAt: timestamp.nullable(),
});
export type Reward = z.infer<typeof reward>;

export const listRewards = endpoint({
  service: 'auth',
  method: 'GET',
  path: '/rewards',
  summary: "Lists the user's rewards",
  access: 'shopper',
  reply: z.array(reward),
});

/** Idempotent by `requestId`. 409 `conflict` if the user has too few points. */
export const redeemReward = endpoint({
  service: 'auth',
  method: 'POST',
  path: '/rewards',
  summary: 'Redeems points for a reward',
  access: 'shopper',
  body: z.strictObject({ kind: z.enum(rewardKinds), requestId: z.uuid() }),
  reply: z.object({ reward, loyaltyPoints: z.number() }),
});
