import type { IncomingMessage } from 'node:http';
import type { RateLimitStore } from './rate-limit-store';

/** Counts are added to those of all instances this often. */
const flushedEveryMs = 250;
/** Applies until Redis has reported when the window ends. */
const windowMs = 60_000;

/** The kinds of requests, each with a rate limit of its own. */
export type ResponseKind = 'api' | 'images' | 'pages';

export interface CountedLimit {
  callsMax: number;
  store: Pick<RateLimitStore, 'increment'>;
}

interface Count {
  /** Answered since the last flush. */
  pending: number;
  /** The hits of all instances at the last flush. */
  total: number;
  resetAt: number;
}

/**
 * Counts answers from the cache against the same rate limits as other requests, without a call of Redis for each. A
 * client at its limit is left to Express, which refuses it. Other instances learn the count at the next flush.
 */
export function createHitLimits(
  limits: Record<ResponseKind, CountedLimit>,
  addressOf: (req: IncomingMessage) => string,
) {
  const counts: Record<ResponseKind, Map<string, Count>> = { api: new Map(), images: new Map(), pages: new Map() };
  let isScheduled = false;

  const add = async (kind: ResponseKind, address: string, count: Count) => {
    const added = count.pending;
    count.pending = 0;
    count.total += added;
    const { totalHits, resetTime } = await limits[kind].store.increment(address, added);
    count.total = totalHits;
    count.resetAt = resetTime?.getTime() ?? Date.now();
  };

  const flush = async () => {
    const added: Promise<void>[] = [];
    for (const kind of ['api', 'images', 'pages'] as const) {
      for (const [address, count] of counts[kind]) {
        if (count.pending > 0) added.push(add(kind, address, count));
        else if (count.resetAt < Date.now()) counts[kind].delete(address);
      }
    }
    await Promise.all(added);
    isScheduled = false;
    if (Object.values(counts).some((each) => each.size > 0)) schedule();
  };

  const schedule = () => {
    if (isScheduled) return;
    isScheduled = true;
    setTimeout(() => void flush(), flushedEveryMs).unref();
  };

  return {
    /** Counts an answer. Returns false, and counts nothing, if the client may have used up its limit. */
    mayAnswer(req: IncomingMessage, kind: ResponseKind): boolean {
      const address = addressOf(req);
      let count = counts[kind].get(address);
      if (!count) {
        count = { pending: 0, total: 0, resetAt: Date.now() + windowMs };
        counts[kind].set(address, count);
      }
      if (count.resetAt < Date.now()) count.total = 0;
      if (count.total + count.pending >= limits[kind].callsMax) {
        // Redis takes commands in order, so that Express sees this count with its own.
        if (count.pending > 0) void add(kind, address, count);
        return false;
      }
      count.pending += 1;
      schedule();
      return true;
    },
  };
}
