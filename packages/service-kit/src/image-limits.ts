import type { LimitFunction } from 'p-limit';
import type { Sharp } from 'sharp';
import { loadOnce } from './runtime/load-once';

/** Decoded as a whole: 200 MB. Cameras call 8192 × 6144 pixels 50 megapixels. */
const wholePixelsMax = 52_000_000;
/** JPEGs in one scan are shrunk row by row: 40 MB. Phones have up to 200 megapixels. */
const streamedPixelsMax = 250_000_000;

const decoders = ['Jpeg', 'Png', 'Webp', 'Heif', 'Nsgif'];

/** Allows raster formats only, whatever type is claimed. One thread per image. */
const loadSharp = loadOnce(async () => {
  const { default: sharp } = await import('sharp');
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: decoders.map((decoder) => `VipsForeignLoad${decoder}Buffer`) });
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp;
});

/** Throws for what is no image, or too large. */
export async function openImage(file: Buffer): Promise<{ image: Sharp; pixelsMax: number }> {
  const sharp = await loadSharp();
  const { format, isProgressive } = await sharp(file, { limitInputPixels: false }).metadata();
  const pixelsMax = format === 'jpeg' && !isProgressive ? streamedPixelsMax : wholePixelsMax;
  return { image: sharp(file, { limitInputPixels: pixelsMax, failOn: 'truncated' }).autoOrient(), pixelsMax };
}

const waitingMax = 50;

export const isFull = (limit: LimitFunction): boolean => limit.pendingCount >= waitingMax;

/** Returns the result of `refuse` after `waitMs`, or if too much waits already. Does not interrupt started work. */
export async function runWithin<T>(
  limit: LimitFunction,
  waitMs: number,
  work: () => Promise<T>,
  refuse: () => T,
): Promise<T> {
  if (isFull(limit)) return refuse();
  const deadline = AbortSignal.timeout(waitMs);
  const isLate = new Promise((resolve) => deadline.addEventListener('abort', resolve));
  let hasStarted = false;
  const result = limit(() => {
    deadline.throwIfAborted();
    hasStarted = true;
    return work();
  });
  await Promise.race([result, isLate]);
  return hasStarted ? result : refuse();
}
