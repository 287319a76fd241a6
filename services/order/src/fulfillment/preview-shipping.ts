import type { ResponseOf } from '@shopwright/contracts/endpoint';
import { type previewShipping as endpoint, shippingWarnings } from '@shopwright/contracts/http/order-actions';
import { inArray, type SQL, sql } from 'drizzle-orm';
import pLimit from 'p-limit';
import { orders } from '../db/schema';
import type { OrderDeps } from '../deps';
import { hasFailedRefund, hasOpenReturn, isDisputed } from '../orders/desk-order';
import { countToShip, listOrderLines } from '../orders/order-lines';
import { findShipError } from '../orders/order-rules';

type Preview = ResponseOf<typeof endpoint>;

/** Below the connections of the pool. */
const concurrency = 4;

/** The customer wrote last: they may want something else, or another address. */
const hasUnansweredMessage: SQL<boolean> = sql<boolean>`coalesce((
  select order_messages.author = 'customer' from order_messages where order_messages.order_id = orders.id
  order by order_messages.id desc limit 1), false)`;

/** Returns what shipping these orders would do, in the given order. Leaves out orders that do not exist. */
export async function previewShipping(
  { database: { db } }: Pick<OrderDeps, 'database'>,
  ids: readonly number[],
): Promise<Preview> {
  const found = await db
    .select({
      row: orders,
      disputed: isDisputed,
      open_return: hasOpenReturn,
      unanswered_message: hasUnansweredMessage,
      refund_failed: hasFailedRefund,
    })
    .from(orders)
    .where(inArray(orders.id, [...ids]));
  const listed = ids.flatMap((id) => found.filter(({ row }) => row.id === id));
  const previews = await pLimit(concurrency).map(listed, async ({ row, ...facts }) => {
    const { id, status, customerName } = row;
    const units = findShipError(row) === undefined ? countToShip(await listOrderLines(db, id)) : 0;
    return { id, status, customerName, units, warnings: shippingWarnings.filter((name) => facts[name]) };
  });
  return { orders: previews };
}
