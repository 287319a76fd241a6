import { createHash } from 'node:crypto';
import type { ResponseOf } from '@shopwright/contracts/endpoint';
import * as internal from '@shopwright/contracts/http/internal';
import * as products from '@shopwright/contracts/http/product-editing';
import type { Database } from '@shopwright/service-kit/database/connection';
import { encodeImage } from '@shopwright/service-kit/encode-image';
import { AppError } from '@shopwright/service-kit/errors';
import type { RouteTable } from '@shopwright/service-kit/http/server';
import { eq } from 'drizzle-orm';
import { uploadedImages } from '../db/images';
import type { CatalogDeps } from '../deps';

export function imageRoutes(routes: RouteTable, { database }: CatalogDeps): void {
  routes.bind(products.uploadImage, async ({ readFile, actor }) =>
    storeImage(database, await readFile(), actor.userId),
  );
  routes.app.get(internal.uploadedImagePath, async (req, res) => {
    // The order service prints the logo on its documents.
    await routes.authenticate(req, 'system', ['bff', 'order']);
    const { contentType, bytes } = await readImage(database, req.params.name);
    res.set('Cache-Control', 'public, max-age=31536000, immutable').type(contentType).send(bytes);
  });
}

/** Names the image by the hash of its bytes, so that the same image is stored once. */
async function storeImage(
  { db }: Database,
  file: Buffer,
  createdBy?: number,
): Promise<ResponseOf<typeof products.uploadImage>> {
  const { bytes, width, height } = await encodeImage(file);
  const name = `${createHash('sha256').update(bytes).digest('hex')}.webp`;
  await db
    .insert(uploadedImages)
    .values({ name, contentType: 'image/webp', bytes, width, height, createdBy })
    .onConflictDoNothing();
  return { image: `/uploads/${name}`, width, height };
}

const storedName = /^[0-9a-f]{64}\.webp$/;

async function readImage({ db }: Database, name: string): Promise<{ contentType: string; bytes: Buffer }> {
  if (!storedName.test(name)) throw imageNotFound();
  const [row] = await db
    .select({ contentType: uploadedImages.contentType, bytes: uploadedImages.bytes })
    .from(uploadedImages)
    .where(eq(uploadedImages.name, name));
  if (!row) throw imageNotFound();
  return row;
}

const imageNotFound = () => new AppError('not_found', 'No such image');
