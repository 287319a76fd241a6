import {
  claimedImagesMax,
  claimImages,
  failImage,
  fetchedImageMaxBytes,
  type ImageProblem,
  storeFetchedImage,
} from '@shopwright/contracts/http/import-images';
import { fetchPublic, PublicFetchError, type PublicFetchOptions } from '@shopwright/service-kit/http/fetch-public';
import type { JobHandler } from '@shopwright/service-kit/messaging/worker';
import { sleep } from '@shopwright/service-kit/runtime/deadline';
import type { Services } from './services';

export type FetchFile = (url: string, options: PublicFetchOptions) => ReturnType<typeof fetchPublic>;

/** After this time a job leaves the rest to another one, well before the deadline of jobs. */
const budgetMs = 10 * 60_000;
export const imagesDeadlineMs = 12 * 60_000;
const timeoutMs = 20_000;
const [shortestWaitMs, longestWaitMs] = [250, 2000];

/**
 * Fetches the images of an import that are elsewhere, some at a time, until none is left. The catalog says which ones, and keeps
 * what became of each: a job that dies or runs twice fetches nothing twice.
 */
export function fetchImages(
  { catalog }: Pick<Services, 'catalog'>,
  fetchFile: FetchFile = fetchPublic,
): JobHandler<'image-fetches'> {
  return async ({ payload: { jobId } }) => {
    const endsAt = performance.now() + budgetMs;
    const running = new Set<Promise<void>>();
    const failures: unknown[] = [];
    const start = (image: { id: number; url: string }) => {
      const work: Promise<void> = fetchImage(catalog, { jobId, ...image }, fetchFile)
        .catch((error: unknown) => void failures.push(error))
        .finally(() => running.delete(work));
      running.add(work);
    };
    try {
      while (failures.length === 0) {
        const continueLater = performance.now() > endsAt;
        const max = claimedImagesMax - running.size;
        const body = { max, continueLater };
        const { images, waitMs } = await catalog.call(claimImages, { params: { jobId }, body });
        for (const image of images) start(image);
        if (continueLater || (waitMs === null && running.size === 0)) break;
        if (images.length > 0 && running.size < claimedImagesMax) continue;
        const pauseMs = Math.max(shortestWaitMs, Math.min(waitMs ?? longestWaitMs, longestWaitMs));
        await Promise.race([...running, ...(running.size < claimedImagesMax ? [sleep(pauseMs)] : [])]);
      }
    } finally {
      await Promise.all(running);
    }
    if (failures.length > 0) throw failures[0];
  };
}

interface ClaimedImage {
  jobId: string;
  id: number;
  url: string;
}

async function fetchImage(
  catalog: Services['catalog'],
  { jobId, id, url }: ClaimedImage,
  fetchFile: FetchFile,
): Promise<void> {
  const params = { jobId, imageId: String(id) };
  const found = await readFile(url, fetchFile);
  if ('problem' in found) await catalog.call(failImage, { params, body: found });
  else await catalog.call(storeFetchedImage, { params, file: found.file });
}

type Found = { file: Buffer } | { problem: ImageProblem; isFinal: boolean };

const headers = { accept: 'image/*', 'user-agent': 'Shopwright (image import)' };

async function readFile(url: string, fetchFile: FetchFile): Promise<Found> {
  try {
    const response = await fetchFile(url, { timeoutMs, maxBytes: fetchedImageMaxBytes, headers });
    const { status, body } = response;
    if (status === 404 || status === 410) return { problem: 'not_found', isFinal: true };
    if (status === 408 || status === 429 || status >= 500) return { problem: 'server_error', isFinal: false };
    if (status < 200 || status >= 300) return { problem: 'refused', isFinal: true };
    if (/^text\/html\b/i.test(response.headers['content-type'] ?? '')) return { problem: 'web_page', isFinal: true };
    return body.length === 0 ? { problem: 'not_an_image', isFinal: true } : { file: body };
  } catch (error) {
    if (!(error instanceof PublicFetchError)) throw error;
    return { problem: error.code, isFinal: error.code !== 'timeout' && error.code !== 'unreachable' };
  }
}
