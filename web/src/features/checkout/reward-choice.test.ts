import type { Reward } from '@shopwright/contracts/http/rewards';
import { expect, it } from 'vitest';
import { discountCents, leastCents, usableReward } from './reward-choice';

const reward = (id: number, state: Reward['state'], kind: Reward['kind'] = 'ten-dollars'): Reward => ({
  id,
  kind,
  state,
  createdAt: '2026-11-21T10:00:00Z',
  usedAt: null,
});

it('takes the oldest free one of the kind that lowers a price', () => {
  const newestFirst = [reward(4, 'available', 'free-shipping'), reward(3, 'available'), reward(2, 'available')];
  expect(usableReward([...newestFirst, reward(1, 'used')], undefined)?.id).toBe(2);
});

it('takes the one that this attempt holds, and no other that is held', () => {
  const rewards = [reward(3, 'available'), reward(2, 'held')];
  expect(usableReward(rewards, 2)?.id).toBe(2);
  expect(usableReward(rewards, undefined)?.id).toBe(3);
  expect(usableReward([reward(2, 'held')], undefined)).toBeUndefined();
  expect(usableReward([reward(2, 'used')], 2)).toBeUndefined();
});

it('is worth ten dollars, on orders that leave something to pay', () => {
  expect([discountCents, leastCents]).toEqual([1000, 1050]);
});
