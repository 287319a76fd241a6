import { describe, expect, it } from 'vitest';
import { createClockOffset } from './clock-offset';

const offsetOf = (samples: [sentAt: number, clock: string | undefined][]) => {
  const offset = createClockOffset();
  for (const [sentAt, clock] of samples) offset.add(sentAt, clock);
  return offset.get();
};

describe('the offset of a clock', () => {
  it('is unknown without a measure, or with one that is no time', () => {
    expect(offsetOf([])).toBeUndefined();
    expect(
      offsetOf([
        [1000, undefined],
        [1000, 'soon'],
        [1000, '-5'],
      ]),
    ).toBeUndefined();
  });

  it('is the least of its measures, however long the calls waited', () => {
    expect(
      offsetOf([
        [1000, '301900'],
        [2000, '302003'],
        [3000, '303400'],
      ]),
    ).toBe(300_003);
  });

  it('is unknown after a clock was set, until it was measured again', () => {
    const samples: [number, string][] = [
      [1000, '1001'],
      [2000, '302001'],
    ];
    expect(offsetOf(samples)).toBeUndefined();
    const measuredAgain = Array.from({ length: 7 }, (_, index): [number, string] => [
      3000 + index,
      String(303_001 + index),
    ]);
    expect(offsetOf([...samples, ...measuredAgain])).toBe(300_001);
  });
});
