import { invalidRequest } from '@shopwright/service-kit/errors';
import Negotiator from 'negotiator';
import * as z from 'zod';

/** The types that are resized, with sharp's names. SVG has no size in pixels and is sent unchanged. */
export const imageFormats = {
  'image/jpeg': 'jpeg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/avif': 'avif',
  'image/gif': 'gif',
} as const;

export type ImageType = keyof typeof imageFormats;

const smallestFirst = ['image/avif', 'image/webp'] as const;

/** Returns the smallest type that the browser names. A wildcard does not count: old browsers send it too. */
export function pickType(accept: string | undefined, original: ImageType): ImageType {
  const named = new Negotiator({ headers: { accept } }).mediaTypes().map((type) => type.toLowerCase());
  return smallestFirst.find((type) => named.includes(type)) ?? original;
}

export interface ImageSize {
  width: number | undefined;
  height: number | undefined;
}

const sideMax = 2000;
/** Requested sizes are rounded up to these, so that requests cannot fill the cache with others. */
const ladder = [80, 160, 240, 320, 400, 480, 640, 720, 800, 1000, 1200, 1600, sideMax];

const side = z
  .string(`Must be 1 to ${sideMax}`)
  .regex(/^[1-9]\d{0,3}$/, `Must be 1 to ${sideMax}`)
  .transform(Number)
  .refine((pixels) => pixels <= sideMax, `Must be 1 to ${sideMax}`)
  .optional();

const sizeQuery = z.object({ w: side, h: side });

/** Returns the size of `?w=` and `?h=`; undefined without them. */
export function imageSize(query: unknown): ImageSize | undefined {
  const parsed = sizeQuery.safeParse(query);
  if (!parsed.success) throw invalidRequest(parsed.error, 'query');
  const { w, h } = parsed.data;
  return w === undefined && h === undefined ? undefined : { width: roundUp(w), height: roundUp(h) };
}

const plainImage = /^(?:\/[\w-][\w.-]*)+$/;

/**
 * Names an image by its path and the size that it is sent in. Nothing else of an address counts, so that one image has one
 * name. Undefined for an address that is not plain, or whose size is not valid.
 */
export function imageName(url: string): { name: string; isResized: boolean } | undefined {
  const [path = '', query = ''] = url.split('?', 2);
  if (!plainImage.test(path)) return undefined;
  const given = new URLSearchParams(query);
  // Sides that are given twice are for Express to refuse.
  const sideOf = (name: string) => (given.getAll(name).length > 1 ? [] : (given.get(name) ?? undefined));
  const parsed = sizeQuery.safeParse({ w: sideOf('w'), h: sideOf('h') });
  if (!parsed.success) return undefined;
  const { w, h } = parsed.data;
  const isResized = w !== undefined || h !== undefined;
  return { name: isResized ? `${path} ${roundUp(w) ?? ''}x${roundUp(h) ?? ''}` : path, isResized };
}

const roundUp = (pixels: number | undefined): number | undefined =>
  pixels === undefined ? undefined : ladder.find((step) => step >= pixels);
