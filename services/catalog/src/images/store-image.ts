import { createHash } from 'node:crypto';
import type { ReplyOf } from '@shopwright/contracts/endpoint';
import type { uploadImage } from '@shopwright/contracts/http/products';
import type { Database } from '@shopwright/service-kit/database/connection';
import { uploadedImages } from '../db/images';
import { encodeImage } from './encode-image';

/** Names the image by the hash of its bytes, so that the same image is stored once. */
export async function storeImage(
  { db }: Database,
  file: Buffer,
  createdBy?: number,
): Promise<ReplyOf<typeof uploadImage>> {
  const { bytes, width, height } = await encodeImage(file);
  const name = `${createHash('sha256').update(bytes).digest('hex')}.webp`;
  await db
    .insert(uploadedImages)
    .values({ name, contentType: 'image/webp', bytes, width, height, createdBy })
    .onConflictDoNothing();
  return { image: `/uploads/${name}`, width, height };
}
