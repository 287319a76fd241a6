import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { AppError } from '@shopwright/service-kit/errors';
import { readUploadedImage } from '@shopwright/service-kit/http/uploaded-image';
import type { BffDeps } from '../deps';
import type { ImageType } from './image-rules';

export interface Image {
  bytes: Buffer;
  type: string;
}

/** An existing image. */
export interface ImageSource {
  /** Identifies this version of the image. */
  version: string;
  type: ImageType;
  cacheControl: string;
  /** True if it comes from another service, and the original is worth caching. */
  isRemote: boolean;
  read: () => Promise<Buffer>;
}

const typesByEnding: Record<string, ImageType> = {
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.gif': 'image/gif',
};

/** Allows only a name below the folder: no parent folder, hidden file or other separator. */
const plainPath = /^(\/[\w-][\w.-]*)+$/;
const plainName = /^[\w-][\w.-]{0,100}$/;

/** Finds a raster image of the web app. */
export async function webImage(folder: string, requested: string): Promise<ImageSource | undefined> {
  const type = typesByEnding[path.extname(requested).toLowerCase()];
  if (!type || !plainPath.test(requested)) return undefined;
  const file = path.join(folder, requested);
  const found = await stat(file).catch(() => undefined);
  if (!found?.isFile()) return undefined;
  return {
    version: `${requested}-${found.size}-${Math.round(found.mtimeMs)}`,
    type,
    cacheControl: 'public, max-age=86400',
    isRemote: false,
    read: () => readFile(file),
  };
}

/** Finds an uploaded image. */
export function uploadedImage({ config, tokens }: BffDeps, name: string): ImageSource {
  if (!plainName.test(name)) throw new AppError('not_found', 'No such image');
  return {
    version: `/uploads/${name}`,
    type: 'image/webp',
    cacheControl: 'public, max-age=31536000, immutable',
    isRemote: true,
    read: () => readUploadedImage(tokens, { url: config.upstreams.catalog, name }),
  };
}
