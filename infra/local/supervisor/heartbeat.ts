import { setTimeout as sleep } from 'node:timers/promises';
import { probe } from '@shopwright/service-kit/http/probe';

export interface HeartbeatOptions {
  everyMs: number;
  answerWithinMs: number;
  /** How many answers in a row may be missing. */
  missesMax: number;
}

/** Notices a frozen process within 7 s, and tolerates a busy one: no request to the store blocks a process for seconds. */
const defaults: HeartbeatOptions = { everyMs: 1000, answerWithinMs: 1500, missesMax: 4 };

/**
 * Asks a process again and again whether it answers, and calls `onSilence` once it has answered before and does not any
 * more: it is stopped, or its event loop is blocked. A refused connection is no silence: the process is starting or ending.
 * Returns the function that ends the watch.
 */
export function watchHeartbeat(
  url: string,
  onSilence: () => void,
  options: Partial<HeartbeatOptions> = {},
): () => void {
  const { everyMs, answerWithinMs, missesMax } = { ...defaults, ...options };
  const ended = new AbortController();
  const watch = async () => {
    let misses = 0;
    let hasAnswered = false;
    while (!ended.signal.aborted) {
      const answer = await probe(url, answerWithinMs);
      if (ended.signal.aborted) return;
      hasAnswered ||= typeof answer === 'number';
      misses = answer === 'silent' && hasAnswered ? misses + 1 : 0;
      if (misses >= missesMax) return onSilence();
      if (misses === 0) await sleep(everyMs, undefined, { signal: ended.signal }).catch(() => undefined);
    }
  };
  void watch();
  return () => ended.abort();
}
