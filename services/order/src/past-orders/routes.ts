import { importOrderBatch } from '@shopwright/contracts/http/internal-imports';
import * as endpoints from '@shopwright/contracts/http/past-orders';
import { signedIn } from '@shopwright/service-kit/http/internal-token';
import type { RouteTable } from '@shopwright/service-kit/http/server';
import { and } from 'drizzle-orm';
import type { OrderDeps } from '../deps';
import { isPastOrderOf } from '../orders/delete-past-orders';
import { exportPastOrders } from './export-past-orders';
import { importPastOrders, undoPastOrders } from './import-past-orders';
import { listOwnPastOrders, listPastOrders, matchesSearch } from './list-past-orders';

export function pastOrderRoutes(routes: RouteTable, deps: OrderDeps): void {
  const { db } = deps.database;
  routes.bind(importOrderBatch, ({ body }) =>
    body.phase === 'undo' ? undoPastOrders(deps, body) : importPastOrders(deps, body),
  );
  routes.bind(endpoints.listMyPastOrders, ({ actor, query }) => listOwnPastOrders(deps, signedIn(actor), query));
  routes.bind(endpoints.exportPastOrders, async ({ query }) => exportPastOrders(deps.database, query));
  routes.bind(endpoints.listPastOrders, ({ query }) => {
    const { search, email } = query;
    const isOfEmail = email === undefined ? undefined : isPastOrderOf(email);
    return listPastOrders(db, query, and(matchesSearch(search), isOfEmail));
  });
}
