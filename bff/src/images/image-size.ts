import { invalidRequest } from '@shopwright/service-kit/errors';
import { z } from 'zod';

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

const roundUp = (pixels: number | undefined): number | undefined =>
  pixels === undefined ? undefined : ladder.find((step) => step >= pixels);
