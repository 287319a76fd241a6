import type { QueryOf } from '@shopwright/contracts/endpoint';
import * as internalOrders from '@shopwright/contracts/http/internal-orders';
import * as desk from '@shopwright/contracts/http/order-desk';
import * as files from '@shopwright/contracts/http/order-files';
import type { RouteTable } from '@shopwright/service-kit/http/server';
import type { OrderDeps } from '../deps';
import { getOrderDetail } from '../orders/get-order-detail';
import { listEdits } from '../orders/list-edits';
import { getOrderForEmail } from '../orders/order-row';
import { staff } from '../orders/record-event';
import { readSalesMetrics } from '../orders/sales-metrics';
import { readTimeZone } from '../store-time-zone';
import { addNote } from './add-note';
import { countOrders } from './count-orders';
import { decideVatNumber } from './decide-vat-number';
import { exportOrders } from './export-orders';
import { listOrders } from './list-orders';
import { toCondition } from './order-filters';
import { syncNewestAccounts } from './sync-accounts';

/** `/orders/counts`, `/orders/metrics` and `/orders/export` come before `/orders/:id`, which would take them for an id. */
export function deskRoutes(routes: RouteTable, deps: OrderDeps): void {
  const { database, now } = deps;
  /** A list without days needs no catalog. */
  const withTimeZone = async <Query extends Pick<QueryOf<typeof desk.listOrders>, 'from' | 'to' | 'invoice'>>(
    query: Query,
  ) =>
    query.from || query.to || query.invoice === 'overdue' ? { ...query, timeZone: await readTimeZone(deps) } : query;
  routes.bind(desk.listOrders, async ({ query }) => {
    // So that an order is found by the address of an account that registered a moment ago.
    if (query.search) await syncNewestAccounts(deps);
    return listOrders(database, await withTimeZone(query));
  });
  routes.bind(desk.countOrders, () => countOrders(database));
  routes.bind(desk.getOrderMetrics, async ({ query }) =>
    readSalesMetrics(database, toCondition(await withTimeZone(query))),
  );
  routes.bind(files.orderExport, async ({ query }) => exportOrders(database, query, await readTimeZone(deps)));
  routes.bind(desk.getDeskOrder, ({ params }) => getOrderDetail(database, params.id, now()));
  routes.bind(desk.addOrderNote, ({ params, body, actor }) => addNote(deps, params.id, body.body, staff(actor)));
  routes.bind(desk.putVatDecision, ({ params, body, actor }) => decideVatNumber(deps, params.id, body, staff(actor)));
  routes.bind(internalOrders.getOrderForEmail, async ({ params }) => {
    const { trackingToken, offline } = await getOrderForEmail(deps, params.id);
    const edits = await listEdits(database.db, params.id);
    return { ...(await getOrderDetail(database, params.id, now())), edits, trackingToken, offline };
  });
}
