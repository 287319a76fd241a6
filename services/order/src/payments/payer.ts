import type { PlacedOrder } from '@shopwright/contracts/http/orders';
import type { Actor } from '@shopwright/service-kit/http/internal-token';
import type { OrderRow } from '../db/schema';

/** Accepts a guest's browser, and only the account of an account's order: after sign-out, that browser may be anyone's. */
export const mayReadPlaced = (order: OrderRow, actor: Actor): boolean =>
  isBrowserOf(order, actor) && (order.userId === null || order.userId === actor.userId);

/** Accepts the account or browser that opened the checkout, but no other account in that browser. */
export function isBrowserOf(order: OrderRow, actor: Actor): boolean {
  if (order.userId !== null && actor.userId !== undefined) return order.userId === actor.userId;
  return order.visitorId !== null && order.visitorId === actor.visitorId;
}

/** Accepts also a client without cookies that knows the email of a guest's order. */
export function isCustomerOf(order: OrderRow, input: { customerEmail: string }, actor: Actor): boolean {
  if (isBrowserOf(order, actor)) return true;
  const isUnknownClient = actor.userId === undefined && actor.visitorId === undefined;
  const isSameEmail = order.customerEmail.toLowerCase() === input.customerEmail.toLowerCase();
  return isUnknownClient && order.userId === null && isSameEmail;
}

/**
 * Reports the outcome of the payment to the browser of a session that has ended, without the customer: after sign-out,
 * that browser may be anyone's.
 */
export const withoutCustomer = (placed: PlacedOrder): PlacedOrder => ({
  ...placed,
  customerName: '',
  customerEmail: '',
  customerAddress: '',
});
