import * as internal from '@shopwright/contracts/http/internal';
import * as orders from '@shopwright/contracts/http/orders';
import type { RouteTable } from '@shopwright/service-kit/http/server';
import type { OrderDeps } from '../deps';
import { createPaymentIntent } from './create-payment-intent';
import { eraseCustomer } from './erase-customer';

export function checkoutRoutes(routes: RouteTable, deps: OrderDeps): void {
  routes.bind(orders.createPaymentIntent, ({ body, actor }) => createPaymentIntent(deps, body, actor));
  routes.bind(internal.eraseCustomer, async ({ body }) => {
    await eraseCustomer(deps, body.userId);
    return { erased: true as const };
  });
}
