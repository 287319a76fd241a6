import { describe, expect, it } from 'vitest';
import { computeOutstanding, type ReturnedUnits } from './outstanding';

/** An order of units at 20.00 that was paid in full. */
const payment = (changes: { left?: number; pool?: number; unitsLeft?: number } = {}) => ({
  leftCents: changes.left ?? 10_000,
  poolCents: changes.pool ?? 0,
  unitsLeft: changes.unitsLeft ?? 5,
  getShareCents: (units: readonly { quantity: number }[]) =>
    units.reduce((sum, { quantity }) => sum + quantity * 2000, 0),
});
const units = (quantity: number, paid = 0, left = 5): ReturnedUnits[] => [{ orderItemId: 1, quantity, paid, left }];

describe('computeOutstanding', () => {
  it.each([
    ['nothing was refunded', units(2), payment(), 4000, 0],
    ['a part by amount', units(2), payment({ pool: 500 }), 3500, 500],
    ['all of it by amount', units(1), payment({ pool: 2000 }), 0, 2000],
    ['more than it cost, by amount', units(1), payment({ pool: 9000 }), 0, 2000],
    ['one of two units by name', units(2, 1), payment(), 2000, 2000],
    ['both by name', units(2, 2), payment(), 0, 4000],
    ['more units than the return has', units(1, 3), payment(), 0, 2000],
    ['one by name and a part by amount', units(2, 1), payment({ pool: 500 }), 1500, 2500],
    ['the whole line, before it was requested', units(1, 0, 0), payment(), 0, 2000],
    ['a part of the last unit', units(1, 0, 1), payment({ unitsLeft: 1, left: 1500, pool: 500 }), 1500, 500],
    ['all of the last unit', units(1, 0, 1), payment({ unitsLeft: 1, left: 0, pool: 2000 }), 0, 2000],
    ['all but a dispute left', units(1), payment({ left: 700 }), 700, 1300],
    ['units that other returns took', units(2, -1), payment(), 4000, 0],
  ])('%s', (_, returned, paid, due, already) => {
    const outstanding = computeOutstanding(returned, paid);
    expect([outstanding.dueCents, outstanding.alreadyCents]).toEqual([due, already]);
  });
});
