import { randomUUID } from 'node:crypto';
import type { RewardState } from '@shopwright/contracts/http/rewards';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decideRewardChange, getRewardState, reservationMinutes, type SettlementWord } from './reward-rules';

const now = new Date('2026-11-21T12:00:00Z');
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000);

it('a hold keeps others out until it lapses; a use never lapses', () => {
  expect(getRewardState({ state: 'held', heldAt: minutesAgo(reservationMinutes) }, now)).toBe('held');
  expect(getRewardState({ state: 'held', heldAt: minutesAgo(reservationMinutes + 1) }, now)).toBe('available');
  expect(getRewardState({ state: 'used', heldAt: null }, now)).toBe('used');
});

interface Model {
  state: RewardState;
  holder: string | null;
  orderId: number | null;
  released: Set<number>;
}

/** As settle-reward.ts applies it. */
function hear(reward: Model, word: SettlementWord): 'use' | 'free' | 'keep' | 'refuse' {
  const { orderId } = word;
  const settlement = decideRewardChange(reward, word, orderId !== undefined && reward.released.has(orderId));
  if (word.outcome === 'released' && orderId !== undefined) reward.released.add(orderId);
  if (settlement === 'use') Object.assign(reward, { state: 'used', holder: null, orderId });
  if (settlement === 'free') Object.assign(reward, { state: 'available', holder: null, orderId: null });
  return settlement;
}

const held = (holder: string): Model => ({ state: 'held', holder, orderId: null, released: new Set() });

describe('decideRewardChange', () => {
  const holder = randomUUID();

  it('lets only the holder end a hold, and only the using order a use', () => {
    const reward = held(holder);
    expect(hear(reward, { outcome: 'released', holder: randomUUID() })).toBe('keep');
    expect(hear(reward, { outcome: 'used', holder, orderId: 7 })).toBe('use');
    expect(hear(reward, { outcome: 'released', holder })).toBe('keep');
    expect(hear(reward, { outcome: 'released', holder, orderId: 8 })).toBe('keep');
    expect(hear(reward, { outcome: 'released', holder, orderId: 7 })).toBe('free');
  });

  it('refuses a second order, loudly, until the first lets go', () => {
    const reward = held(holder);
    hear(reward, { outcome: 'used', holder, orderId: 7 });
    expect(hear(reward, { outcome: 'used', holder, orderId: 9 })).toBe('refuse');
    hear(reward, { outcome: 'released', holder, orderId: 7 });
    expect(hear(reward, { outcome: 'used', holder, orderId: 9 })).toBe('use');
  });

  it('takes the word of an order whose hold has lapsed: it took its discount', () => {
    const reward: Model = { state: 'available', holder: null, orderId: null, released: new Set() };
    expect(hear(reward, { outcome: 'used', holder, orderId: 7 })).toBe('use');
  });

  it('ends the same way for one order’s words in any order and number: kept sold, or given back for good', () => {
    const words = (outcomes: ('used' | 'released')[]) =>
      fc
        .tuple(
          fc.shuffledSubarray(outcomes, { minLength: outcomes.length }),
          fc.array(fc.constantFrom(...outcomes), { maxLength: 6 }),
        )
        .map(([once, again]) => [...once, ...again]);
    const said = fc.oneof(words(['used']), words(['used', 'released']), words(['released']));
    fc.assert(
      fc.property(said, (outcomes) => {
        const reward = held(holder);
        for (const outcome of outcomes) hear(reward, { outcome, holder, orderId: 7 });
        expect(reward.state).toBe(outcomes.includes('released') ? 'available' : 'used');
      }),
    );
  });

  it('a late word of an order that gave the reward back does not disturb the next one', () => {
    const outcome = fc.constantFrom('used' as const, 'released' as const);
    fc.assert(
      fc.property(fc.array(outcome, { maxLength: 8 }), (late) => {
        const reward = held(holder);
        hear(reward, { outcome: 'used', holder, orderId: 7 });
        hear(reward, { outcome: 'released', holder, orderId: 7 });
        Object.assign(reward, { state: 'held', holder });
        for (const word of late) hear(reward, { outcome: word, holder, orderId: 7 });
        expect(reward).toMatchObject({ state: 'held', holder });
        hear(reward, { outcome: 'used', holder, orderId: 9 });
        for (const word of late) hear(reward, { outcome: word, holder, orderId: 7 });
        expect(reward).toMatchObject({ state: 'used', orderId: 9 });
      }),
    );
  });
});
