import * as endpoints from '@shopwright/contracts/http/order-edits';
import type { RouteTable } from '@shopwright/service-kit/http/server';
import type { OrderDeps } from '../deps';
import { withFreshOrder } from '../orders/with-fresh-order';
import { editOrder } from './edit-order';
import { previewEdit, readOrderEdit } from './read-edit';

export function orderEditRoutes(routes: RouteTable, deps: OrderDeps): void {
  routes.bind(endpoints.getOrderEdit, ({ params }) => readOrderEdit(deps, params.id));
  routes.bind(endpoints.previewOrderEdit, ({ params, body, actor }) => previewEdit(deps, params.id, body, actor));
  routes.bind(endpoints.editOrder, ({ params: { id }, body, actor }) =>
    withFreshOrder(deps, id, () => editOrder(deps, id, body, actor)),
  );
}
