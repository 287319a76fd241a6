import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import type { BenchStore } from './bench-store';
import { runOpenLoop } from './open-loop';
import { median, quantileMs, type Request, runLoad } from './run-load';
import { startVisitors } from './visitors';

/** How many times what the store can answer is sent. */
const factors = [1, 2, 5];
const closedConnections = 64;
/** Enough that the rate does not depend on how long the responses take. */
const openConnections = 1000;
/** The client that has nothing else to do. Its connections are open before the load comes. */
const idle = { connections: 20, ratePerSecond: 20, opensFirst: true };
/** The log says once a second how many were refused. */
const loggedWithinMs = 1200;

/**
 * Measures what the store still answers when more comes than it can: after each closed loop, which finds the highest rate,
 * requests come at multiples of it. `sharePercent` is of that rate. `inStoreMs` is the longest time in the store from the
 * arrival of a refused request to its response, by its log. An idle client sends a few requests meanwhile. `bought` is by how
 * much the count of purchases grew while more came than the store can answer.
 */
export async function measureOverload(
  { uncached: origin, uncachedLog }: Pick<BenchStore, 'uncached' | 'uncachedLog'>,
  requests: Request[],
  { rounds, seconds, countBought }: { rounds: number; seconds: number; countBought?: () => number },
) {
  const measure = async (factor: number) => {
    const { perSecond: peak } = await runLoad(origin, requests, { connections: closedConnections, seconds });
    const logged = readFileSync(uncachedLog, 'utf8').length;
    const visitors = await startVisitors([{ origin, requests, ...idle }]);
    const ratePerSecond = Math.max(1, Math.round(peak * factor));
    const boughtBefore = countBought?.() ?? 0;
    const offered = await runOpenLoop(origin, requests, { connections: openConnections, ratePerSecond, seconds });
    const bought = countBought && countBought() - boughtBefore;
    const [atIdle] = await visitors.end();
    await sleep(loggedWithinMs);
    const inStoreMs = findLongestMs(readFileSync(uncachedLog, 'utf8').slice(logged));
    const sharePercent = (100 * offered.times.good.length) / offered.seconds / peak;
    return { factor, ratePerSecond, sharePercent, inStoreMs, offered, bought, atIdle: atIdle?.times };
  };
  const taken: Awaited<ReturnType<typeof measure>>[] = [];
  for (let round = 0; round < rounds; round += 1) for (const factor of factors) taken.push(await measure(factor));
  return factors.map((factor) => toRow(taken.filter((each) => each.factor === factor)));

  /**
   * Returns the row of the round in the middle, by its share, with all failures. The idle client sends too little in one round
   * for a 99th percentile.
   */
  function toRow(own: typeof taken) {
    const middle = median(own.map((each) => each.sharePercent));
    const { factor, ratePerSecond, sharePercent, offered } = own.find(
      (each) => each.sharePercent === middle,
    ) as (typeof own)[number];
    const { good, refused } = offered.times;
    const idleRefused = own.flatMap(({ atIdle }) => atIdle?.refused ?? []);
    const idleGood = own.flatMap(({ atIdle }) => atIdle?.good ?? []);
    return {
      factor,
      offeredPerSecond: ratePerSecond,
      goodPerSecond: good.length / offered.seconds,
      sharePercent,
      goodP99Ms: quantileMs(good, 0.99),
      refusedPerSecond: refused.length / offered.seconds,
      refusedP99Ms: quantileMs(refused, 0.99),
      inStoreMs: Math.max(...own.map((each) => each.inStoreMs)),
      idleRefused: idleRefused.length,
      idleRefusedP99Ms: quantileMs(idleRefused, 0.99),
      idleGoodP99Ms: quantileMs(idleGood, 0.99),
      failed: own.reduce((sum, each) => sum + each.offered.failed, 0),
      ...(countBought && { bought: own.reduce((sum, each) => sum + (each.bought ?? 0), 0) }),
    };
  }
}

/** Returns the longest time that the lines of refused requests have. */
const findLongestMs = (log: string): number =>
  Math.max(0, ...[...log.matchAll(/"longestMs":(\d+)/g)].map(([, ms]) => Number(ms)));
