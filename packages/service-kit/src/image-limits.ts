import type { LimitFunction } from 'p-limit';
import type { Sharp } from 'sharp';
import { loadOnce } from './runtime/load-once';

/** Of an image that is decoded as a whole: 200 MB while it is processed. Cameras call 8192 × 6144 pixels 50 megapixels. */
const wholePixelsMax = 52_000_000;
/** Of a JPEG in one scan: it is shrunk while it is read, row by row, and takes 40 MB. Phones have up to 200 megapixels. */
const streamedPixelsMax = 250_000_000;

const decoders = ['Jpeg', 'Png', 'Webp', 'Heif', 'Nsgif'];

/**
 * Loads sharp, with the first image: a process without images need not keep it. Restricts decoding to raster formats,
 * regardless of the type it claims: no SVG or PDF. Uses one thread per image.
 */
const loadSharp = loadOnce(async () => {
  const { default: sharp } = await import('sharp');
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: decoders.map((decoder) => `VipsForeignLoad${decoder}Buffer`) });
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp;
});

/** Opens an image whose pixels are decoded only where they fit into memory. Throws for what is no image. */
export async function openImage(file: Buffer): Promise<{ image: Sharp; pixelsMax: number }> {
  const sharp = await loadSharp();
  const { format, isProgressive } = await sharp(file, { limitInputPixels: false }).metadata();
  const pixelsMax = format === 'jpeg' && !isProgressive ? streamedPixelsMax : wholePixelsMax;
  return { image: sharp(file, { limitInputPixels: pixelsMax, failOn: 'truncated' }).autoOrient(), pixelsMax };
}

/** Waiting work holds an image in memory. */
const waitingMax = 50;

/** Returns true where further work would be refused immediately. */
export const isFull = (limit: LimitFunction): boolean => limit.pendingCount >= waitingMax;

/**
 * Runs `work` when the limit allows. Returns the result of `refuse` if it waited longer than `waitMs`, or if too much work
 * waits already. Started work is not interrupted.
 */
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
