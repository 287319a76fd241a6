import * as customer from '@shopwright/contracts/http/customer-orders';
import * as files from '@shopwright/contracts/http/order-files';
import * as desk from '@shopwright/contracts/http/return-desk';
import type { RouteTable } from '@shopwright/service-kit/http/server';
import { inConstantTime } from '@shopwright/service-kit/runtime/constant-time';
import { findCustomerOrder, findReadableOrder, proofOf } from '../customer-orders/find-customer-order';
import { toCustomerOrder } from '../customer-orders/get-customer-order';
import type { OrderDeps } from '../deps';
import { lockOrder, parseOrderNumber } from '../orders/order-row';
import { staff } from '../orders/record-event';
import { findReturnError } from '../orders/return-rules';
import { withFreshOrder } from '../orders/with-fresh-order';
import { moveReturn } from './move-return';
import { closeReturn, refundReturn } from './refund-return';
import { getPhoto, storePhoto } from './return-photos';
import { sendWithdrawalLink } from './send-withdrawal-link';
import { withdrawOrder } from './withdraw-order';
import { writeReturn } from './write-return';

export function returnRoutes(routes: RouteTable, deps: OrderDeps): void {
  const { database, now } = deps;
  routes.bind(customer.uploadReturnPhoto, async (call) => {
    const order = await findCustomerOrder(deps, call.params.id, proofOf(call, call.params.id));
    return storePhoto(deps, order, call.readFile);
  });
  routes.bind(customer.requestReturn, async (call) => {
    const { token, requestId, ...request } = call.body;
    const { actor } = call;
    const proof = proofOf(call, call.params.id, token);
    const { id } = await findCustomerOrder(deps, call.params.id, proof);
    await database.transaction(async (tx) => {
      const order = await lockOrder(tx, id);
      const author = { actor: 'customer', userId: actor.userId } as const;
      const made = { kind: 'return', requestKey: requestId, author, at: now(), findError: findReturnError } as const;
      await writeReturn(tx, order, { ...request, ...made });
    });
    return toCustomerOrder(deps, await findCustomerOrder(deps, id, proof));
  });
  routes.bind(customer.withdrawOrder, (call) => {
    const id = parseOrderNumber(call.body.orderNumber);
    const { email } = call.body;
    if (email !== undefined) return inConstantTime(sendWithdrawalLink(deps, id, email));
    return withdrawOrder(deps, id, call.body, proofOf(call, id, call.body.token));
  });
  routes.bind(desk.moveReturn, ({ params: { id, returnId }, body, actor }) =>
    withFreshOrder(deps, id, () => moveReturn(deps, { orderId: id, returnId }, body, staff(actor))),
  );
  routes.bind(desk.refundReturn, ({ params: { id, returnId }, body, actor }) =>
    withFreshOrder(deps, id, () => refundReturn(deps, { orderId: id, returnId }, body.restock, staff(actor))),
  );
  routes.bind(desk.closeReturn, ({ params: { id, returnId }, actor }) =>
    withFreshOrder(deps, id, () => closeReturn(deps, { orderId: id, returnId }, staff(actor))),
  );
  routes.bind(files.returnPhoto, async (call) => {
    const { id, photo } = call.params;
    await findReadableOrder(deps, call, id);
    return getPhoto(deps, id, photo);
  });
}
