import { getTotalCents, type OrderItemRow, type OrderRow } from '../orders/order-row';
import type { CheckoutRequest } from './checkout-request';

type OpenOrder = Pick<OrderRow, 'status' | 'placedAt' | 'expiresAt' | 'userId' | 'visitorId' | 'rewardId' | 'total'>;
type Line = Pick<OrderItemRow, 'productId' | 'quantity'>;

/** Tells whether this account or browser opened the checkout. A client without cookies has only the checkout's id. */
export function hasOpened(order: Pick<OpenOrder, 'userId' | 'visitorId'>, { actor }: CheckoutRequest): boolean {
  if (order.userId !== null && order.userId === actor.userId) return true;
  if (order.visitorId !== null) return order.visitorId === actor.visitorId;
  return order.userId === null && actor.visitorId === undefined;
}

/**
 * Decides whether an order that was opened before may be paid as it stands (`resume`), or must be closed so that a new
 * one can take its place (`replace`).
 */
export function decideResume(
  order: OpenOrder,
  lines: readonly Line[],
  request: CheckoutRequest,
  now: Date,
): 'resume' | 'replace' {
  const isPayable = order.status === 'pending' && order.placedAt === null && order.expiresAt > now;
  const isSameCustomer = order.userId === null || order.userId === request.actor.userId;
  const isSameReward = order.rewardId === (request.reward?.id ?? null);
  const isSameTotal = request.expectedTotalCents === undefined || request.expectedTotalCents === getTotalCents(order);
  const isSameCart = toLineKey(lines) === toLineKey(request.lines);
  return isPayable && isSameCustomer && isSameReward && isSameTotal && isSameCart ? 'resume' : 'replace';
}

const toLineKey = (lines: readonly Line[]): string =>
  lines
    .map((line) => `${line.productId}×${line.quantity}`)
    .sort()
    .join();
