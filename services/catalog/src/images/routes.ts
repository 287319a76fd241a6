import { uploadedImagePath } from '@shopwright/contracts/http/internal';
import { uploadImage } from '@shopwright/contracts/http/products';
import type { Database } from '@shopwright/service-kit/database/connection';
import type { RouteTable } from '@shopwright/service-kit/http/server';
import { readImage } from './read-image';
import { storeImage } from './store-image';

export function imageRoutes({ app, authenticate, bind }: RouteTable, database: Database): void {
  bind(uploadImage, ({ body, actor }) => storeImage(database, body, actor.userId), 201);
  app.get(uploadedImagePath, async (req, res) => {
    await authenticate(req, 'system');
    const { contentType, bytes } = await readImage(database, req.params.name);
    res.set('Cache-Control', 'public, max-age=31536000, immutable').type(contentType).send(bytes);
  });
}
