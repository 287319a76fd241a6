import { describe, expect, it } from 'vitest';
import { createRandom } from '../chaos/random';
import { createAgenda } from './agenda';
import { simulate, type Work } from './simulate';

const one = (ms: number): Work => ({ waitedFor: [{ process: 'bff', ms }], later: [] });
const seconds = 3000;

describe('simulate', () => {
  it.each([0.3, 0.6, 0.8])('has the mean time of a queue with one server (M/M/1) at a load of %s', (load) => {
    const { meanMs, busy } = simulate({ cores: 1, processes: { bff: 1 } }, one(10), { perSecond: load * 100 }, seconds);
    const expected = 10 / (1 - load);
    expect(Math.abs(meanMs / expected - 1)).toBeLessThan(0.05);
    expect(busy.bff).toBeCloseTo(load, 1);
  });

  it('has the mean time of a queue with four servers (M/M/4)', () => {
    const { meanMs } = simulate({ cores: 4, processes: { bff: 4 } }, one(10), { perSecond: 320 }, seconds);
    // Erlang C for four servers at 0.8 each: 59.64% wait, for 10 / (4 - 3.2) ms on average.
    const expected = 10 + 0.5964 * (10 / 0.8);
    expect(Math.abs(meanMs / expected - 1)).toBeLessThan(0.05);
  });

  it('serves closed customers as fast as the scarcest part allows', () => {
    const work: Work = {
      waitedFor: [
        { process: 'bff', ms: 10 },
        { process: 'order', ms: 40 },
      ],
      later: [{ process: 'workers', ms: 30 }],
    };
    const rate = (cores: number, order: number) =>
      simulate({ cores, processes: { bff: 9, order, workers: 9 } }, work, { customers: 64 }, 300).perSecond;
    // A process of 40 ms, then the cores for 80 ms.
    expect(rate(16, 1)).toBeCloseTo(25, -0.5);
    expect(rate(2, 9)).toBeCloseTo(25, -0.5);
    expect(rate(4, 2) / rate(2, 1)).toBeCloseTo(2, 0);
  });

  it('counts what nobody waits for in the load, not in the time', () => {
    const work: Work = { waitedFor: [{ process: 'bff', ms: 1 }], later: [{ process: 'workers', ms: 50 }] };
    const { meanMs, busy } = simulate(
      { cores: 4, processes: { bff: 1, workers: 1 } },
      work,
      { perSecond: 10 },
      seconds,
    );
    expect(meanMs).toBeLessThan(1.2);
    expect(busy.workers).toBeCloseTo(0.5, 1);
  });
});

describe('createAgenda', () => {
  it('acts in the order of time', () => {
    const random = createRandom(3);
    const agenda = createAgenda();
    const seen: number[] = [];
    for (let index = 0; index < 500; index += 1) agenda.after(random.between(0, 1000), () => seen.push(agenda.now()));
    agenda.runUntil(700);
    expect(seen).toEqual(seen.toSorted((a, b) => a - b));
    expect(seen.length).toBeGreaterThan(300);
    expect(Math.max(...seen)).toBeLessThanOrEqual(700);
    expect(agenda.now()).toBe(700);
  });
});
