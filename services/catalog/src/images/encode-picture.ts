import { AppError } from '@shopwright/service-kit/errors';
import { createSlots } from '@shopwright/service-kit/slots';
import sharp from 'sharp';
import { invalidField } from '../products/invalid-field';

export interface Picture {
  bytes: Buffer;
  width: number;
  height: number;
}

const sideMax = 2000;
const pixelsMax = 50_000_000;
const quality = 82;
const patienceSeconds = 10;

/** Fifty megapixels are 200 MB while they are worked on: two at once, and others wait their turn. */
const slots = createSlots(2);

// Only what staff may send is ever decoded: no SVG or PDF, whatever a file says that it is.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Heif', 'Nsgif'].map((format) => `VipsForeignLoad${format}Buffer`),
});
sharp.cache(false);
sharp.concurrency(1);

/** Makes a WebP of a picture: upright, in sRGB, without metadata, at most 2000 px wide and high; the first frame of many. */
export async function encodePicture(file: Buffer): Promise<Picture> {
  const release = await slots.take(patienceSeconds * 1000);
  if (!release) throw new AppError('unavailable', 'Too many pictures at once', { retryAfterSeconds: 5 });
  try {
    const { data, info } = await sharp(file, { limitInputPixels: pixelsMax, failOn: 'truncated' })
      .autoOrient()
      .resize({ width: sideMax, height: sideMax, fit: 'inside', withoutEnlargement: true })
      .webp({ quality })
      .timeout({ seconds: patienceSeconds })
      .toBuffer({ resolveWithObject: true });
    return { bytes: data, width: info.width, height: info.height };
  } catch (error) {
    throw invalidField('image', refusalOf(error));
  } finally {
    release();
  }
}

function refusalOf(error: unknown): string {
  const reason = error instanceof Error ? error.message : '';
  if (/pixel limit/i.test(reason)) return 'Has more than 50 megapixels';
  if (/timeout/i.test(reason)) return 'Takes too long to read';
  return 'Is not a picture, or is damaged';
}
