import type { Order } from '@shopwright/contracts/http/orders';
import type { Database } from '@shopwright/service-kit/database/connection';
import { and, desc, eq, inArray, isNotNull, lt } from 'drizzle-orm';
import { orderItems, orders } from '../db/schema';
import { toOrder } from './order-row';

interface Page {
  limit?: number;
  before?: number;
}

/** Returns the user's orders, newest first. A checkout that was never paid is not an order to its customer. */
export async function listUserOrders({ db }: Database, userId: number, page: Page): Promise<Order[]> {
  const rows = await db
    .select()
    .from(orders)
    .where(
      and(eq(orders.userId, userId), isNotNull(orders.placedAt), page.before ? lt(orders.id, page.before) : undefined),
    )
    .orderBy(desc(orders.id))
    .limit(page.limit ?? 50);
  if (rows.length === 0) return [];
  const ids = rows.map((row) => row.id);
  const items = await db.select().from(orderItems).where(inArray(orderItems.orderId, ids)).orderBy(orderItems.id);
  return rows.map((row) =>
    toOrder(
      row,
      items.filter((item) => item.orderId === row.id),
    ),
  );
}
