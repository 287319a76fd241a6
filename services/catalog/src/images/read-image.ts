import type { Database } from '@shopwright/service-kit/database/connection';
import { AppError } from '@shopwright/service-kit/errors';
import { eq } from 'drizzle-orm';
import { uploadedImages } from '../db/images';

const storedName = /^[0-9a-f]{64}\.webp$/;

export async function readImage({ db }: Database, name: string): Promise<{ contentType: string; bytes: Buffer }> {
  if (!storedName.test(name)) throw imageNotFound();
  const [row] = await db
    .select({ contentType: uploadedImages.contentType, bytes: uploadedImages.bytes })
    .from(uploadedImages)
    .where(eq(uploadedImages.name, name));
  if (!row) throw imageNotFound();
  return row;
}

const imageNotFound = () => new AppError('not_found', 'There is no such image');
