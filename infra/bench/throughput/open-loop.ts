import { setTimeout as sleep } from 'node:timers/promises';
import { Agent, request } from 'undici';
import type { Request } from './run-load';

interface OpenLoop {
  /** With none left a request waits for one, which counts. */
  connections: number;
  ratePerSecond: number;
  seconds: number;
}

export interface OpenLoopResult {
  /** Until the last reply. */
  seconds: number;
  /** Milliseconds from when each request was due to the end of its reply, which was 200 or 503. */
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
  { connections, ratePerSecond, seconds }: OpenLoop,
): Promise<OpenLoopResult> {
  const dispatcher = new Agent({ connections });
  const times: OpenLoopResult['times'] = { good: [], refused: [] };
  let failed = 0;
  const startedAt = performance.now();
  const send = async (index: number) => {
    const dueAt = startedAt + (index * 1000) / ratePerSecond;
    try {
      const { statusCode, body } = await request(origin + (requests[index % requests.length]?.path ?? '/'), {
        dispatcher,
      });
      await body.dump({ limit: Number.MAX_SAFE_INTEGER });
      if (statusCode === 200) times.good.push(performance.now() - dueAt);
      else if (statusCode === 503) times.refused.push(performance.now() - dueAt);
      else failed += 1;
    } catch {
      failed += 1;
    }
  };
  const sent: Promise<void>[] = [];
  for (let passedMs = 0; passedMs < seconds * 1000; passedMs = performance.now() - startedAt) {
    while (sent.length < (passedMs / 1000) * ratePerSecond) sent.push(send(sent.length));
    await sleep(pauseMs);
  }
  await Promise.all(sent);
  const duration = (performance.now() - startedAt) / 1000;
  await dispatcher.close();
  return { seconds: duration, times, failed };
}
