import { AppError, fieldError } from '@shopwright/service-kit/errors';
import { limitPictures, pixelsMax } from '@shopwright/service-kit/image-limits';
import { addWithin } from '@shopwright/service-kit/runtime/add-within';
import PQueue from 'p-queue';
import sharp from 'sharp';

export interface Picture {
  bytes: Buffer;
  width: number;
  height: number;
}

const sideMax = 2000;
const quality = 82;
const patienceSeconds = 10;

limitPictures(sharp);

/** Two at once, and others wait their turn: the largest take much memory. */
const encodes = new PQueue({ concurrency: 2 });

/** Makes a WebP of a picture: upright, in sRGB, without metadata, at most 2000 px wide and high; the first frame of many. */
export function encodePicture(file: Buffer): Promise<Picture> {
  return addWithin(
    encodes,
    patienceSeconds * 1000,
    () => encode(file),
    () => {
      throw new AppError('unavailable', 'Too many pictures at once', { retryAfterSeconds: 5 });
    },
  );
}

async function encode(file: Buffer): Promise<Picture> {
  try {
    const { data, info } = await sharp(file, { limitInputPixels: pixelsMax, failOn: 'truncated' })
      .autoOrient()
      .resize({ width: sideMax, height: sideMax, fit: 'inside', withoutEnlargement: true })
      .webp({ quality })
      .timeout({ seconds: patienceSeconds })
      .toBuffer({ resolveWithObject: true });
    return { bytes: data, width: info.width, height: info.height };
  } catch (error) {
    throw fieldError('invalid_request', 'image', refusalOf(error));
  }
}

function refusalOf(error: unknown): string {
  const reason = error instanceof Error ? error.message : '';
  if (/pixel limit/i.test(reason)) return 'Has more than 50 megapixels';
  if (/timeout/i.test(reason)) return 'Takes too long to read';
  return 'Is not a picture, or is damaged';
}
