import * as endpoints from '@shopwright/contracts/http/products';
import type { Database } from '@shopwright/service-kit/database/connection';
import type { RouteTable } from '@shopwright/service-kit/http/server';
import { archiveProduct, restoreProduct } from './archive-product';
import { createProduct } from './create-product';
import { getProduct } from './get-product';
import { listProducts } from './list-products';
import { nextPageLink } from './next-page-link';
import { setDropship } from './set-dropship';
import { listTranslations, putTranslations } from './translations';
import { updateProduct } from './update-product';

export function productRoutes({ bind }: RouteTable, database: Database): void {
  bind(endpoints.listProducts, async ({ query, actor, req, res }) => {
    const { items, next } = await listProducts(database, query, actor.role);
    if (next) res.set('Link', nextPageLink(endpoints.listProducts.path, req.query, next));
    return items;
  });
  bind(endpoints.getProduct, ({ params, query, actor }) => {
    return getProduct(database, { id: params.id, role: actor.role, language: query.language });
  });
  bind(endpoints.createProduct, ({ body, actor }) => createProduct(database, body, actor.userId), 201);
  bind(endpoints.updateProduct, ({ params, body }) => updateProduct(database, params.id, body));
  bind(endpoints.archiveProduct, ({ params }) => archiveProduct(database, params.id));
  bind(endpoints.restoreProduct, ({ params }) => restoreProduct(database, params.id));
  bind(endpoints.setDropship, ({ params, body }) => setDropship(database, params.id, body.isDropshipped));
  bind(endpoints.listTranslations, ({ params }) => listTranslations(database, params.id));
  bind(endpoints.putTranslations, ({ params, body }) => putTranslations(database, params.id, body.translations));
}
