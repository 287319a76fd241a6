import PQueue from 'p-queue';
import sharp from 'sharp';
import { AppError, fieldError } from './errors';
import { addWithin, limitImages, pixelsMax } from './image-limits';

interface EncodedImage {
  bytes: Buffer;
  width: number;
  height: number;
}

const sideMax = 2000;
const quality = 82;
const timeoutSeconds = 10;

limitImages(sharp);

/** Two run at the same time and others wait, because large images need much memory. */
const encodes = new PQueue({ concurrency: 2 });

/** Encodes an image as WebP: upright, in sRGB, without metadata, at most 2000 px wide and high, the first frame only. */
export function encodeImage(file: Buffer): Promise<EncodedImage> {
  return addWithin(
    encodes,
    timeoutSeconds * 1000,
    () => encode(file),
    () => {
      throw new AppError('unavailable', 'Too many images at once', { retryAfterSeconds: 5 });
    },
  );
}

async function encode(file: Buffer): Promise<EncodedImage> {
  try {
    const { data, info } = await sharp(file, { limitInputPixels: pixelsMax, failOn: 'truncated' })
      .autoOrient()
      .resize({ width: sideMax, height: sideMax, fit: 'inside', withoutEnlargement: true })
      .webp({ quality })
      .timeout({ seconds: timeoutSeconds })
      .toBuffer({ resolveWithObject: true });
    return { bytes: data, width: info.width, height: info.height };
  } catch (error) {
    throw fieldError('invalid_request', 'image', toFieldMessage(error));
  }
}

function toFieldMessage(error: unknown): string {
  const reason = error instanceof Error ? error.message : '';
  if (/pixel limit/i.test(reason)) return 'Has more than 50 megapixels';
  if (/timeout/i.test(reason)) return 'Takes too long to read';
  return 'Is not an image, or is damaged';
}
