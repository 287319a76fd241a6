import type { BodyOf, QueryOf } from '@shopwright/contracts/endpoint';
import * as orderTracking from '@shopwright/contracts/http/order-tracking';
import type { TrackedOrder } from '@shopwright/contracts/http/orders';
import * as endpoints from '@shopwright/contracts/http/orders';
import { pageSize } from '@shopwright/contracts/limits';
import type { Database } from '@shopwright/service-kit/database/connection';
import { AppError } from '@shopwright/service-kit/errors';
import { signedIn } from '@shopwright/service-kit/http/internal-token';
import { orderLinksHeader, writeOrderLinks } from '@shopwright/service-kit/http/order-links';
import { type Page, toPage } from '@shopwright/service-kit/http/page';
import type { RouteTable } from '@shopwright/service-kit/http/server';
import { inConstantTime } from '@shopwright/service-kit/runtime/constant-time';
import { and, desc, eq, inArray, lt, sql } from 'drizzle-orm';
import { type OrderRow, orderItems, orders } from '../db/schema';
import type { OrderDeps } from '../deps';
import { listDocuments } from './list-documents';
import {
  getOrderForEmail,
  inOrderLanguage,
  isShownToCustomer,
  listOrderItems,
  parseOrderNumber,
  toOrder,
  toTrackedOrder,
} from './order-row';
import { idsOfCharged, listTotals, readTotals } from './total-rows';
import { trackOrderByLink } from './track-by-link';

export function orderRoutes(routes: RouteTable, deps: OrderDeps): void {
  const { database } = deps;
  routes.bind(endpoints.listMyOrders, ({ query, actor }) => listUserOrders(database, signedIn(actor), query));
  routes.bind(endpoints.trackOrder, ({ body }) => inConstantTime(trackOrder(database, body)));
  routes.bind(endpoints.getOrder, ({ params }) => getOrderForEmail(deps, params.id));
  routes.bind(orderTracking.trackOrderByLink, async ({ body, res }) => {
    const order = await trackOrderByLink(deps, body);
    res.set(orderLinksHeader, writeOrderLinks([{ orderId: order.id, token: body.token }]));
    return order;
  });
}

/** Returns the user's orders, newest first. A checkout that was never paid is not an order to its customer. */
async function listUserOrders(
  { db }: Database,
  userId: number,
  { limit = pageSize, cursor }: QueryOf<typeof endpoints.listMyOrders>,
): Promise<Page<endpoints.MyOrder>> {
  const found = await db
    .select()
    .from(orders)
    .where(and(eq(orders.userId, userId), isShownToCustomer, cursor ? lt(orders.id, cursor) : undefined))
    .orderBy(desc(orders.id))
    .limit(limit + 1);
  const { rows, nextCursor } = toPage(found, limit, (row) => row.id);
  const ids = rows.map((row) => row.id);
  const [items, documentsOf] = await Promise.all([
    db.select().from(orderItems).where(inArray(orderItems.orderId, ids)).orderBy(orderItems.id),
    listDocuments(db, ids),
  ]);
  const totalsOf = await listTotals(db, idsOfCharged(items));
  const itemsOf = (orderId: number) => items.filter((item) => item.orderId === orderId);
  const toRow = (row: OrderRow) => ({
    ...toOrder(row, inOrderLanguage(itemsOf(row.id)), totalsOf(row)),
    documents: documentsOf(row.id),
    refundedTotal: row.refundedTotal,
  });
  return { rows: rows.map(toRow), nextCursor };
}

/** Throws the same `not_found` whether number or email is wrong, so that it reveals no order. */
async function trackOrder({ db }: Database, input: BodyOf<typeof endpoints.trackOrder>): Promise<TrackedOrder> {
  const [row] = await db
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.id, parseOrderNumber(input.orderNumber)),
        sql`lower(${orders.customerEmail}) = lower(${input.email})`,
        isShownToCustomer,
      ),
    );
  if (!row) throw new AppError('not_found', 'We found no order with this number and email');
  const lines = await listOrderItems(db, row.id);
  return toTrackedOrder(row, lines, await readTotals(db, row, lines));
}
