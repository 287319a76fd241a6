import type { Span } from '@shopwright/contracts/http/traces';
import { describe, expect, it } from 'vitest';
import { timeScale } from './time-scale';

const span = (offsetMs: number, durationMs: number): Span => ({
  spanId: `${offsetMs}`,
  parentId: null,
  service: 'bff',
  name: 'GET',
  kind: 'server',
  offsetMs,
  durationMs,
  isError: false,
  attributes: {},
});

describe('the time scale of a trace', () => {
  it('is even where nothing waits', () => {
    const { position, idle, activeMs } = timeScale([span(0, 100), span(40, 20), span(150, 50)]);
    expect([position(0), position(50), position(200)]).toEqual([0, 0.25, 1]);
    expect(idle).toEqual([]);
    expect(activeMs).toBe(200);
    expect(timeScale([span(0, 200)]).ticks).toEqual(
      [0, 50, 100, 150].map((ms) => ({ at: expect.closeTo(ms / 200), ms })),
    );
  });

  it('draws a long pause short, and says how long it was', () => {
    const { position, idle, activeMs } = timeScale([span(0, 50), span(6850, 50)]);
    expect(activeMs).toBe(100);
    expect(idle).toEqual([{ at: expect.closeTo(0.5), durationMs: 6800 }]);
    expect(position(50)).toBeCloseTo(0.48);
    expect(position(6850)).toBeCloseTo(0.52);
    expect(position(6900)).toBeCloseTo(1);
  });

  it('never goes back, and stays within the width, however many pauses there are', () => {
    const many = Array.from({ length: 60 }, (_, index) => span(index * 1000, 10));
    const { position } = timeScale(many);
    const drawn = Array.from({ length: 600 }, (_, index) => position(index * 100));
    expect(drawn).toEqual(drawn.toSorted((a, b) => a - b));
    expect(position(59_010)).toBeCloseTo(1);
  });

  it('has a length for a trace without any', () => {
    expect(timeScale([span(0, 0)]).position(0)).toBe(0);
    expect(timeScale([]).idle).toEqual([]);
  });
});
