import { type Reward, type RewardKind, rewardKinds, rewardOffers } from '@shopwright/contracts/http/rewards';
import { rewardMinimumCents } from '@shopwright/contracts/limits';
import { useQuery } from '@tanstack/react-query';
import { Gift } from 'lucide-react';
import { useState } from 'react';
import { useLanguage } from '../../i18n/language-provider';
import { rewardsQuery } from '../../lib/queries/paying';
import { meQuery } from '../../lib/queries/session';
import { RadioGroup } from '../../ui/radio-group';
import { cartTotalCents, useCart } from '../cart/cart-store';

/** The value of the reward that is an amount, and the smallest order it is valid for. */
export const discountCents = rewardOffers['ten-dollars'].discountCents;
export const leastCents = rewardMinimumCents(discountCents);

/** Of each kind the one that this attempt holds already, else the oldest that is free. */
export const usableRewards = (rewards: readonly Reward[], ownId: number | undefined): Reward[] =>
  rewardKinds.flatMap((kind) => {
    const ofKind = rewards.filter((reward) => reward.kind === kind);
    return (
      ofKind.find(({ id, state }) => id === ownId && state !== 'used') ??
      ofKind.findLast(({ state }) => state === 'available') ??
      []
    );
  });

interface RewardChoiceProps {
  reward: RewardState;
  /** Free shipping is a choice only where it takes something off. */
  isShippingPaid: boolean;
}

/** Nothing at all for those who have no reward. */
export function RewardChoice({ reward: { usable, chosen, isLargeEnough, choose }, isShippingPaid }: RewardChoiceProps) {
  const { t, formatPrice } = useLanguage();
  const kinds = usable.map(({ kind }) => kind);
  const offered = kinds.filter((kind) => (kind === 'ten-dollars' ? isLargeEnough : isShippingPaid));
  return (
    <>
      {kinds.includes('ten-dollars') && !isLargeEnough && (
        <p className="flex items-center gap-3 rounded-control bg-sunken px-4 py-3 text-muted text-sm">
          <Gift size={18} aria-hidden className="shrink-0" />
          {t('checkout.reward.too_small', { least: formatPrice(leastCents) })}
        </p>
      )}
      {offered.length > 0 && (
        <RadioGroup
          label={t('checkout.reward.use')}
          className="sm:grid-cols-2"
          value={offered.find((kind) => kind === chosen?.kind) ?? 'none'}
          onChange={choose}
          options={[
            ...offered.map((kind) => ({
              value: kind,
              label:
                kind === 'ten-dollars'
                  ? t('checkout.reward.discount', { amount: formatPrice(discountCents) })
                  : t('shared.delivery.free'),
              hint: t('checkout.reward.discount_hint'),
            })),
            { value: 'none', label: t('checkout.reward.none'), hint: t('checkout.reward.none_hint') },
          ]}
        />
      )}
    </>
  );
}

/**
 * Returns the rewards that the user may apply to this cart, and the one that they do: ten dollars, unless they choose another or
 * none. `attempt` is the one that has begun, with the reward that it reserved.
 */
export function useReward(attempt: { rewardId?: number } | undefined) {
  const ownId = attempt?.rewardId;
  const { data: user } = useQuery(meQuery);
  const { data: rewards } = useQuery({ ...rewardsQuery, enabled: Boolean(user) });
  const [answer, choose] = useState<RewardKind | 'none'>();
  const isLargeEnough = useCart((state) => cartTotalCents(state) >= leastCents);
  const usable = user && rewards ? usableRewards(rewards, ownId) : [];
  const begun = attempt ? usable.find(({ id }) => id === ownId)?.kind : 'ten-dollars';
  const wanted = usable.find(({ kind }) => kind === (answer ?? begun));
  return {
    usable,
    isLargeEnough,
    chosen: wanted?.kind === 'ten-dollars' && !isLargeEnough ? undefined : wanted,
    choose,
  };
}

type RewardState = ReturnType<typeof useReward>;
