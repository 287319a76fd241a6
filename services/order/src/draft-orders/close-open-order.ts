import type { Executor } from '@shopwright/service-kit/database/connection';
import { AppError } from '@shopwright/service-kit/errors';
import { and, eq, ne } from 'drizzle-orm';
import { type OrderRow, orders } from '../db/schema';
import type { OrderDeps } from '../deps';
import { cancelUnpaidOrder } from '../payments/cancel-unpaid-order';

/** Returns the order of a draft that is not cancelled: there is one at most. */
export async function findLiveOrder(rows: Executor, draftId: number): Promise<OrderRow | undefined> {
  const [order] = await rows
    .select()
    .from(orders)
    .where(and(eq(orders.draftId, draftId), ne(orders.status, 'cancelled')));
  return order;
}

/** Cancels the unpaid order of a draft, at Stripe first. Throws `conflict` where it is paid, or is being paid. */
export async function closeOpenOrder(deps: OrderDeps, draftId: number): Promise<void> {
  const order = await findLiveOrder(deps.database.db, draftId);
  if (!order || (order.status === 'pending' && (await cancelUnpaidOrder(deps, order)))) return;
  const details = { orderId: order.id };
  if (order.status !== 'pending')
    throw new AppError('conflict', `This draft is already order #${order.id}`, { details });
  throw new AppError('conflict', `The customer is paying for this draft now (order #${order.id})`, { details });
}

/** The number of times that a customer who opens the link may come between before staff get a 409. */
const triesMax = 5;

/** Repeats work that returns undefined where a concurrent call came between. */
export async function inTurns<T>(work: () => Promise<T | undefined>): Promise<T> {
  for (let tries = 0; tries < triesMax; tries += 1) {
    const done = await work();
    if (done !== undefined) return done;
  }
  throw new AppError('conflict', 'The customer is opening this draft now');
}
