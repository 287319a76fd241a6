import { setTimeout as sleep } from 'node:timers/promises';
import autocannon, { type Client, type Request } from 'autocannon';

export type { Request };

export interface Shot {
  /** Responses with 2xx, or purchases. */
  answered: number;
  perSecond: number;
  p50Ms: number;
  p99Ms: number;
  /** Responses that were not 2xx, and requests without a response. */
  failed: number;
}

type ShotOptions = { connections: number } & (TimedShot | CountedShot);

interface TimedShot {
  seconds: number;
}

/** Ends with the last response, so that it has a rate however slow the machine is. */
interface CountedShot {
  requestsMax: number;
}

/** The interval at which autocannon checks whether the time is over. */
const checkedEveryMs = 20;
/** Lets a server answer what it had when the time was over, which the next shot would pay for. */
const pauseMs = 150;

/**
 * Sends the requests over keep-alive connections, each of which waits for its response before it sends the next. Each has its
 * share of them: with all of them autocannon would take a tenth of a second more to write them, before the first is sent.
 */
export async function runLoad(
  origin: string,
  requests: readonly Request[],
  { connections, ...given }: ShotOptions,
): Promise<Shot> {
  const share = Math.ceil(requests.length / connections);
  let started = 0;
  const setupClient = (client: Client) => {
    const first = (started++ * share) % requests.length;
    client.setRequests(requests.slice(first, first + share));
  };
  const end = 'seconds' in given ? { duration: given.seconds } : { amount: given.requestsMax };
  const result = await autocannon({
    url: origin,
    connections,
    requests: requests.slice(0, 1),
    setupClient,
    sampleInt: checkedEveryMs,
    ...end,
  });
  if ('seconds' in given) await sleep(pauseMs);
  const { duration, latency, non2xx, errors } = result;
  return {
    answered: result['2xx'],
    perSecond: result['2xx'] / duration,
    p50Ms: latency.p50,
    p99Ms: latency.p99,
    failed: non2xx + errors,
  };
}

/** Returns the time below which this share of the times is, in whole milliseconds. */
export function quantileMs(times: readonly number[], share: number): number {
  const sorted = [...times].sort((a, b) => a - b);
  return Math.round(sorted[Math.min(Math.floor(sorted.length * share), sorted.length - 1)] ?? 0);
}

/** Returns the value in the middle. The mean would follow a round in which the machine was busy elsewhere. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[sorted.length >> 1] ?? 0;
}

/** Returns the median of each number over the rounds, and the sums of what was answered and what failed. */
export const medianShot = (shots: readonly Shot[]): Shot => ({
  answered: shots.reduce((sum, { answered }) => sum + answered, 0),
  perSecond: median(shots.map(({ perSecond }) => perSecond)),
  p50Ms: median(shots.map(({ p50Ms }) => p50Ms)),
  p99Ms: median(shots.map(({ p99Ms }) => p99Ms)),
  failed: shots.reduce((sum, { failed }) => sum + failed, 0),
});
