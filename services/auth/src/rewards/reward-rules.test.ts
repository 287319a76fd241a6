import { randomUUID } from 'node:crypto';
import type { RewardState } from '@shopwright/contracts/http/rewards';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decideRewardChange, getRewardState, type RewardReport, reservationMinutes } from './reward-rules';

const now = new Date('2026-11-21T12:00:00Z');
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000);

it('a reservation blocks others until it expires; a use never expires', () => {
  expect(getRewardState({ state: 'held', reservedAt: minutesAgo(reservationMinutes) }, now)).toBe('held');
  expect(getRewardState({ state: 'held', reservedAt: minutesAgo(reservationMinutes + 1) }, now)).toBe('available');
  expect(getRewardState({ state: 'used', reservedAt: null }, now)).toBe('used');
});

interface Model {
  state: RewardState;
  reservedBy: string | null;
  orderId: number | null;
  released: Set<number>;
}

/** Applies a report as commit-or-release-reward.ts does. */
function apply(reward: Model, report: RewardReport): 'commit' | 'release' | 'keep' | 'reject' {
  const { orderId } = report;
  const change = decideRewardChange(reward, report, orderId !== undefined && reward.released.has(orderId));
  if (report.outcome === 'released' && orderId !== undefined) reward.released.add(orderId);
  if (change === 'commit') Object.assign(reward, { state: 'used', reservedBy: null, orderId });
  if (change === 'release') Object.assign(reward, { state: 'available', reservedBy: null, orderId: null });
  return change;
}

const reservedBy = (holder: string): Model => ({
  state: 'held',
  reservedBy: holder,
  orderId: null,
  released: new Set(),
});

describe('decideRewardChange', () => {
  const holder = randomUUID();

  it('lets only the holder release a reservation, and only the using order release a use', () => {
    const reward = reservedBy(holder);
    expect(apply(reward, { outcome: 'released', holder: randomUUID() })).toBe('keep');
    expect(apply(reward, { outcome: 'used', holder, orderId: 7 })).toBe('commit');
    expect(apply(reward, { outcome: 'released', holder })).toBe('keep');
    expect(apply(reward, { outcome: 'released', holder, orderId: 8 })).toBe('keep');
    expect(apply(reward, { outcome: 'released', holder, orderId: 7 })).toBe('release');
  });

  it('rejects a second order until the first one releases the reward', () => {
    const reward = reservedBy(holder);
    apply(reward, { outcome: 'used', holder, orderId: 7 });
    expect(apply(reward, { outcome: 'used', holder, orderId: 9 })).toBe('reject');
    apply(reward, { outcome: 'released', holder, orderId: 7 });
    expect(apply(reward, { outcome: 'used', holder, orderId: 9 })).toBe('commit');
  });

  it('commits the reward of an order whose reservation has expired: it took its discount', () => {
    const reward: Model = { state: 'available', reservedBy: null, orderId: null, released: new Set() };
    expect(apply(reward, { outcome: 'used', holder, orderId: 7 })).toBe('commit');
  });

  it('ends in the same state for one order’s reports in any sequence and number: used, or released permanently', () => {
    const reports = (outcomes: ('used' | 'released')[]) =>
      fc
        .tuple(
          fc.shuffledSubarray(outcomes, { minLength: outcomes.length }),
          fc.array(fc.constantFrom(...outcomes), { maxLength: 6 }),
        )
        .map(([first, repeated]) => [...first, ...repeated]);
    const received = fc.oneof(reports(['used']), reports(['used', 'released']), reports(['released']));
    fc.assert(
      fc.property(received, (outcomes) => {
        const reward = reservedBy(holder);
        for (const outcome of outcomes) apply(reward, { outcome, holder, orderId: 7 });
        expect(reward.state).toBe(outcomes.includes('released') ? 'available' : 'used');
      }),
    );
  });

  it('ignores late reports of an order that released the reward, also when another order uses it', () => {
    const outcome = fc.constantFrom('used' as const, 'released' as const);
    fc.assert(
      fc.property(fc.array(outcome, { maxLength: 8 }), (late) => {
        const reward = reservedBy(holder);
        apply(reward, { outcome: 'used', holder, orderId: 7 });
        apply(reward, { outcome: 'released', holder, orderId: 7 });
        Object.assign(reward, { state: 'held', reservedBy: holder });
        for (const outcome of late) apply(reward, { outcome, holder, orderId: 7 });
        expect(reward).toMatchObject({ state: 'held', reservedBy: holder });
        apply(reward, { outcome: 'used', holder, orderId: 9 });
        for (const outcome of late) apply(reward, { outcome, holder, orderId: 7 });
        expect(reward).toMatchObject({ state: 'used', orderId: 9 });
      }),
    );
  });
});
