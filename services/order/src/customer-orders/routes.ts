import * as customer from '@shopwright/contracts/http/customer-orders';
import * as desk from '@shopwright/contracts/http/return-desk';
import type { Actor } from '@shopwright/service-kit/http/internal-token';
import type { RouteTable } from '@shopwright/service-kit/http/server';
import type { OrderDeps } from '../deps';
import { cancelOrder } from '../fulfillment/cancel-order';
import { staff } from '../orders/record-event';
import { withFreshOrder } from '../orders/with-fresh-order';
import { sendMessage } from '../threads/send-message';
import { changeAddress } from './change-address';
import { findCustomerOrder, proofOf } from './find-customer-order';
import { toCustomerOrder } from './get-customer-order';

const byCustomer = ({ userId }: Actor) => ({ actor: 'customer', userId }) as const;

export function customerOrderRoutes(routes: RouteTable, deps: OrderDeps): void {
  const read = async (id: number, proof: ReturnType<typeof proofOf>) =>
    toCustomerOrder(deps, await findCustomerOrder(deps, id, proof));
  routes.bind(customer.getCustomerOrder, (call) => read(call.params.id, proofOf(call, call.params.id)));
  routes.bind(customer.cancelCustomerOrder, async (call) => {
    const proof = proofOf(call, call.params.id, call.body.token);
    const { id } = await findCustomerOrder(deps, call.params.id, proof);
    await cancelOrder(deps, id, { reason: 'customer_request', author: byCustomer(call.actor), field: 'status' });
    return read(id, proof);
  });
  routes.bind(customer.putCustomerAddress, async (call) => {
    const proof = proofOf(call, call.params.id, call.body.token);
    const { id } = await findCustomerOrder(deps, call.params.id, proof);
    await changeAddress(deps, id, call.body.customerAddress, byCustomer(call.actor));
    return read(id, proof);
  });
  routes.bind(customer.sendOrderMessage, async (call) => {
    const { token, ...message } = call.body;
    const proof = proofOf(call, call.params.id, token);
    const { id } = await findCustomerOrder(deps, call.params.id, proof);
    await sendMessage(deps, id, { ...message, author: byCustomer(call.actor) });
    return read(id, proof);
  });
  routes.bind(desk.sendCustomerMessage, ({ params: { id }, body, actor }) =>
    withFreshOrder(deps, id, () =>
      sendMessage(deps, id, { ...body, author: { actor: 'staff', userId: staff(actor).userId } }),
    ),
  );
}
