import * as orders from '@shopwright/contracts/http/orders';
import type { RouteTable } from '@shopwright/service-kit/http/server';
import type { OrderDeps } from '../deps';
import { createPaymentIntent } from './create-payment-intent';

export function checkoutRoutes(routes: RouteTable, deps: OrderDeps): void {
  routes.bind(orders.createPaymentIntent, ({ body, actor }) => createPaymentIntent(deps, body, actor));
}
