import type { BodyOf } from '@shopwright/contracts/endpoint';
import type * as endpoints from '@shopwright/contracts/http/order-tracking';
import type { TrackedOrder } from '@shopwright/contracts/http/orders';
import { AppError } from '@shopwright/service-kit/errors';
import { and, eq } from 'drizzle-orm';
import { orders } from '../db/schema';
import type { OrderDeps } from '../deps';
import { isShownToCustomer, listOrderItems, parseOrderNumber, toTrackedOrder } from './order-row';
import { readTotals } from './total-rows';

/** Throws the same `link_expired` for an order that does not exist, is not placed, or has another token. */
export async function trackOrderByLink(
  { database: { db }, trackingTokens, now }: Pick<OrderDeps, 'database' | 'trackingTokens' | 'now'>,
  { orderNumber, token }: BodyOf<typeof endpoints.trackOrderByLink>,
): Promise<TrackedOrder> {
  const [row] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.id, parseOrderNumber(orderNumber)), isShownToCustomer));
  if (!row || !trackingTokens.isTokenFor(row, token, now())) {
    throw new AppError('link_expired', 'This link does not open an order');
  }
  const items = await listOrderItems(db, row.id);
  return toTrackedOrder(row, items, await readTotals(db, row, items));
}
