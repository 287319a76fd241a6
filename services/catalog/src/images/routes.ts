import * as internal from '@shopwright/contracts/http/internal';
import * as products from '@shopwright/contracts/http/product-editing';
import type { Database } from '@shopwright/service-kit/database/connection';
import { AppError } from '@shopwright/service-kit/errors';
import type { RouteTable } from '@shopwright/service-kit/http/server';
import { eq } from 'drizzle-orm';
import { uploadedImages } from '../db/images';
import type { CatalogDeps } from '../deps';
import { storeImage } from './store-image';

export function imageRoutes(routes: RouteTable, { database }: CatalogDeps): void {
  routes.bind(products.uploadImage, async ({ readFile, actor }) =>
    storeImage(database, await readFile(), { createdBy: actor.userId }),
  );
  routes.app.get(internal.uploadedImagePath, async (req, res) => {
    // The order service prints the logo on its documents.
    await routes.authenticate(req, { access: 'system' }, ['bff', 'order']);
    const { contentType, bytes } = await readImage(database, req.params.name);
    res.set('Cache-Control', 'public, max-age=31536000, immutable').type(contentType).send(bytes);
  });
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
