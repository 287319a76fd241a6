import { limitImages, pixelsMax } from '@shopwright/service-kit/image-limits';
import sharp, { type Sharp } from 'sharp';
import { type ImageType, imageFormats } from './image-format';
import type { ImageSize } from './image-size';

limitImages(sharp);

/** Quick to make at little more weight: a page full of images that nobody has asked for yet must not stall the shop. */
const encoders: Record<(typeof imageFormats)[ImageType], (image: Sharp) => Sharp> = {
  avif: (image) => image.avif({ quality: 55, effort: 1 }),
  webp: (image) => image.webp({ quality: 78, effort: 2 }),
  jpeg: (image) => image.jpeg({ quality: 80 }),
  png: (image) => image.png(),
  gif: (image) => image.gif(),
};

/** Cut to the size where both sides are given, else scaled by the one that is. Never larger than it was. */
export async function resizeImage(original: Buffer, size: ImageSize, type: ImageType): Promise<Buffer> {
  const image = sharp(original, { limitInputPixels: pixelsMax }).autoOrient();
  const { autoOrient: full } = await image.metadata();
  const { width, height } = within(size, full);
  return encoders[imageFormats[type]](
    image.resize({ width, height, fit: 'cover', withoutEnlargement: true }),
  ).toBuffer();
}

/** Both sides shrink together, so that an image too small is cut to the same shape. */
function within({ width, height }: ImageSize, full: { width: number; height: number }): ImageSize {
  if (width === undefined || height === undefined) return { width, height };
  const scale = Math.min(1, full.width / width, full.height / height);
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}
