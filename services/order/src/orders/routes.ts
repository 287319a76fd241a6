import { getOrder } from '@shopwright/contracts/http/internal';
import {
  listMyOrders as listMyOrdersEndpoint,
  trackOrder as trackOrderEndpoint,
} from '@shopwright/contracts/http/orders';
import type { RouteTable } from '@shopwright/service-kit/http/server';
import { signedIn } from '@shopwright/service-kit/http/signed-in';
import type { OrderDeps } from '../deps';
import { getOrderForEmail } from './find-order';
import { listUserOrders } from './list-user-orders';
import { trackOrder } from './track-order';

export function orderRoutes(routes: RouteTable, { database }: OrderDeps): void {
  routes.bind(listMyOrdersEndpoint, ({ query, actor }) => listUserOrders(database, signedIn(actor), query));
  routes.bind(trackOrderEndpoint, ({ body }) => trackOrder(database, body));
  routes.bind(getOrder, ({ params }) => getOrderForEmail(database.db, params.id));
}
