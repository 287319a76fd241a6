import { addWithin } from '@shopwright/service-kit/image-limits';
import { type Logger, safeError } from '@shopwright/service-kit/runtime/logger';
import PQueue from 'p-queue';
import { createByteCache } from '../byte-cache';
import { pickType } from './image-format';
import type { ImageSize } from './image-size';
import type { Image, ImageSource } from './image-sources';
import { resizeImage } from './resize-image';

const cacheMaxBytes = 64 * 1024 * 1024;
const encodesMax = 2;
/** After this the original is sent, so that a page does not wait for a smaller image. */
const waitMs = 2000;

export interface ImageResizer {
  original(source: ImageSource): Promise<Image>;
  /** Returns the image in this size and the best type of `accept`; undefined if the original must be sent. */
  resized(source: ImageSource, size: ImageSize, accept: string | undefined): Promise<Image | undefined>;
}

/** Resizes each image once, a few at a time, and caches the most recently requested. */
export function createImageResizer(logger: Logger): ImageResizer {
  const cache = createByteCache(cacheMaxBytes);
  const encodes = new PQueue({ concurrency: encodesMax });

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
        // Reads before its turn, so that a slow catalog does not delay the web app's images.
        const original = await read(source);
        const resize = () =>
          resizeImage(original, size, type).catch((error: unknown) => {
            logger.warn({ err: safeError(error), image: source.version }, 'image could not be resized');
            return undefined;
          });
        return addWithin(encodes, waitMs, resize, () => undefined);
      };
      const bytes = await cache.fetch(key, { context: make });
      return bytes && { type, bytes };
    },
  };
}
