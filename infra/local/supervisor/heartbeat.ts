import { setTimeout as sleep } from 'node:timers/promises';
import { probe } from '@shopwright/service-kit/http/probe';
import type { HeartbeatMisses } from './heartbeat-misses';

/** With four misses, notices a frozen process within 7 s: no request to the store blocks a process for seconds. */
export const heartbeatMissesMax = 4;
const inProduction = { everyMs: 1000, answerWithinMs: 1500 };
/** Limits how long an answer is waited for beside the later questions. */
const openMaxMs = 30_000;

/**
 * Asks a process again and again whether it answers, and calls `onSilence` once it has answered before and does not any
 * more: it is stopped, or its event loop is blocked. An answer to an earlier question counts as well: a process with more
 * work than it can do answers each of them late. A refused connection is no silence: the process is starting or ending.
 * Returns the function that ends the watch.
 */
export function watchHeartbeat(
  url: string,
  misses: HeartbeatMisses,
  onSilence: () => void,
  { everyMs, answerWithinMs } = inProduction,
): () => void {
  const ended = new AbortController();
  const watch = async () => {
    misses.begin();
    let asked: Promise<number | 'refused'>[] = [];
    while (!ended.signal.aborted) {
      const askedAt = performance.now();
      asked.push(askOnce(url));
      const answer = await Promise.race([...asked, sleep(answerWithinMs)]);
      if (ended.signal.aborted) return;
      const now = performance.now();
      if (answer === undefined) {
        if (misses.missed(now - askedAt - answerWithinMs)) return onSilence();
        continue;
      }
      asked = [];
      if (answer === 'refused') misses.refused();
      else misses.answered(now);
      await sleep(everyMs, undefined, { signal: ended.signal }).catch(() => undefined);
    }
  };
  void watch();
  return () => ended.abort();
}

/** Never resolves without an answer. */
async function askOnce(url: string): Promise<number | 'refused'> {
  const answer = await probe(url, openMaxMs);
  return answer === 'silent' ? new Promise(() => undefined) : answer;
}
