import pLimit from 'p-limit';
import { AppError, fieldError } from './errors';
import { openImage, runWithin } from './image-limits';

interface EncodedImage {
  bytes: Buffer;
  width: number;
  height: number;
}

interface EncodeOptions {
  waitMs?: number;
  /** Includes waiting. sharp knows whole seconds only. */
  totalSeconds?: number;
  /** Of the longer side, in pixels. */
  sideMax?: number;
}

const quality = 82;
const retryAfterSeconds = 10;

/** Large images need much memory. */
const encodes = pLimit(2);

/**
 * Encodes the first frame as WebP, upright, in sRGB, without metadata. Throws `invalid_request` for
 * what is no image, `unavailable` without capacity.
 */
export function encodeImage(
  file: Buffer,
  { waitMs = 8000, totalSeconds = 14, sideMax = 2000 }: EncodeOptions = {},
): Promise<EncodedImage> {
  const calledAt = performance.now();
  const encodeInTime = () => {
    const waitedSeconds = Math.floor((performance.now() - calledAt) / 1000);
    return encode(file, sideMax, Math.max(1, totalSeconds - waitedSeconds));
  };
  return runWithin(encodes, waitMs, encodeInTime, () => {
    throw noCapacity();
  });
}

/** Returns an image that is as `encodeImage` makes them, or undefined for any other file. */
export async function readEncodedImage(file: Buffer, sideMax = 2000): Promise<EncodedImage | undefined> {
  try {
    const { image } = await openImage(file);
    const { format, width, height, pages = 1, exif, icc, xmp, iptc } = await image.metadata();
    const hasMore = pages > 1 || [exif, icc, xmp, iptc].some((data) => data !== undefined);
    if (format !== 'webp' || hasMore || Math.max(width, height) > sideMax) return undefined;
    // Fails for a damaged one.
    await encodes(() => image.resize({ width: 8, height: 8, fit: 'inside' }).toBuffer());
    return { bytes: file, width, height };
  } catch {
    return undefined;
  }
}

async function encode(file: Buffer, sideMax: number, seconds: number): Promise<EncodedImage> {
  let megapixelsMax = 0;
  try {
    const { image, pixelsMax } = await openImage(file);
    megapixelsMax = pixelsMax / 1_000_000;
    const { data, info } = await image
      .resize({ width: sideMax, height: sideMax, fit: 'inside', withoutEnlargement: true })
      .webp({ quality })
      .timeout({ seconds })
      .toBuffer({ resolveWithObject: true });
    return { bytes: data, width: info.width, height: info.height };
  } catch (error) {
    throw toUploadError(error, megapixelsMax);
  }
}

function toUploadError(error: unknown, megapixelsMax: number): AppError {
  const reason = error instanceof Error ? error.message : '';
  if (/timeout|out of memory|unable to allocate/i.test(reason)) return noCapacity(error);
  const isTooLarge = /pixel limit/i.test(reason);
  return fieldError(
    'invalid_request',
    'image',
    isTooLarge ? `Has more than ${megapixelsMax} megapixels` : 'Is not an image, or is damaged',
  );
}

const noCapacity = (cause?: unknown) =>
  new AppError('unavailable', 'The store is too busy to store images at the moment', { retryAfterSeconds, cause });
