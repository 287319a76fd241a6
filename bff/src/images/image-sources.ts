import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { defaultTimeoutMs } from '@shopwright/contracts/endpoint';
import { uploadedImagePath } from '@shopwright/contracts/http/internal';
import { AppError } from '@shopwright/service-kit/errors';
import { fetchBytes } from '@shopwright/service-kit/http/bytes';
import type { BffDeps } from '../deps';
import type { ImageType } from './image-format';

export interface Image {
  bytes: Buffer;
  type: string;
}

/** An image that can be had. */
export interface ImageSource {
  /** What tells this version of it from any other. */
  version: string;
  type: ImageType;
  cacheControl: string;
  /** Whether it comes from afar, and is worth keeping as it is. */
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

/** No step up, no hidden file, no other separator: a name below the folder and nothing else. */
const plainPath = /^(\/[\w-][\w.-]*)+$/;
const plainName = /^[\w-][\w.-]{0,100}$/;

/** A file of the web app; undefined where there is none, or none that is made of pixels. */
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

const endpoint = { service: 'catalog', method: 'GET', path: uploadedImagePath, timeoutMs: defaultTimeoutMs } as const;

/** What staff uploaded, as the catalog has encoded it. Its name is made of its bytes, so it never changes. */
export function uploadedImage({ config, tokens }: BffDeps, name: string): ImageSource {
  if (!plainName.test(name)) throw new AppError('not_found', 'There is no such image');
  const target = uploadedImagePath.replace(':name', name);
  return {
    version: `/uploads/${name}`,
    type: 'image/webp',
    cacheControl: 'public, max-age=31536000, immutable',
    isRemote: true,
    read: () => fetchBytes(tokens, endpoint, { url: config.upstreams.catalog, target }),
  };
}
