import { setTimeout as sleep } from 'node:timers/promises';
import { probe } from '@shopwright/service-kit/http/probe';
import type { HeartbeatMisses } from './heartbeat-misses';

/** With four misses, notices a frozen process within 7 s: no request to the store blocks a process for seconds. */
export const heartbeatMissesMax = 4;
const everyMs = 1000;
const answerWithinMs = 1500;

/**
 * Asks a process again and again whether it answers, and calls `onSilence` once it has answered before and does not any
 * more: it is stopped, or its event loop is blocked. A refused connection is no silence: the process is starting or ending.
 * Returns the function that ends the watch.
 */
export function watchHeartbeat(url: string, misses: HeartbeatMisses, onSilence: () => void): () => void {
  const ended = new AbortController();
  const watch = async () => {
    misses.begin();
    while (!ended.signal.aborted) {
      const askedAt = performance.now();
      const answer = await probe(url, answerWithinMs);
      if (ended.signal.aborted) return;
      const now = performance.now();
      if (answer === 'refused') misses.refused();
      else if (answer !== 'silent') misses.answered(now);
      else if (misses.missed(now - askedAt - answerWithinMs)) return onSilence();
      if (!misses.isMissing) await sleep(everyMs, undefined, { signal: ended.signal }).catch(() => undefined);
    }
  };
  void watch();
  return () => ended.abort();
}
