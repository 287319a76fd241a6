import type { QueryOf } from '@shopwright/contracts/endpoint';
import type { listMyOrders as endpoint, Order } from '@shopwright/contracts/http/orders';
import type { Database } from '@shopwright/service-kit/database/connection';
import { type Page, toPage } from '@shopwright/service-kit/http/page';
import { and, desc, eq, inArray, isNotNull, lt } from 'drizzle-orm';
import { orderItems, orders } from '../db/schema';
import { toOrder } from './order-row';

const defaultLimit = 50;

/** Returns the user's orders, newest first. A checkout that was never paid is not an order to its customer. */
export async function listUserOrders(
  { db }: Database,
  userId: number,
  { limit = defaultLimit, cursor }: QueryOf<typeof endpoint>,
): Promise<Page<Order>> {
  const found = await db
    .select()
    .from(orders)
    .where(and(eq(orders.userId, userId), isNotNull(orders.placedAt), cursor ? lt(orders.id, cursor) : undefined))
    .orderBy(desc(orders.id))
    .limit(limit + 1);
  const { rows, nextCursor } = toPage(found, limit, (row) => row.id);
  const ids = rows.map((row) => row.id);
  const items = await db.select().from(orderItems).where(inArray(orderItems.orderId, ids)).orderBy(orderItems.id);
  const itemsOf = (orderId: number) => items.filter((item) => item.orderId === orderId);
  return { rows: rows.map((row) => toOrder(row, itemsOf(row.id))), nextCursor };
}
