import * as endpoints from '@shopwright/contracts/http/products';
import type { Database } from '@shopwright/service-kit/database';
import type { RouteTable } from '@shopwright/service-kit/http-server';
import { createProduct } from './create-product';
import { getProduct } from './get-product';
import { listProducts } from './list-products';
import { nextPageLink } from './next-page-link';
import { setDropship } from './set-dropship';

export function productRoutes({ bind }: RouteTable, database: Database): void {
  bind(endpoints.listProducts, async ({ query, actor, req, res }) => {
    const { items, next } = await listProducts(database, query, actor.role);
    if (next) res.set('Link', nextPageLink(endpoints.listProducts.path, req.query, next));
    return items;
  });
  bind(endpoints.getProduct, ({ params, actor }) => getProduct(database, params.id, actor.role));
  bind(endpoints.createProduct, ({ body, actor }) => createProduct(database, body, actor.userId), 201);
  bind(endpoints.setDropship, ({ params, body }) => setDropship(database, params.id, body.isDropshipped));
}
