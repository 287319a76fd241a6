import { describe, expect, it } from 'vitest';
import { createPace } from './pace-imports';

/** A clock that batches and rests move on. Records the rests. */
function createImports({ hasVisitors = true, stopping }: { hasVisitors?: boolean; stopping?: AbortSignal } = {}) {
  const state = { now: 0, hasVisitors };
  const rests: number[] = [];
  const pace = createPace({
    areVisitorsHere: async () => state.hasVisitors,
    stopping,
    now: () => state.now,
    async wait(ms) {
      rests.push(ms);
      state.now += ms;
    },
  });
  const batch = (ms: number) =>
    pace(async () => {
      state.now += ms;
      return ms;
    });
  return { state, rests, pace, batch };
}

describe('an import', () => {
  it('rests three times as long as a batch took before the next one, while visitors read', async () => {
    const { batch, rests } = createImports();
    expect([await batch(50), await batch(20), await batch(50)]).toEqual([50, 20, 50]);
    expect(rests).toEqual([150, 60]);
  });

  it('rests nowhere without visitors, and owes them nothing when they come', async () => {
    const { batch, rests, state } = createImports({ hasVisitors: false });
    for (let at = 0; at < 100; at += 1) await batch(50);
    expect(rests).toEqual([]);
    state.hasVisitors = true;
    await batch(50);
    await batch(50);
    expect(rests.length).toBeGreaterThan(0);
    expect(Math.max(...rests)).toBeLessThanOrEqual(150);
  });

  it('does not rest where its own work between two batches took as long', async () => {
    const { batch, rests, state } = createImports();
    await batch(50);
    state.now += 150;
    await batch(50);
    expect(rests).toEqual([]);
  });

  it('rests for a bounded time after a batch that took long, and after one that failed', async () => {
    const { pace, batch, rests, state } = createImports();
    await batch(20_000);
    await pace(async () => {
      state.now += 10;
      throw new Error('refused');
    }).catch(() => undefined);
    await batch(10);
    expect(rests).toEqual([3000, 30]);
  });

  it('shares the time with the other imports of its process', async () => {
    const { batch, rests, state } = createImports();
    await batch(50);
    // Another import was in its batch meanwhile.
    state.now -= 50;
    await batch(50);
    await batch(50);
    expect(rests.reduce((sum, ms) => sum + ms, 0)).toBeGreaterThanOrEqual(300);
  });
});

it('a process that stops does not wait for a rest', async () => {
  const stopping = new AbortController();
  const pace = createPace({ areVisitorsHere: async () => true, stopping: stopping.signal });
  await pace(() => new Promise((resolve) => setTimeout(resolve, 500)));
  const startedAt = performance.now();
  setTimeout(() => stopping.abort(), 10);
  await pace(async () => undefined);
  expect(performance.now() - startedAt).toBeLessThan(1000);
});
