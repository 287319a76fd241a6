import * as z from 'zod';
import { endpoint } from '../endpoint';
import { idInPath } from '../fields';
import { page } from '../page';
import { fileImport } from './file-imports';

/** Why an image of elsewhere cannot be fetched. */
export const imageProblems = [
  'bad_url',
  'private_address',
  'unreachable',
  'timeout',
  'too_many_redirects',
  'not_found',
  'refused',
  'server_error',
  'web_page',
  'too_large',
  'too_many_pixels',
  'not_an_image',
] as const;
export type ImageProblem = (typeof imageProblems)[number];

export const fetchedImageMaxBytes = 20 * 1024 * 1024;
/** A worker fetches so many at once. */
export const claimedImagesMax = 8;

const params = z.strictObject({ jobId: z.uuid() });
const imageParams = z.strictObject({ jobId: z.uuid(), imageId: idInPath });

/** By id. The product is the first one that has the image. */
export const listFailedImages = endpoint('catalog', 'GET /imports/:jobId/images', {
  summary: 'Lists images that an import could not fetch',
  access: 'staff',
  permission: 'products:read',
  params,
  ...page({
    row: z.object({
      id: z.number(),
      url: z.string(),
      problem: z.enum(imageProblems),
      productId: z.number().nullable(),
      name: z.string(),
    }),
    limitMax: 200,
    cursor: idInPath,
  }),
});

/** Fetches the images again that failed. 409 `conflict` for an import that was undone. */
export const retryImages = endpoint('catalog', 'POST /imports/:jobId/images/retry', {
  summary: 'Fetches failed images of an import again',
  access: 'staff',
  permission: 'products:write',
  params,
  response: fileImport,
});

/**
 * Gives the caller the next images to fetch, for a minute. Of one host, no more than two are given to all callers together.
 * With `continueLater`, gives none, and what is left gets a new event and job.
 */
export const claimImages = endpoint('catalog', 'POST /internal/imports/:jobId/images/claim', {
  access: 'system',
  callers: ['workers'],
  params,
  body: z.strictObject({ max: z.number().int().min(1).max(claimedImagesMax), continueLater: z.boolean() }),
  response: z.object({
    images: z.array(z.object({ id: z.number(), url: z.string() })),
    /** Until the next one; null where none is left. */
    waitMs: z.number().nullable(),
  }),
});

/** Stores the image as an uploaded one, and gives it to the products. Idempotent. */
export const storeFetchedImage = endpoint('catalog', 'POST /internal/imports/:jobId/images/:imageId', {
  access: 'system',
  callers: ['workers'],
  params: imageParams,
  upload: { types: ['application/octet-stream'], maxBytes: fetchedImageMaxBytes },
  timeoutMs: 40_000,
  response: z.undefined(),
});

export const failImage = endpoint('catalog', 'POST /internal/imports/:jobId/images/:imageId/failed', {
  access: 'system',
  callers: ['workers'],
  params: imageParams,
  /** Another attempt may succeed, unless it is final. */
  body: z.strictObject({ problem: z.enum(imageProblems), isFinal: z.boolean() }),
  response: z.undefined(),
});
