import type { ResponseOf } from '@shopwright/contracts/endpoint';
import type { readChanges } from '@shopwright/contracts/http/internal';
import { createLogger } from '@shopwright/service-kit/runtime/logger';
import { afterEach, expect, it, vi } from 'vitest';
import { createChangeFeed } from './change-feed';

type Changes = ResponseOf<typeof readChanges>;

const silent: Changes = { position: 'a', isEverything: false, products: [] };

/** A feed whose calls the test answers, at a time that the test sets. */
function startFeed(checkedEveryMs = 3_600_000) {
  const clock = { now: 0 };
  const calls: { since: string | undefined; answer: (changes: Changes) => void; fail: () => void }[] = [];
  const call = (_endpoint: unknown, { query }: { query: { since?: string } }) =>
    new Promise((resolve, reject) => {
      calls.push({ since: query.since, answer: resolve, fail: () => reject(new Error('away')) });
    });
  const feed = createChangeFeed({
    catalog: { call } as never,
    logger: createLogger('feed', 'silent'),
    now: () => clock.now,
    times: { promiseMs: 1000, checkedEveryMs },
  });
  return { feed, clock, calls };
}

/** Lets a feed read the answer that it received. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

afterEach(() => vi.useRealTimers());

it('is current for a second after it asked, not after it was answered', async () => {
  const { feed, clock, calls } = startFeed();
  const asked = feed.check();
  clock.now = 900;
  calls[0]?.answer(silent);
  expect(await asked).toBe(true);
  expect(feed.isCurrent()).toBe(true);
  clock.now = 1000;
  expect(feed.isCurrent()).toBe(false);
});

it('asks again after a call that began before: it may have been answered earlier', async () => {
  const { feed, calls } = startFeed();
  const first = feed.check();
  const second = feed.check();
  calls[0]?.answer(silent);
  await first;
  await settled();
  expect(calls.map(({ since }) => since)).toEqual([undefined, 'a']);
  calls[1]?.answer(silent);
  expect(await second).toBe(true);
});

it('takes the answer of a call that already runs where that is current enough', async () => {
  const { feed, clock, calls } = startFeed();
  void feed.check();
  clock.now = 500;
  const waiting = feed.whenCurrent();
  calls[0]?.answer(silent);
  expect(await waiting).toBe(true);
  expect(calls).toHaveLength(1);
});

it('lets no one wait while the catalog does not answer, and goes on from the last position', async () => {
  const { feed, clock, calls } = startFeed();
  const first = feed.check();
  calls[0]?.answer(silent);
  await first;
  const second = feed.check();
  calls[1]?.fail();
  expect(await second).toBe(false);
  clock.now = 2000;
  expect(await feed.whenCurrent()).toBe(false);
  await settled();
  calls[2]?.answer({ position: 'b', isEverything: false, products: [7] });
  await settled();
  expect(calls[2]?.since).toBe('a');
  expect(await feed.whenCurrent()).toBe(true);
});

it('covers content until its product or everything changes', async () => {
  const { feed, calls } = startFeed();
  const lamp = { position: feed.position, products: [7] };
  const list = { position: feed.position, products: [7, 8] };
  const hear = async (changes: Partial<Changes>) => {
    const asked = feed.check();
    calls.at(-1)?.answer({ ...silent, ...changes });
    await asked;
  };
  await hear({ products: [8] });
  expect([feed.covers(lamp), feed.covers(list)]).toEqual([true, false]);
  const again = { position: feed.position, products: [7, 8] };
  expect(feed.covers(again)).toBe(true);
  await hear({ isEverything: true });
  expect([feed.covers(lamp), feed.covers(again)]).toEqual([false, false]);
  expect(feed.covers({ position: feed.position, products: [] })).toBe(true);
});

it('lets content outlast an import within its promise, and no other change', async () => {
  const { feed, clock, calls } = startFeed();
  const hear = async (changes: Partial<Changes>, atMs: number) => {
    clock.now = atMs;
    const asked = feed.check();
    calls.at(-1)?.answer({ ...silent, ...changes });
    await asked;
  };
  await hear({ isEverything: true }, 0);
  await hear({}, 200);
  const list = { position: feed.position, products: [7] };
  // Staff change something: visitors see it with the next answer.
  await hear({ isEverything: true }, 400);
  expect([feed.covers(list), feed.mayOutlast(list)]).toEqual([false, false]);
  const first = { position: feed.position, products: [7] };
  const sold = { position: feed.position, products: [8] };
  await hear({ products: [8] }, 600);
  await hear({ isEverything: true }, 800);
  expect([feed.mayOutlast(first), feed.mayOutlast(sold)]).toEqual([true, false]);
  const second = { position: feed.position, products: [7] };
  await hear({ isEverything: true }, 1400);
  expect([feed.covers(second), feed.mayOutlast(second), feed.mayOutlast(first), feed.mayOutlast(sold)]).toEqual([
    false,
    true,
    false,
    false,
  ]);
  // It was true at 800 for the last time.
  clock.now = 1799;
  expect(feed.mayOutlast(second)).toBe(true);
  clock.now = 1800;
  expect(feed.mayOutlast(second)).toBe(false);
});

it('lets nothing outlast a change through this process, also during an import', async () => {
  const { feed, clock, calls } = startFeed();
  const hear = async (changes: Partial<Changes>, atMs: number, isOwnChange = false) => {
    clock.now = atMs;
    const asked = feed.check({ isOwnChange });
    await settled();
    calls.at(-1)?.answer({ ...silent, ...changes });
    await asked;
  };
  await hear({ isEverything: true }, 0);
  await hear({ isEverything: true }, 200);
  const list = { position: feed.position, products: [7] };
  await hear({ isEverything: true }, 400, true);
  expect(feed.mayOutlast(list)).toBe(false);
  const next = { position: feed.position, products: [7] };
  await hear({ isEverything: true }, 600);
  expect([feed.mayOutlast(list), feed.mayOutlast(next)]).toEqual([false, true]);
  // A call that waits for one that runs keeps whose change it asks for.
  const current = { position: feed.position, products: [7] };
  const first = feed.check();
  const own = feed.check({ isOwnChange: true });
  const another = feed.check();
  calls.at(-1)?.answer(silent);
  await first;
  await settled();
  calls.at(-1)?.answer({ ...silent, isEverything: true });
  await Promise.all([own, another]);
  expect(feed.mayOutlast(current)).toBe(false);
});

it('takes everything for the next batch of an import for seconds after the last one, and then for a change of staff', async () => {
  const { feed, clock, calls } = startFeed();
  const hear = async (changes: Partial<Changes>, atMs: number) => {
    clock.now = atMs;
    const asked = feed.check();
    calls.at(-1)?.answer({ ...silent, ...changes });
    await asked;
  };
  await hear({}, 0);
  await hear({ isEverything: true }, 200);
  await hear({}, 2200);
  const list = { position: feed.position, products: [] };
  await hear({ isEverything: true }, 3000);
  expect(feed.mayOutlast(list)).toBe(true);
  await hear({}, 7800);
  const later = { position: feed.position, products: [] };
  await hear({ isEverything: true }, 8000);
  expect(feed.mayOutlast(later)).toBe(false);
});

it('keeps other products where lists change, until everything does', async () => {
  const { feed, calls } = startFeed();
  const hear = async (changes: Partial<Changes>) => {
    const asked = feed.check();
    calls.at(-1)?.answer({ ...silent, ...changes });
    await asked;
  };
  const lamp = { position: feed.position, products: [7], showsNoOthers: true };
  const chair = { position: feed.position, products: [8], showsNoOthers: true };
  const list = { position: feed.position, products: [7] };
  const empty = { position: feed.position, products: [] };
  await hear({ isEverything: true, keepsProducts: true, products: [8] });
  expect([lamp, chair, list, empty].map(feed.covers)).toEqual([true, false, false, false]);
  const listNow = { position: feed.position, products: [7] };
  await hear({ isEverything: true, keepsProducts: true });
  expect([feed.covers(lamp), feed.covers(listNow)]).toEqual([true, false]);
  await hear({ isEverything: true });
  expect(feed.covers(lamp)).toBe(false);
});

it('lets a list outlast an import, but for a product that it shows in an answer before', async () => {
  const { feed, clock, calls } = startFeed();
  const lists = { isEverything: true, keepsProducts: true };
  const hear = async (changes: Partial<Changes>, atMs: number) => {
    clock.now = atMs;
    const asked = feed.check();
    calls.at(-1)?.answer({ ...silent, ...changes });
    await asked;
  };
  await hear(lists, 0);
  await hear(lists, 200);
  const list = { position: feed.position, products: [7] };
  const lamp = { position: feed.position, products: [7], showsNoOthers: true };
  await hear({ ...lists, products: [7] }, 800);
  expect([list, lamp].map(feed.mayOutlast)).toEqual([true, true]);
  await hear(lists, 1000);
  expect([list, lamp].map(feed.mayOutlast)).toEqual([false, false]);
});

it('rests after everything has changed, as during an import, and not after a product has', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { feed, calls } = startFeed(200);
  const answer = async (changes: Partial<Changes>) => {
    calls.at(-1)?.answer({ ...silent, ...changes });
    await settled();
  };
  const callsAfter = (ms: number) => {
    vi.advanceTimersByTime(ms);
    return calls.length;
  };
  void feed.check();
  await answer({ isEverything: true });
  expect([callsAfter(599), callsAfter(1)]).toEqual([1, 2]);
  await answer({ products: [7] });
  expect([callsAfter(199), callsAfter(1)]).toEqual([2, 3]);
  await answer({});
  expect([callsAfter(199), callsAfter(1)]).toEqual([3, 4]);
  feed.stop();
});

it('keeps what reads must show until another change, also one that a catalog without a replica reports', async () => {
  const { feed, calls } = startFeed();
  const answer = async (changes: Changes) => {
    const asked = feed.check();
    await settled();
    calls.at(-1)?.answer(changes);
    await asked;
  };
  expect(feed.seen).toBeUndefined();
  await answer({ position: 'a', isEverything: true, products: [], seen: '100' });
  expect(feed.seen).toBe('100');
  await answer({ position: 'b', isEverything: false, products: [] });
  expect(feed.seen).toBe('100');
  await answer({ position: 'c', isEverything: false, products: [7], seen: '250' });
  expect(feed.seen).toBe('250');
  await answer({ position: 'd', isEverything: false, products: [8] });
  expect(feed.seen).toBeUndefined();
});
