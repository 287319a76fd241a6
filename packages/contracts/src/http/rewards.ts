import { z } from 'zod';
import { endpoint } from '../endpoint';
import { timestamp } from '../fields';

export const rewardKinds = ['ten-dollars', 'free-shipping'] as const;
export type RewardKind = (typeof rewardKinds)[number];

/** What each reward costs in points, and what it takes off an order in cents. `/stripe-checkout` ships free anyway. */
export const rewardOffers = {
  'ten-dollars': { points: 1000, discountCents: 1000 },
  'free-shipping': { points: 500, discountCents: 0 },
} as const satisfies Record<RewardKind, { points: number; discountCents: number }>;

/** `held` while an order that uses it is being paid. */
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

/** The asking person's rewards, newest first. */
export const listRewards = endpoint({
  service: 'auth',
  method: 'GET',
  path: '/rewards',
  summary: "Lists the user's rewards, newest first",
  access: 'shopper',
  reply: z.array(reward),
});

/** Pays for a reward with points. The same `requestId` again is the same reward. 409 `conflict` with too few points. */
export const redeemReward = endpoint({
  service: 'auth',
  method: 'POST',
  path: '/rewards',
  summary: 'Redeems points for a reward',
  access: 'shopper',
  body: z.strictObject({ kind: z.enum(rewardKinds), requestId: z.uuid() }),
  reply: z.object({ reward, loyaltyPoints: z.number() }),
});
