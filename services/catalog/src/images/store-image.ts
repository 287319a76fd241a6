import { createHash } from 'node:crypto';
import type { ResponseOf } from '@shopwright/contracts/endpoint';
import type { uploadImage } from '@shopwright/contracts/http/product-editing';
import type { Database } from '@shopwright/service-kit/database/connection';
import { encodeImage, readEncodedImage } from '@shopwright/service-kit/encode-image';
import { uploadedImages } from '../db/images';

interface Origin {
  createdBy?: number | undefined;
  /** Another store's name of the image. */
  name?: string | undefined;
}

const nameOf = (bytes: Buffer): string => `${createHash('sha256').update(bytes).digest('hex')}.webp`;

/**
 * Names the image by the hash of its bytes, so that the same image is stored once. Encodes it, unless another store has: it is
 * called the same in both.
 */
export async function storeImage(
  { db }: Pick<Database, 'db'>,
  file: Buffer,
  { createdBy, name: otherName }: Origin = {},
): Promise<ResponseOf<typeof uploadImage>> {
  const encoded = otherName !== undefined && otherName === nameOf(file) ? await readEncodedImage(file) : undefined;
  const { bytes, width, height } = encoded ?? (await encodeImage(file));
  const name = nameOf(bytes);
  await db
    .insert(uploadedImages)
    .values({ name, contentType: 'image/webp', bytes, width, height, createdBy })
    .onConflictDoNothing();
  return { image: `/uploads/${name}`, width, height };
}
