import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { rewardsQuery } from '../../lib/queries/rewards';
import { meQuery } from '../../lib/queries/session';
import { cartTotalCents, useCart } from '../cart/cart-store';
import { leastCents, usableReward } from './rewards';

/** Returns the reward that the user may apply to this cart, and whether they do. `ownId` is reserved by this attempt. */
export function useReward(ownId: number | undefined) {
  const { data: user } = useQuery(meQuery);
  const { data: rewards } = useQuery({ ...rewardsQuery, enabled: Boolean(user) });
  const [answer, choose] = useState<boolean>();
  const isLargeEnough = useCart((state) => cartTotalCents(state) >= leastCents);
  const usable = user && rewards ? usableReward(rewards, ownId) : undefined;
  const isWanted = answer ?? (ownId !== undefined && usable?.id === ownId);
  return { usable, isLargeEnough, chosen: isWanted && isLargeEnough ? usable : undefined, choose };
}

export type RewardState = ReturnType<typeof useReward>;
