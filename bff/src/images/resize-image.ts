import { limitImages, pixelsMax } from '@shopwright/service-kit/image-limits';
import sharp, { type Sharp } from 'sharp';
import { type ImageType, imageFormats } from './image-format';
import type { ImageSize } from './image-size';

limitImages(sharp);

/** Favors speed over a slightly smaller file: a page full of new images must not block other requests. */
const encoders: Record<(typeof imageFormats)[ImageType], (image: Sharp) => Sharp> = {
  avif: (image) => image.avif({ quality: 55, effort: 1 }),
  webp: (image) => image.webp({ quality: 78, effort: 2 }),
  jpeg: (image) => image.jpeg({ quality: 80 }),
  png: (image) => image.png(),
  gif: (image) => image.gif(),
};

/** Crops to the size if both sides are given, else scales to the given one. Never enlarges. */
export async function resizeImage(original: Buffer, size: ImageSize, type: ImageType): Promise<Buffer> {
  const image = sharp(original, { limitInputPixels: pixelsMax }).autoOrient();
  const { autoOrient: full } = await image.metadata();
  const { width, height } = within(size, full);
  return encoders[imageFormats[type]](
    image.resize({ width, height, fit: 'cover', withoutEnlargement: true }),
  ).toBuffer();
}

/** Shrinks both sides alike, so that a small image is cropped to the same aspect ratio. */
function within({ width, height }: ImageSize, full: { width: number; height: number }): ImageSize {
  if (width === undefined || height === undefined) return { width, height };
  const scale = Math.min(1, full.width / width, full.height / height);
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}
