import { sleep } from '@shopwright/service-kit/runtime/deadline';

/** While visitors read, imports take one part of the time and rest for three. */
const restTimes = 3;
/** A machine that is too busy for a batch is not made less so by a long wait. */
const restMaxMs = 3000;

/** Does a batch of an import once the rest after the batches before it is over. */
export type Pace = <T>(batch: () => Promise<T>) => Promise<T>;

interface PaceOptions {
  areVisitorsHere: () => Promise<boolean>;
  /** Ends a rest, since a process that stops must not wait for it. */
  stopping?: AbortSignal;
  now?: () => number;
  wait?: typeof sleep;
}

/**
 * Keeps what the imports of a process take from visitors together small: each batch, of whichever import, is followed by a rest. Without
 * visitors they run as fast as they can.
 */
export function createPace({
  areVisitorsHere,
  stopping,
  now = () => performance.now(),
  wait = sleep,
}: PaceOptions): Pace {
  let restedAt = Number.NEGATIVE_INFINITY;
  return async (batch) => {
    const restMs = restedAt - now();
    if (restMs > 0) {
      if (await areVisitorsHere()) await wait(restMs, stopping);
      else restedAt = now();
    }
    const startedAt = now();
    try {
      return await batch();
    } finally {
      const endedAt = now();
      const restMs = (endedAt - startedAt) * restTimes;
      restedAt = Math.min(Math.max(restedAt, endedAt) + restMs, endedAt + restMaxMs);
    }
  };
}
