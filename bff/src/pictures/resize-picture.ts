import { limitPictures, pixelsMax } from '@shopwright/service-kit/image-limits';
import sharp, { type Sharp } from 'sharp';
import { type PictureType, pictureFormats } from './picture-format';
import type { PictureSize } from './picture-size';

limitPictures(sharp);

/** Quick to make at little more weight: a page full of pictures that nobody has asked for yet must not stall the shop. */
const encoders: Record<(typeof pictureFormats)[PictureType], (picture: Sharp) => Sharp> = {
  avif: (picture) => picture.avif({ quality: 55, effort: 1 }),
  webp: (picture) => picture.webp({ quality: 78, effort: 2 }),
  jpeg: (picture) => picture.jpeg({ quality: 80 }),
  png: (picture) => picture.png(),
  gif: (picture) => picture.gif(),
};

/** Cut to the size where both sides are given, else scaled by the one that is. Never larger than it was. */
export async function resizePicture(original: Buffer, size: PictureSize, type: PictureType): Promise<Buffer> {
  const picture = sharp(original, { limitInputPixels: pixelsMax }).autoOrient();
  const { autoOrient: full } = await picture.metadata();
  const { width, height } = within(size, full);
  return encoders[pictureFormats[type]](
    picture.resize({ width, height, fit: 'cover', withoutEnlargement: true }),
  ).toBuffer();
}

/** Both sides shrink together, so that a picture too small is cut to the same shape. */
function within({ width, height }: PictureSize, full: { width: number; height: number }): PictureSize {
  if (width === undefined || height === undefined) return { width, height };
  const scale = Math.min(1, full.width / width, full.height / height);
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}
