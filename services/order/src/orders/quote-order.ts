import { type Currency, centsPerUnit } from '@shopwright/contracts/currencies';
import { centsFromDecimal, type PricedLine } from '@shopwright/contracts/money';
import type { Discount } from '@shopwright/contracts/pricing/discounts';
import { quote } from '@shopwright/contracts/pricing/quote';

export interface RewardTerms {
  id: number;
  /** 0 for free shipping. */
  discountCents: number;
}

interface OrderPrice {
  subtotalCents: number;
  discountCents: number;
  totalCents: number;
}

/** Prices an order of a store that charges neither tax nor shipping: its goods, less its reward. */
export function quoteOrder(lines: readonly PricedLine[], currency: Currency, reward?: RewardTerms): OrderPrice {
  const { subtotal, total } = quote({
    step: centsPerUnit(currency),
    lines: lines.map(({ price, quantity }, index) => ({
      id: String(index),
      productId: 0,
      unitPrice: centsFromDecimal(price),
      quantity,
      taxClass: '',
      needsShipping: true,
      weightGrams: 0,
      categoryIds: [],
      collectionIds: [],
    })),
    discounts: reward && [toRewardDiscount(reward)],
  });
  return { subtotalCents: subtotal, discountCents: subtotal - total, totalCents: total };
}

const rewardPrefix = 'reward-';

export const isRewardId = (discountId: string): boolean => discountId.startsWith(rewardPrefix);

/** No discount of staff has this id. */
export const toRewardDiscount = ({ id, discountCents }: RewardTerms): Discount => ({
  id: `${rewardPrefix}${id}`,
  name: 'Reward',
  effect: discountCents > 0 ? { kind: 'amount', amount: discountCents } : { kind: 'free_shipping' },
  target: { type: 'order' },
  combines: true,
  isReward: true,
});
