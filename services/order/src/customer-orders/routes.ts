import * as customer from '@shopwright/contracts/http/customer-orders';
import * as desk from '@shopwright/contracts/http/return-desk';
import type { Actor } from '@shopwright/service-kit/http/internal-token';
import type { RouteTable } from '@shopwright/service-kit/http/server';
import type { OrderDeps } from '../deps';
import { cancelOrder } from '../fulfillment/cancel-order';
import { staff } from '../orders/record-event';
import { withFreshOrder } from '../orders/with-fresh-order';
import { findCustomerOrder } from './find-customer-order';
import { toCustomerOrder } from './get-customer-order';
import { sendMessage } from './send-message';

const byCustomer = ({ userId }: Actor) => ({ actor: 'customer', userId }) as const;

export function customerOrderRoutes(routes: RouteTable, deps: OrderDeps): void {
  const read = async (id: number, key: { token?: string; actor: Actor }) =>
    toCustomerOrder(deps, await findCustomerOrder(deps, id, key));
  routes.bind(customer.getCustomerOrder, ({ params, query: { token }, actor }) => read(params.id, { token, actor }));
  routes.bind(customer.cancelCustomerOrder, async ({ params, body: { token }, actor }) => {
    const { id } = await findCustomerOrder(deps, params.id, { token, actor });
    await cancelOrder(deps, id, { reason: 'customer_request', author: byCustomer(actor), field: 'status' });
    return read(id, { token, actor });
  });
  routes.bind(customer.sendOrderMessage, async ({ params, body: { token, ...message }, actor }) => {
    const { id } = await findCustomerOrder(deps, params.id, { token, actor });
    await sendMessage(deps, id, { ...message, author: byCustomer(actor) });
    return read(id, { token, actor });
  });
  routes.bind(desk.sendCustomerMessage, ({ params: { id }, body, actor }) =>
    withFreshOrder(deps, id, () =>
      sendMessage(deps, id, { ...body, author: { actor: 'staff', userId: staff(actor.userId).userId } }),
    ),
  );
}
