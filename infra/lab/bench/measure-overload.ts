import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import type { BenchStore } from './bench-store';
import { type OpenLoopResult, runOpenLoop } from './open-loop';
import { median, quantileMs, type Request, runLoad } from './run-load';
import { startVisitors } from './visitors';

/** The outcome of a load that is this many times what the store can answer. */
export interface OverloadRow {
  /** Times the highest rate of the closed loop. */
  factor: number;
  offeredPerSecond: number;
  /** Answered, and as a share of what the closed loop answered in the same round. */
  goodPerSecond: number;
  share: number;
  goodP99Ms: number;
  refusedPerSecond: number;
  refusedP99Ms: number;
  /** The longest time in the store from the arrival of a refused request to its response, by its log. */
  longestInStoreMs: number;
  /** The responses to a client that has nothing else to do, in all rounds together. */
  idle: { refused: number; p50Ms: number; p99Ms: number; answeredP99Ms: number };
  /** Neither answered nor refused with 503. */
  failed: number;
}

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
 * requests come at multiples of it.
 */
export async function measureOverload(
  { uncached: origin, uncachedLog }: Pick<BenchStore, 'uncached' | 'uncachedLog'>,
  requests: Request[],
  { rounds, seconds }: { rounds: number; seconds: number },
): Promise<OverloadRow[]> {
  const rows = new Map(factors.map((factor) => [factor, [] as Round[]]));
  for (let round = 0; round < rounds; round += 1) {
    for (const factor of factors) {
      const { perSecond: peak } = await runLoad(origin, requests, { connections: closedConnections, seconds });
      const logged = readFileSync(uncachedLog, 'utf8').length;
      const visitors = await startVisitors([{ origin, requests, ...idle }]);
      const taken = await offer(origin, requests, { factor, peak, seconds });
      const [atIdle] = await visitors.end();
      await sleep(loggedWithinMs);
      const longestInStoreMs = findLongestMs(readFileSync(uncachedLog, 'utf8').slice(logged));
      rows.get(factor)?.push({ ...taken, longestInStoreMs, atIdle: atIdle?.times ?? { good: [], refused: [] } });
    }
  }
  return factors.map((factor) => toRow(rows.get(factor) ?? []));
}

type Round = Omit<OverloadRow, 'idle'> & { atIdle: OpenLoopResult['times'] };

/** Returns the longest time that the lines of refused requests have. */
const findLongestMs = (log: string): number =>
  Math.max(0, ...[...log.matchAll(/"longestMs":(\d+)/g)].map(([, ms]) => Number(ms)));

async function offer(
  origin: string,
  requests: Request[],
  { factor, peak, seconds }: { factor: number; peak: number; seconds: number },
): Promise<Omit<Round, 'longestInStoreMs' | 'atIdle'>> {
  const ratePerSecond = Math.max(1, Math.round(peak * factor));
  const result = await runOpenLoop(origin, requests, { connections: openConnections, ratePerSecond, seconds });
  const { good, refused } = result.times;
  return {
    factor,
    offeredPerSecond: ratePerSecond,
    goodPerSecond: good.length / result.seconds,
    share: good.length / result.seconds / peak,
    goodP99Ms: quantileMs(good, 0.99),
    refusedPerSecond: refused.length / result.seconds,
    refusedP99Ms: quantileMs(refused, 0.99),
    failed: result.failed,
  };
}

/**
 * Returns the row of the round in the middle, by its share, with all failures. The other client sends too little in one round
 * for a 99th percentile.
 */
function toRow(rounds: Round[]): OverloadRow {
  const share = median(rounds.map((row) => row.share));
  const { atIdle: _, ...row } = rounds.find((candidate) => candidate.share === share) as Round;
  const refused = rounds.flatMap(({ atIdle }) => atIdle.refused);
  const good = rounds.flatMap(({ atIdle }) => atIdle.good);
  return {
    ...row,
    failed: rounds.reduce((sum, { failed }) => sum + failed, 0),
    longestInStoreMs: Math.max(...rounds.map(({ longestInStoreMs }) => longestInStoreMs)),
    idle: {
      refused: refused.length,
      p50Ms: quantileMs(refused, 0.5),
      p99Ms: quantileMs(refused, 0.99),
      answeredP99Ms: quantileMs(good, 0.99),
    },
  };
}
