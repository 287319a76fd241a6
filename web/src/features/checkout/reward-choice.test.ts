import type { Reward } from '@shopwright/contracts/http/rewards';
import { expect, it } from 'vitest';
import { discountCents, leastCents, usableRewards } from './reward-choice';

const reward = (id: number, state: Reward['state'], kind: Reward['kind'] = 'ten-dollars'): Reward => ({
  id,
  kind,
  state,
  createdAt: '2026-11-21T10:00:00Z',
  usedAt: null,
});

const idsOf = (rewards: readonly Reward[], ownId?: number) => usableRewards(rewards, ownId).map(({ id }) => id);

it('takes the oldest free one of each kind', () => {
  const newestFirst = [reward(5, 'available', 'free-shipping'), reward(4, 'available', 'free-shipping')];
  expect(idsOf([...newestFirst, reward(3, 'available'), reward(2, 'available'), reward(1, 'used')])).toEqual([2, 4]);
});

it('takes the one that this attempt holds, and no other that is held', () => {
  const rewards = [reward(3, 'available'), reward(2, 'held')];
  expect(idsOf(rewards, 2)).toEqual([2]);
  expect(idsOf(rewards)).toEqual([3]);
  expect(idsOf([reward(2, 'held')])).toEqual([]);
  expect(idsOf([reward(2, 'used')], 2)).toEqual([]);
});

it('is worth ten dollars, on orders that leave something to pay', () => {
  expect([discountCents, leastCents]).toEqual([1000, 1050]);
});
