import { LRUCache } from 'lru-cache';

type Make = () => Promise<Buffer | undefined>;

/**
 * Stores what was used last, within so many bytes. `fetch(key, { context: make })` makes what is missing: callers who
 * ask at once share one result, and neither `undefined` nor a failure is stored.
 */
export const createByteCache = (maxBytes: number): LRUCache<string, Buffer, Make> =>
  new LRUCache({
    maxSize: maxBytes,
    sizeCalculation: ({ length }) => Math.max(1, length),
    fetchMethod: (_key, _stale, { context: make }) => make(),
    // What is evicted while it is made still answers those who wait for it.
    ignoreFetchAbort: true,
  });
