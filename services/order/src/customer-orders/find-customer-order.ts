import { mayCall } from '@shopwright/contracts/roles';
import { AppError } from '@shopwright/service-kit/errors';
import type { Actor } from '@shopwright/service-kit/http/internal-token';
import { findOrderToken } from '@shopwright/service-kit/http/order-links';
import type { Call } from '@shopwright/service-kit/http/server';
import { and, eq } from 'drizzle-orm';
import { type OrderRow, orders } from '../db/schema';
import type { OrderDeps } from '../deps';
import { isShownToCustomer } from '../orders/order-row';

interface OrderProof {
  token?: string;
  actor: Actor;
}

/** Returns what proves that the caller is the order's customer: their account, and the link of the request or the browser. */
export const proofOf = (
  { req, actor }: Pick<Call<unknown>, 'req' | 'actor'>,
  id: number,
  token?: string,
): OrderProof => ({
  token: token ?? findOrderToken(req, id),
  actor,
});

/**
 * Returns the order to the account that it belongs to, or to the holder of the link in its emails. Throws `link_expired` for
 * a token that is not this order's, `not_found` for another account, and `unauthenticated` without either.
 */
export async function findCustomerOrder(
  { database: { db }, trackingTokens, now }: Pick<OrderDeps, 'database' | 'trackingTokens' | 'now'>,
  id: number,
  { token, actor }: OrderProof,
): Promise<OrderRow> {
  if (token === undefined && actor.userId === undefined) throw new AppError('unauthenticated', 'Please sign in');
  const [order] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.id, id), isShownToCustomer));
  if (order && token !== undefined && trackingTokens.isTokenFor(order, token, now())) return order;
  if (order && actor.userId !== undefined && order.userId === actor.userId) return order;
  if (token !== undefined) throw new AppError('link_expired', 'This link does not open an order');
  throw new AppError('not_found', 'No such order');
}

/** Returns any order to staff, and their own to customers. */
export async function findReadableOrder(
  deps: Pick<OrderDeps, 'database' | 'trackingTokens' | 'now'>,
  call: Pick<Call<unknown>, 'req' | 'actor'>,
  id: number,
): Promise<OrderRow> {
  if (!mayCall(call.actor.role, 'staff')) return findCustomerOrder(deps, id, proofOf(call, id));
  const [order] = await deps.database.db.select().from(orders).where(eq(orders.id, id));
  if (!order) throw new AppError('not_found', 'No such order');
  return order;
}
