import { isFull, openImage, runWithin } from '@shopwright/service-kit/image-limits';
import { type Logger, safeError } from '@shopwright/service-kit/runtime/logger';
import pLimit from 'p-limit';
import type { Sharp } from 'sharp';
import { createByteCache } from '../byte-cache';
import type { ImageFiles } from './image-files';
import { type ImageSize, type ImageType, imageFormats, pickType } from './image-rules';
import type { Image, ImageSource } from './image-sources';

const cacheMaxBytes = 64 * 1024 * 1024;
const encodesMax = 2;
/** After this the original is sent, so that a page does not wait for a smaller image. */
const waitMs = 2000;

interface ImageResizer {
  original(source: ImageSource): Promise<Image>;
  /** Returns the image in this size and the best type of `accept`; undefined if the original must be sent. */
  resized(source: ImageSource, size: ImageSize, accept: string | undefined): Promise<Image | undefined>;
}

/** Resizes each image once, a few at a time, and caches the most recently requested in memory, more of them in `files`. */
export function createImageResizer(logger: Logger, files: ImageFiles): ImageResizer {
  const cache = createByteCache(cacheMaxBytes);
  const encodes = pLimit(encodesMax);

  const read = async (source: ImageSource): Promise<Buffer> => {
    const stored = source.isRemote ? await cache.fetch(source.version, { context: source.read }) : undefined;
    return stored ?? source.read();
  };

  return {
    original: async (source) => ({ type: source.type, bytes: await read(source) }),
    async resized(source, size, accept) {
      const type = pickType(accept, source.type);
      const key = [source.version, size.width, size.height, type].join(' ');
      const make = async () => {
        const stored = await files.read(`${encodersVersion} ${key}`);
        if (stored) return stored;
        if (isFull(encodes)) return undefined;
        // Reads before its turn, so that a slow catalog does not delay the web app's images.
        const original = await read(source);
        const resize = () =>
          resizeImage(original, size, type).catch((error: unknown) => {
            logger.warn({ err: safeError(error), image: source.version }, 'image could not be resized');
            return undefined;
          });
        const made = await runWithin(encodes, waitMs, resize, () => undefined);
        if (made) void files.write(`${encodersVersion} ${key}`, made);
        return made;
      };
      const bytes = await cache.fetch(key, { context: make });
      return bytes && { type, bytes };
    },
  };
}

/** Counted up with each change of the encoders, so that no image of the ones before is read. */
const encodersVersion = 1;

/** Favors speed over a slightly smaller file: a page full of new images must not block other requests. */
const encoders: Record<(typeof imageFormats)[ImageType], (image: Sharp) => Sharp> = {
  avif: (image) => image.avif({ quality: 55, effort: 1 }),
  webp: (image) => image.webp({ quality: 78, effort: 2 }),
  jpeg: (image) => image.jpeg({ quality: 80 }),
  png: (image) => image.png(),
  gif: (image) => image.gif(),
};

/** Crops to the size if both sides are given, else scales to the given one. Never enlarges. */
async function resizeImage(original: Buffer, size: ImageSize, type: ImageType): Promise<Buffer> {
  const { image } = await openImage(original);
  const { autoOrient: full } = await image.metadata();
  const { width, height } = within(size, full);
  return encoders[imageFormats[type]](
    image.resize({ width, height, fit: 'cover', withoutEnlargement: true }),
  ).toBuffer();
}

/** Shrinks both sides alike, so that a small image is cropped to the same aspect ratio. */
function within({ width, height }: ImageSize, full: { width: number; height: number }): ImageSize {
  if (width === undefined || height === undefined) return { width, height };
  const scale = Math.min(1, full.width / width, full.height / height);
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}
