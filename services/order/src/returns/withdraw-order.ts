import type { BodyOf, ReplyOf } from '@shopwright/contracts/endpoint';
import type { withdrawOrder as endpoint } from '@shopwright/contracts/http/customer-orders';
import { AppError } from '@shopwright/service-kit/errors';
import { and, eq, sql } from 'drizzle-orm';
import { findCustomerOrder } from '../customer-orders/find-customer-order';
import { orderReturns } from '../db/return-tables';
import { type OrderRow, orders } from '../db/schema';
import type { OrderDeps } from '../deps';
import { cancelOrder } from '../fulfillment/cancel-order';
import { isShownToCustomer, lockOrder, parseOrderNumber } from '../orders/order-row';
import { findCustomerCancelError } from '../orders/order-rules';
import type { Author } from '../orders/record-event';
import { assertAllowed } from '../orders/with-fresh-order';
import { findWithdrawalError } from './return-rules';
import { findKnownReturn, writeReturn } from './write-return';

type Input = BodyOf<typeof endpoint>;
type Outcome = ReplyOf<typeof endpoint>;

const customer: Author = { actor: 'customer' };

/**
 * Withdraws from an order. One that is not being packed is cancelled as a whole; of any other a return is written
 * that needs no approval. Where staff begin to pack it at this moment, it becomes the return. The email about either is
 * the receipt.
 */
export async function withdrawOrder(deps: OrderDeps, input: Input): Promise<Outcome> {
  const order = await findOrder(deps, input);
  const isWhole = input.items === undefined;
  if (isWhole && findCustomerCancelError(order) === undefined) {
    const done = await cancelWhole(deps, order.id);
    if (done) return { orderId: order.id, outcome: 'cancelled', receivedAt: deps.now().toISOString() };
  }
  return writeWithdrawal(deps, order.id, input);
}

async function findOrder(deps: OrderDeps, { orderNumber, email, token }: Input): Promise<OrderRow> {
  const id = parseOrderNumber(orderNumber);
  if (token !== undefined) return findCustomerOrder(deps, id, { token, actor: { role: 'anonymous' } });
  const isOfEmail = sql`lower(${orders.customerEmail}) = lower(${email ?? ''})`;
  const [row] = await deps.database.db
    .select()
    .from(orders)
    .where(and(eq(orders.id, id), isOfEmail, isShownToCustomer));
  if (!row || row.customerEmail === '') throw new AppError('not_found', 'We found no order with this number and email');
  return row;
}

/** Returns false where staff moved the order meanwhile. */
async function cancelWhole(deps: OrderDeps, orderId: number): Promise<boolean> {
  try {
    await cancelOrder(deps, orderId, { reason: 'withdrawal', author: customer, field: 'orderNumber' });
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === 'conflict') return false;
    throw error;
  }
}

async function writeWithdrawal(
  { database, now }: OrderDeps,
  orderId: number,
  { items, name, requestId }: Input,
): Promise<Outcome> {
  return database.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    if ((await findKnownReturn(tx, orderId, requestId)) === undefined) {
      assertAllowed(findWithdrawalError(order, now()), 'orderNumber');
    }
    const returnId = await writeReturn(tx, order, {
      ...{ kind: 'withdrawal', requestKey: requestId, items, comment: name, author: customer, at: now() },
    });
    const [row] = await tx
      .select({ requestedAt: orderReturns.requestedAt })
      .from(orderReturns)
      .where(eq(orderReturns.id, returnId));
    return { orderId, outcome: 'return_approved', receivedAt: (row?.requestedAt ?? now()).toISOString() };
  });
}
