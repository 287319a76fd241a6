import type PQueue from 'p-queue';
import type Sharp from 'sharp';

/** Of one image: 200 MB while it is processed. */
export const pixelsMax = 50_000_000;

const decoders = ['Jpeg', 'Png', 'Webp', 'Heif', 'Nsgif'];

/**
 * Loads sharp, with the first image: a process without images need not keep it. Restricts decoding to raster formats,
 * regardless of the type it claims: no SVG or PDF. Uses one thread per image.
 */
export async function loadSharp(): Promise<typeof Sharp> {
  loading ??= import('sharp').then(({ default: sharp }) => {
    sharp.block({ operation: ['VipsForeignLoad'] });
    sharp.unblock({ operation: decoders.map((decoder) => `VipsForeignLoad${decoder}Buffer`) });
    sharp.cache(false);
    sharp.concurrency(1);
    return sharp;
  });
  return loading;
}

let loading: Promise<typeof Sharp> | undefined;

/** Waiting work holds an image in memory. */
const waitingMax = 50;

/** Returns true where further work would be refused at once. */
export const isFull = (queue: PQueue): boolean => queue.size >= waitingMax;

/**
 * Runs `work` when the queue has capacity. Returns the result of `refuse` if it waited longer than `waitMs`, or if too
 * much work waits already. Started work is not interrupted.
 */
export async function addWithin<T>(queue: PQueue, waitMs: number, work: () => Promise<T>, refuse: () => T): Promise<T> {
  if (isFull(queue)) return refuse();
  const waiting = new AbortController();
  const timer = setTimeout(() => waiting.abort(), waitMs);
  try {
    return await queue.add(
      () => {
        clearTimeout(timer);
        return work();
      },
      { signal: waiting.signal },
    );
  } catch (error) {
    if (waiting.signal.aborted && error === waiting.signal.reason) return refuse();
    throw error;
  }
}
