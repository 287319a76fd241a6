import type { BodyOf, ResponseOf } from '@shopwright/contracts/endpoint';
import type * as endpoints from '@shopwright/contracts/http/customer-orders';
import { AppError } from '@shopwright/service-kit/errors';
import { and, eq, sql } from 'drizzle-orm';
import { findCustomerOrder, type proofOf } from '../customer-orders/find-customer-order';
import { orderEvents } from '../db/desk-tables';
import { orderReturns } from '../db/return-tables';
import type { OrderDeps } from '../deps';
import { cancelOrder } from '../fulfillment/cancel-order';
import { lockOrder } from '../orders/order-row';
import { findCustomerCancelError } from '../orders/order-rules';
import type { Author } from '../orders/record-event';
import { findWithdrawalError } from '../orders/return-rules';
import { writeReturn } from './write-return';

type Input = BodyOf<typeof endpoints.withdrawOrder>;
type Outcome = ResponseOf<typeof endpoints.withdrawOrder>;

const customer: Author = { actor: 'customer' };
const reason = 'withdrawal';

/**
 * Withdraws from an order. One that is not being packed is cancelled as a whole; of any other a return is written
 * that needs no approval. Where staff begin to pack it at this moment, it becomes the return. The email about either is
 * the receipt. A repeated withdrawal, as after a timeout, gets the answer of the first.
 */
export async function withdrawOrder(
  deps: OrderDeps,
  id: number,
  input: Input,
  proof: ReturnType<typeof proofOf>,
): Promise<Outcome> {
  const order = await findCustomerOrder(deps, id, proof);
  if (input.items === undefined) {
    if (findCustomerCancelError(order) === undefined) await cancelWhole(deps, order.id);
    const cancelledAt = await findCancellationTime(deps, order.id);
    if (cancelledAt) return { orderId: order.id, outcome: 'cancelled', receivedAt: cancelledAt.toISOString() };
  }
  return writeWithdrawal(deps, order.id, input);
}

/** Does nothing where staff moved the order meanwhile, or the same request cancelled it. */
async function cancelWhole(deps: OrderDeps, orderId: number): Promise<void> {
  try {
    await cancelOrder(deps, orderId, { reason, author: customer, field: 'orderNumber' });
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'conflict')) throw error;
  }
}

/** Returns when a withdrawal cancelled the order. Staff may write the same reason, so the author counts too. */
async function findCancellationTime({ database }: OrderDeps, orderId: number): Promise<Date | undefined> {
  const isWithdrawal = and(eq(orderEvents.actor, 'customer'), sql`${orderEvents.details}->>'reason' = ${reason}`);
  const [event] = await database.db
    .select({ at: orderEvents.createdAt })
    .from(orderEvents)
    .where(and(eq(orderEvents.orderId, orderId), eq(orderEvents.kind, 'cancelled'), isWithdrawal));
  return event?.at;
}

async function writeWithdrawal(
  { database, now }: OrderDeps,
  orderId: number,
  { items, name, requestId }: Input,
): Promise<Outcome> {
  return database.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    const returnId = await writeReturn(tx, order, {
      kind: 'withdrawal',
      requestKey: requestId,
      items,
      comment: name,
      author: customer,
      at: now(),
      findError: findWithdrawalError,
    });
    const [row] = await tx
      .select({ requestedAt: orderReturns.requestedAt })
      .from(orderReturns)
      .where(eq(orderReturns.id, returnId));
    return { orderId, outcome: 'return_approved', receivedAt: (row?.requestedAt ?? now()).toISOString() };
  });
}
