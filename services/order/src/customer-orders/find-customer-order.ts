import { AppError } from '@shopwright/service-kit/errors';
import type { Actor } from '@shopwright/service-kit/http/internal-token';
import { and, eq } from 'drizzle-orm';
import { type OrderRow, orders } from '../db/schema';
import type { OrderDeps } from '../deps';
import { isShownToCustomer } from '../orders/order-row';

/**
 * Returns the order to the account that it belongs to, or to the holder of the link in its emails. Throws `link_expired` for
 * a token that is not this order's, `not_found` for another account, and `unauthenticated` without either.
 */
export async function findCustomerOrder(
  { database: { db }, trackingTokens }: Pick<OrderDeps, 'database' | 'trackingTokens'>,
  id: number,
  { token, actor }: { token?: string; actor: Actor },
): Promise<OrderRow> {
  if (token === undefined && actor.userId === undefined) throw new AppError('unauthenticated', 'Please sign in');
  const [order] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.id, id), isShownToCustomer));
  if (token !== undefined) {
    if (order && trackingTokens.isTokenFor(order, token)) return order;
    throw new AppError('link_expired', 'This link does not open an order');
  }
  if (order && order.userId === actor.userId) return order;
  throw new AppError('not_found', 'No such order');
}
