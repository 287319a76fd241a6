import { LRUCache } from 'lru-cache';

type Make = () => Promise<Buffer | undefined>;

/**
 * Stores the most recently used values within a size in bytes. `fetch(key, { context: make })` creates a missing value:
 * concurrent callers share one result, and neither `undefined` nor a failure is stored.
 */
export const createByteCache = (maxBytes: number): LRUCache<string, Buffer, Make> =>
  new LRUCache({
    maxSize: maxBytes,
    sizeCalculation: ({ length }) => Math.max(1, length),
    fetchMethod: (_key, _stale, { context: make }) => make(),
    // A value that is evicted while it is created is still returned to its callers.
    ignoreFetchAbort: true,
  });

/**
 * Copies bytes to memory of their own. Node cuts small buffers from a larger unit, and zlib from one of 16 KiB, which a
 * stored value would keep as a whole.
 */
export function withOwnMemory(bytes: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(copy);
  return copy;
}
