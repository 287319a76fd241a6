import { addWithin } from '@shopwright/service-kit/runtime/add-within';
import { type Logger, safeError } from '@shopwright/service-kit/runtime/logger';
import PQueue from 'p-queue';
import { createByteCache } from './byte-cache';
import { pickType } from './picture-format';
import type { PictureSize } from './picture-size';
import type { Picture, PictureSource } from './picture-sources';
import { resizePicture } from './resize-picture';

const cacheMaxBytes = 64 * 1024 * 1024;
const encodesMax = 2;
/** A page waits no longer than this for a small picture where it could show a large one. */
const waitMs = 2000;

export interface PictureShop {
  original(source: PictureSource): Promise<Picture>;
  /** In this size and the best type that `accept` names; undefined where it has to be the original. */
  resized(source: PictureSource, size: PictureSize, accept: string | undefined): Promise<Picture | undefined>;
}

/** Makes each picture once, a few at a time, and keeps the ones asked for last. */
export function createPictureShop(logger: Logger): PictureShop {
  const cache = createByteCache(cacheMaxBytes);
  const encodes = new PQueue({ concurrency: encodesMax });

  const read = async (source: PictureSource): Promise<Buffer> =>
    source.isRemote ? cache.get(source.version, source.read) : source.read();

  return {
    original: async (source) => ({ type: source.type, bytes: await read(source) }),
    async resized(source, size, accept) {
      const type = pickType(accept, source.type);
      const key = [source.version, size.width, size.height, type].join(' ');
      const bytes = await cache.get(key, async () => {
        // Before its turn: a catalog that is slow to answer must not keep the shop's own pictures waiting.
        const original = await read(source);
        const resize = () =>
          resizePicture(original, size, type).catch((error: unknown) => {
            logger.warn({ err: safeError(error), picture: source.version }, 'picture could not be resized');
            return undefined;
          });
        return addWithin(encodes, waitMs, resize, () => undefined);
      });
      return bytes && { type, bytes };
    },
  };
}
