import * as internal from '@shopwright/contracts/http/internal';
import * as orders from '@shopwright/contracts/http/orders';
import { signedIn } from '@shopwright/service-kit/http/internal-token';
import type { RouteTable } from '@shopwright/service-kit/http/server';
import type { OrderDeps } from '../deps';
import { getOrderForEmail } from './find-order';
import { listUserOrders } from './list-user-orders';
import { trackOrder } from './track-order';

export function orderRoutes(routes: RouteTable, { database }: OrderDeps): void {
  routes.bind(orders.listMyOrders, ({ query, actor }) => listUserOrders(database, signedIn(actor), query));
  routes.bind(orders.trackOrder, ({ body }) => trackOrder(database, body));
  routes.bind(internal.getOrder, ({ params }) => getOrderForEmail(database.db, params.id));
}
