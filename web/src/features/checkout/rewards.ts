import { type Reward, rewardOffers } from '@shopwright/contracts/http/rewards';
import { rewardMinimumCents } from '@shopwright/contracts/limits';

/** The value of the checkout's reward, and the smallest order it is valid for. */
export const discountCents = rewardOffers['ten-dollars'].discountCents;
export const leastCents = rewardMinimumCents(discountCents);

/** The one that this attempt holds already, else the oldest that is free. */
export function usableReward(rewards: readonly Reward[], ownId: number | undefined): Reward | undefined {
  const tenDollars = rewards.filter(({ kind }) => kind === 'ten-dollars');
  return (
    tenDollars.find(({ id, state }) => id === ownId && state !== 'used') ??
    tenDollars.findLast(({ state }) => state === 'available')
  );
}
