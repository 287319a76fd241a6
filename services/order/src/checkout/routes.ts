import { eraseCustomer as eraseCustomerEndpoint } from '@shopwright/contracts/http/internal';
import { createPaymentIntent as createPaymentIntentEndpoint } from '@shopwright/contracts/http/orders';
import type { RouteTable } from '@shopwright/service-kit/http/server';
import type { OrderDeps } from '../deps';
import { createPaymentIntent } from './create-payment-intent';
import { eraseCustomer } from './erase-customer';

export function checkoutRoutes(routes: RouteTable, deps: OrderDeps): void {
  routes.bind(createPaymentIntentEndpoint, ({ body, actor }) => createPaymentIntent(deps, body, actor));
  routes.bind(eraseCustomerEndpoint, async ({ body }) => {
    await eraseCustomer(deps, body.userId);
    return { erased: true as const };
  });
}
