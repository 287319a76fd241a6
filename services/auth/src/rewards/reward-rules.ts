import type { RewardState } from '@shopwright/contracts/http/rewards';

/**
 * A hold lapses after this. It need not outlast a payment: the hold only keeps two checkouts out of each other's way,
 * and the order service's unique index lets one order at a time have the reward.
 */
export const reservationMinutes = 30;

interface Hold {
  state: RewardState;
  heldAt: Date | null;
}

export const reservationCutoff = (now: Date): Date => new Date(now.getTime() - reservationMinutes * 60_000);

/** A hold that has lapsed keeps nobody out. */
export const getRewardState = ({ state, heldAt }: Hold, now: Date): RewardState =>
  state === 'held' && heldAt !== null && heldAt < reservationCutoff(now) ? 'available' : state;

interface SettledReward {
  state: RewardState;
  holder: string | null;
  orderId: number | null;
}

export type SettlementWord =
  | { outcome: 'used'; holder: string; orderId: number }
  | { outcome: 'released'; holder: string; orderId?: number };

/**
 * What becomes of a reward by what a checkout or its order says. The order's word that it uses the reward counts even
 * where the hold has lapsed: it has taken its discount. `isReleased`: this order gave the reward back before, and
 * whatever it says now comes too late. `refuse` where another order uses the reward.
 */
export function decideRewardChange(
  reward: SettledReward,
  word: SettlementWord,
  isReleased: boolean,
): 'use' | 'free' | 'keep' | 'refuse' {
  if (isReleased) return 'keep';
  const isOwn = reward.state === 'used' && reward.orderId === word.orderId;
  if (word.outcome === 'used') return isOwn ? 'keep' : reward.state === 'used' ? 'refuse' : 'use';
  return isOwn || (reward.state === 'held' && reward.holder === word.holder) ? 'free' : 'keep';
}
