import { getOrder } from '@shopwright/contracts/http/internal';
import { listMyOrders as listMyOrdersEndpoint } from '@shopwright/contracts/http/orders';
import { AppError } from '@shopwright/service-kit/errors';
import type { RouteTable } from '@shopwright/service-kit/http-server';
import type { OrderDeps } from '../deps';
import { readOrder } from './find-order';
import { listMyOrders } from './list-my-orders';

export function orderRoutes(routes: RouteTable, { database }: OrderDeps): void {
  routes.bind(listMyOrdersEndpoint, ({ query, actor }) => {
    if (actor.userId === undefined) throw new AppError('unauthenticated', 'Please sign in');
    return listMyOrders(database, actor.userId, query);
  });
  routes.bind(getOrder, ({ params }) => readOrder(database.db, params.id));
}
