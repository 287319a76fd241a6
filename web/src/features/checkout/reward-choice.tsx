import { type Reward, rewardOffers } from '@shopwright/contracts/http/rewards';
import { rewardMinimumCents } from '@shopwright/contracts/limits';
import { useQuery } from '@tanstack/react-query';
import { Gift } from 'lucide-react';
import { useState } from 'react';
import { useLanguage } from '../../i18n/language-provider';
import { rewardsQuery } from '../../lib/queries/paying';
import { meQuery } from '../../lib/queries/session';
import { RadioGroup } from '../../ui/radio-group';
import { cartTotalCents, useCart } from '../cart/cart-store';

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

/** Nothing at all for those who have no reward. */
export function RewardChoice({ reward }: { reward: RewardState }) {
  const { t, formatPrice } = useLanguage();
  if (!reward.usable) return null;
  if (!reward.isLargeEnough) {
    return (
      <p className="flex items-center gap-3 rounded-control bg-sunken px-4 py-3 text-muted text-sm">
        <Gift size={18} aria-hidden className="shrink-0" />
        {t('checkout.reward.too_small', { least: formatPrice(leastCents) })}
      </p>
    );
  }
  return (
    <RadioGroup
      label={t('checkout.reward.use')}
      className="sm:grid-cols-2"
      value={reward.chosen ? 'use' : 'keep'}
      onChange={(answer) => reward.choose(answer === 'use')}
      options={[
        {
          value: 'use',
          label: t('checkout.reward.discount', { amount: formatPrice(discountCents) }),
          hint: t('checkout.reward.discount_hint'),
        },
        { value: 'keep', label: t('checkout.reward.none'), hint: t('checkout.reward.none_hint') },
      ]}
    />
  );
}

/**
 * Returns the reward that the user may apply to this cart, and whether they do: yes, unless they say no. `attempt` is the
 * one that has begun, with the reward that it reserved.
 */
export function useReward(attempt: { rewardId?: number } | undefined) {
  const ownId = attempt?.rewardId;
  const { data: user } = useQuery(meQuery);
  const { data: rewards } = useQuery({ ...rewardsQuery, enabled: Boolean(user) });
  const [answer, choose] = useState<boolean>();
  const isLargeEnough = useCart((state) => cartTotalCents(state) >= leastCents);
  const usable = user && rewards ? usableReward(rewards, ownId) : undefined;
  const isWanted = answer ?? (attempt === undefined || (ownId !== undefined && usable?.id === ownId));
  return { usable, isLargeEnough, chosen: isWanted && isLargeEnough ? usable : undefined, choose };
}

export type RewardState = ReturnType<typeof useReward>;
