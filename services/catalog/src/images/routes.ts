import * as internal from '@shopwright/contracts/http/internal';
import * as products from '@shopwright/contracts/http/products';
import type { RouteTable } from '@shopwright/service-kit/http/server';
import type { CatalogDeps } from '../deps';
import { readImage } from './read-image';
import { storeImage } from './store-image';

export function imageRoutes(routes: RouteTable, { database }: CatalogDeps): void {
  routes.bind(products.uploadImage, ({ body, actor }) => storeImage(database, body, actor.userId));
  routes.app.get(internal.uploadedImagePath, async (req, res) => {
    await routes.authenticate(req, 'system');
    const { contentType, bytes } = await readImage(database, req.params.name);
    res.set('Cache-Control', 'public, max-age=31536000, immutable').type(contentType).send(bytes);
  });
}
