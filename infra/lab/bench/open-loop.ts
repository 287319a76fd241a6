import { setTimeout as sleep } from 'node:timers/promises';
import { Agent, type Dispatcher } from 'undici';
import type { Request } from './run-load';

export interface OpenLoop {
  /** With none left a request waits for one, which counts. */
  connections: number;
  ratePerSecond: number;
  /** Without it, until the signal. */
  seconds?: number;
  signal?: AbortSignal;
  /** Opens all connections first, so that no request waits for one to be accepted. */
  opensFirst?: boolean;
  /** So many requests at the beginning are not counted: they open connections and fill caches. */
  uncounted?: number;
}

export interface OpenLoopResult {
  /** Until the last response. */
  seconds: number;
  /** Milliseconds from when each request was due to the end of its response, which was 200 or 503. */
  times: { good: number[]; refused: number[] };
  /** Neither answered nor refused with 503. */
  failed: number;
}

/** The least that a timer waits with some accuracy. */
const pauseMs = 2;

/**
 * Sends requests evenly at this rate, whether or not earlier ones were answered. autocannon sends those of a second all at
 * once, and then measures the queue which that makes.
 */
export async function runOpenLoop(
  origin: string,
  requests: readonly Request[],
  {
    connections,
    ratePerSecond,
    seconds = Number.POSITIVE_INFINITY,
    signal,
    opensFirst = false,
    uncounted = 0,
  }: OpenLoop,
): Promise<OpenLoopResult> {
  const agent = new Agent({ connections });
  const times: OpenLoopResult['times'] = { good: [], refused: [] };
  let failed = 0;
  let startedAt = performance.now();
  // Much cheaper than request(), whose streams would take a core at the rates of the cache.
  const send = (index: number) =>
    new Promise<number>((resolve) => {
      let status = 0;
      const { path = '/', method = 'GET', headers, body } = requests[index % requests.length] ?? {};
      agent.dispatch({ origin, path, method, headers, body } as Dispatcher.DispatchOptions, {
        onRequestStart: () => undefined,
        onResponseStart: (_, statusCode) => {
          status = statusCode;
        },
        onResponseData: () => undefined,
        onResponseEnd: () => resolve(status),
        onResponseError: () => resolve(0),
      });
    });
  const measure = async (index: number) => {
    const status = await send(index);
    const ms = performance.now() - startedAt - (index * 1000) / ratePerSecond;
    if (index < uncounted) return;
    if (status === 200) times.good.push(ms);
    else if (status === 503) times.refused.push(ms);
    else failed += 1;
  };
  if (opensFirst) {
    await Promise.all(Array.from({ length: connections }, (_, index) => send(index)));
    startedAt = performance.now();
  }
  const sent: Promise<void>[] = [];
  for (let passedMs = 0; passedMs < seconds * 1000 && !signal?.aborted; passedMs = performance.now() - startedAt) {
    while (sent.length < (passedMs / 1000) * ratePerSecond) sent.push(measure(sent.length));
    await sleep(pauseMs);
  }
  await Promise.all(sent);
  const duration = (performance.now() - startedAt) / 1000;
  await agent.close();
  return { seconds: duration, times, failed };
}
