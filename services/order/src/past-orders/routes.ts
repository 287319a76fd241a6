import { importOrderBatch } from '@shopwright/contracts/http/file-imports';
import * as endpoints from '@shopwright/contracts/http/past-orders';
import { signedIn } from '@shopwright/service-kit/http/internal-token';
import type { RouteTable } from '@shopwright/service-kit/http/server';
import { and, sql } from 'drizzle-orm';
import { pastOrders } from '../db/past-order-tables';
import type { OrderDeps } from '../deps';
import { importPastOrders, undoPastOrders } from './import-past-orders';
import { isPastOrderOf, listOwnPastOrders, listPastOrders } from './list-past-orders';

export function pastOrderRoutes(routes: RouteTable, deps: OrderDeps): void {
  const { db } = deps.database;
  routes.bind(importOrderBatch, ({ body }) =>
    body.phase === 'undo' ? undoPastOrders(deps, body) : importPastOrders(deps, body),
  );
  routes.bind(endpoints.listMyPastOrders, ({ actor, query }) => listOwnPastOrders(deps, signedIn(actor), query));
  routes.bind(endpoints.listPastOrders, ({ query }) => {
    const { search, email } = query;
    const pattern = search && `%${search.replace(/[\\%_]/g, String.raw`\$&`)}%`;
    const document = sql`ascii_text(${pastOrders.reference} || ' ' || ${pastOrders.email} || ' ' || ${pastOrders.name})`;
    return listPastOrders(
      db,
      query,
      and(
        pattern ? sql`${document} ilike ascii_text(${pattern})` : undefined,
        email === undefined ? undefined : isPastOrderOf(email),
      ),
    );
  });
}
