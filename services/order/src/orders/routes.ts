import * as internal from '@shopwright/contracts/http/internal';
import * as orders from '@shopwright/contracts/http/orders';
import type { RouteTable } from '@shopwright/service-kit/http/server';
import { signedIn } from '@shopwright/service-kit/http/signed-in';
import type { OrderDeps } from '../deps';
import { eraseBuyer } from './erase-buyer';
import { readOrderToTell } from './find-order';
import { listMyOrders } from './list-my-orders';
import { trackOrder } from './track-order';

export function orderRoutes(routes: RouteTable, deps: OrderDeps): void {
  const { database } = deps;
  routes.bind(orders.listMyOrders, ({ query, actor }) => listMyOrders(database, signedIn(actor), query));
  routes.bind(orders.trackOrder, ({ body }) => trackOrder(database, body));
  routes.bind(internal.getOrder, ({ params }) => readOrderToTell(database.db, params.id));
  routes.bind(internal.eraseBuyer, async ({ body }) => {
    await eraseBuyer(deps, body.userId);
    return { erased: true as const };
  });
}
