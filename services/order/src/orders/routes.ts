import { eraseBuyer as eraseBuyerEndpoint, getOrder } from '@shopwright/contracts/http/internal';
import {
  listMyOrders as listMyOrdersEndpoint,
  trackOrder as trackOrderEndpoint,
} from '@shopwright/contracts/http/orders';
import { AppError } from '@shopwright/service-kit/errors';
import type { RouteTable } from '@shopwright/service-kit/http-server';
import type { OrderDeps } from '../deps';
import { eraseBuyer } from './erase-buyer';
import { readOrderToTell } from './find-order';
import { listMyOrders } from './list-my-orders';
import { trackOrder } from './track-order';

export function orderRoutes(routes: RouteTable, deps: OrderDeps): void {
  const { database } = deps;
  routes.bind(listMyOrdersEndpoint, ({ query, actor }) => {
    if (actor.userId === undefined) throw new AppError('unauthenticated', 'Please sign in');
    return listMyOrders(database, actor.userId, query);
  });
  routes.bind(trackOrderEndpoint, ({ body }) => trackOrder(database, body));
  routes.bind(getOrder, ({ params }) => readOrderToTell(database.db, params.id));
  routes.bind(eraseBuyerEndpoint, async ({ body }) => {
    await eraseBuyer(deps, body.userId);
    return { erased: true as const };
  });
}
