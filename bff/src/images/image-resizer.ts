import { addWithin } from '@shopwright/service-kit/runtime/add-within';
import { type Logger, safeError } from '@shopwright/service-kit/runtime/logger';
import PQueue from 'p-queue';
import { createByteCache } from '../byte-cache';
import { pickType } from './image-format';
import type { ImageSize } from './image-size';
import type { Image, ImageSource } from './image-sources';
import { resizeImage } from './resize-image';

const cacheMaxBytes = 64 * 1024 * 1024;
const encodesMax = 2;
/** A page waits no longer than this for a small image where it could show a large one. */
const waitMs = 2000;

export interface ImageResizer {
  original(source: ImageSource): Promise<Image>;
  /** In this size and the best type that `accept` names; undefined where it has to be the original. */
  resized(source: ImageSource, size: ImageSize, accept: string | undefined): Promise<Image | undefined>;
}

/** Makes each image once, a few at a time, and keeps the ones asked for last. */
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
        // Before its turn: a catalog that is slow to answer must not keep the shop's own images waiting.
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
