import type { BodyOf } from '@shopwright/contracts/endpoint';
import type { recordOrder as endpoint, Order } from '@shopwright/contracts/http/orders';
import { AppError } from '@shopwright/service-kit/errors';
import type { Actor } from '@shopwright/service-kit/http/internal-token';
import { and, eq } from 'drizzle-orm';
import { orders } from '../db/schema';
import type { OrderDeps } from '../deps';
import { findByIntent, readOrder } from '../orders/find-order';
import type { OrderRow } from '../orders/order-row';
import { settlePayment } from './settle-payment';

type RecordInput = BodyOf<typeof endpoint>;

/**
 * The browser's word that it has paid. Nothing in it is believed but the intent's id, and that only from the one
 * who opened the checkout; Stripe decides. What the checkout left blank is filled in from it.
 */
export async function recordOrder(deps: OrderDeps, input: RecordInput, actor: Actor): Promise<Order> {
  const order = await findByIntent(deps.database.db, input.paymentIntentId);
  if (!order || !isOwn(order, input, actor)) throw new AppError('not_found', 'There is no such payment');
  await fillBlanks(deps, order, input);
  await settlePayment(deps, input.paymentIntentId);
  const recorded = await readOrder(deps.database.db, order.id);
  if (recorded.status === 'cancelled' && recorded.refundState === 'none') {
    throw new AppError('conflict', 'This checkout is closed and was not paid');
  }
  if (recorded.status === 'pending' && !(await isPlaced(deps, order.id))) {
    throw new AppError('conflict', 'This order is not paid yet');
  }
  return recorded;
}

/**
 * The account or the browser that opened the checkout, but not another account in that browser; a client without
 * cookies must know its email.
 */
function isOwn(order: OrderRow, input: RecordInput, actor: Actor): boolean {
  if (order.userId !== null && actor.userId !== undefined) return order.userId === actor.userId;
  if (order.visitorId !== null && order.visitorId === actor.visitorId) return true;
  const isUnknownClient = actor.userId === undefined && actor.visitorId === undefined;
  const isSameEmail = order.customerEmail.toLowerCase() === input.customerEmail.toLowerCase();
  return isUnknownClient && order.userId === null && isSameEmail;
}

async function fillBlanks({ database }: OrderDeps, order: OrderRow, input: RecordInput): Promise<void> {
  if (order.customerEmail !== '') return;
  const { customerName, customerEmail, customerAddress } = input;
  await database.db
    .update(orders)
    .set({ customerName, customerEmail, customerAddress })
    .where(and(eq(orders.id, order.id), eq(orders.customerEmail, '')));
}

async function isPlaced({ database }: OrderDeps, id: number): Promise<boolean> {
  const [row] = await database.db.select({ placedAt: orders.placedAt }).from(orders).where(eq(orders.id, id));
  return row?.placedAt != null;
}
