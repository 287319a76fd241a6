import * as products from '@shopwright/contracts/http/products';
import type { RouteTable } from '@shopwright/service-kit/http/server';
import type { CatalogDeps } from '../deps';
import { archiveProduct, restoreProduct } from './archive-product';
import { createProduct } from './create-product';
import { getProduct } from './get-product';
import { listProducts } from './list-products';
import { setDropship } from './set-dropship';
import { listTranslations, putTranslations } from './translations';
import { updateProduct } from './update-product';

export function productRoutes(routes: RouteTable, { database }: CatalogDeps): void {
  routes.bind(products.listProducts, ({ query, actor }) => listProducts(database, query, actor.role));
  routes.bind(products.getProduct, ({ params, query, actor }) => {
    return getProduct(database, { id: params.id, role: actor.role, language: query.language });
  });
  routes.bind(products.createProduct, ({ body, actor }) => createProduct(database, body, actor.userId));
  routes.bind(products.updateProduct, ({ params, body }) => updateProduct(database, params.id, body));
  routes.bind(products.archiveProduct, ({ params }) => archiveProduct(database, params.id));
  routes.bind(products.restoreProduct, ({ params }) => restoreProduct(database, params.id));
  routes.bind(products.setDropship, ({ params, body }) => setDropship(database, params.id, body.isDropshipped));
  routes.bind(products.listTranslations, ({ params }) => listTranslations(database, params.id));
  routes.bind(products.putTranslations, ({ params, body }) => putTranslations(database, params.id, body.translations));
}
