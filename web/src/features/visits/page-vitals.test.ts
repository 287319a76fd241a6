import { describe, expect, it } from 'vitest';
import { createReactions, createShiftSum } from './page-vitals';

const move = (value: number, startTime: number, hadRecentInput = false) => ({ value, startTime, hadRecentInput });

describe('the moves of a page', () => {
  it('count as the worst burst, without those that follow an input', () => {
    const shifts = createShiftSum();
    for (const each of [move(0.1, 0), move(0.05, 900), move(0.2, 3000), move(9, 3100, true)]) shifts.add(each);
    expect(shifts.read()).toBe(0.2);
  });

  it('begin a new burst after five seconds', () => {
    const shifts = createShiftSum();
    for (let at = 0; at <= 6000; at += 500) shifts.add(move(0.01, at));
    expect(shifts.read()).toBe(0.1);
  });
});

describe('the reactions of a page', () => {
  it('are the slowest interaction, and of many not the outlier', () => {
    const few = createReactions();
    for (const [interactionId, duration] of [
      [1, 48],
      [1, 120],
      [2, 80],
      [0, 900],
    ] as const) {
      few.add({ interactionId, duration });
    }
    expect(few.read()).toBe(120);
    const many = createReactions();
    for (let id = 1; id <= 60; id += 1) many.add({ interactionId: id, duration: id });
    expect(many.read()).toBe(59);
    expect(createReactions().read()).toBeUndefined();
  });

  it('are quick where the browser told of none, or of fewer than may be outliers', () => {
    const quick = createReactions();
    expect(quick.read(3)).toBe(16);
    quick.add({ interactionId: 1, duration: 400 });
    expect([quick.read(3), quick.read(60)]).toEqual([400, 16]);
  });
});
