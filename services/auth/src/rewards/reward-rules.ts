import { type RewardKind, type RewardState, rewardOffers } from '@shopwright/contracts/http/rewards';

/**
 * A reservation expires after this. It may be shorter than a payment takes: it only keeps two checkouts apart, and the
 * order service's unique index lets one order at a time use the reward.
 */
export const reservationMinutes = 30;

interface ReservableReward {
  state: RewardState;
  reservedAt: Date | null;
}

/** Returns the time before which a reservation has expired. */
export const reservationCutoff = (now: Date): Date => new Date(now.getTime() - reservationMinutes * 60_000);

/** Counts a reward with an expired reservation as available. */
export const getRewardState = ({ state, reservedAt }: ReservableReward, now: Date): RewardState =>
  state === 'held' && reservedAt !== null && reservedAt < reservationCutoff(now) ? 'available' : state;

/** Returns false for a reward that takes nothing off any order. Its points would buy nothing. */
export const isUsable = (kind: RewardKind, hasPaidShipping: boolean): boolean =>
  hasPaidShipping || rewardOffers[kind].discountCents > 0;

interface RewardUse {
  state: RewardState;
  reservedBy: string | null;
  orderId: number | null;
}

export type RewardReport =
  | { outcome: 'used'; holder: string; orderId: number }
  | { outcome: 'released'; holder: string; orderId?: number };

/**
 * Decides what a report of a checkout or its order does to the reward. `used` commits the reward even after the
 * reservation expired, because the order has taken its discount. `isReleased` says that this order released the reward
 * before: its later reports change nothing. Returns `reject` when another order uses the reward.
 */
export function decideRewardChange(
  reward: RewardUse,
  report: RewardReport,
  isReleased: boolean,
): 'commit' | 'release' | 'keep' | 'reject' {
  if (isReleased) return 'keep';
  const isUsedByOrder = reward.state === 'used' && reward.orderId === report.orderId;
  if (report.outcome === 'used') return isUsedByOrder ? 'keep' : reward.state === 'used' ? 'reject' : 'commit';
  const isReservedByHolder = reward.state === 'held' && reward.reservedBy === report.holder;
  return isUsedByOrder || isReservedByHolder ? 'release' : 'keep';
}
