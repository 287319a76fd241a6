import { defaultTimeoutMs } from '@shopwright/contracts/endpoint';
import { uploadedImagePath } from '@shopwright/contracts/http/internal';
import { fetchBytes } from './client';
import type { InternalTokens } from './internal-token';

interface UploadedImage {
  /** Where the catalog is. */
  url: string;
  /** The hash of its bytes, so it never changes. */
  name: string;
  timeoutMs?: number;
}

/** Reads an image that was uploaded, which is WebP. Throws `not_found` where there is none. */
export const readUploadedImage = (
  tokens: InternalTokens,
  { url, name, timeoutMs = defaultTimeoutMs }: UploadedImage,
): Promise<Buffer> =>
  fetchBytes(
    tokens,
    { service: 'catalog', method: 'GET', path: uploadedImagePath, timeoutMs, priority: 'browsing' },
    { url, target: uploadedImagePath.replace(':name', name) },
  );
