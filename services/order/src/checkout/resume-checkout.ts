import { AppError } from '@shopwright/service-kit/errors';
import { and, eq } from 'drizzle-orm';
import { orders } from '../db/schema';
import type { OrderDeps } from '../deps';
import { findByCheckout, findByReference, itemsOf } from '../orders/find-order';
import { type OrderItemRow, type OrderRow, totalCentsOf } from '../orders/order-row';
import { cancelUnpaid } from '../payments/cancel-unpaid';
import { settlePayment } from '../payments/settle-payment';
import type { CheckoutRequest } from './create-payment-intent';

/**
 * The order of this attempt, when it may still be paid as it stands; undefined when there is none, or when the
 * cart or the reward has changed or the hold has lapsed and a new order must take its place. 409 `already_paid` when
 * it is paid. An order that holds the reward already needs no word from auth.
 */
export async function resumeCheckout(deps: OrderDeps, request: CheckoutRequest): Promise<OrderRow | undefined> {
  if (!request.checkoutId) return undefined;
  const found = await findByCheckout(deps.database.db, request.checkoutId);
  if (!found) return undefined;
  if (!isOwn(found, request)) throw new AppError('not_found', 'There is no such checkout');
  // Paid a moment ago, with the webhook still on its way? Stripe knows.
  if (found.paymentIntentId) await settlePayment(deps, found.paymentIntentId);
  const order = (await findByReference(deps.database.db, found.reference)) ?? found;
  const isSame =
    isSameBuyer(order, request) && isSameReward(order, request) && (await isSameCart(deps, order, request));
  if (isSame && isPayable(order, deps.now())) return updateCustomer(deps, order, request);
  if (!(await cancelUnpaid(deps, order))) {
    const { id, reference, paymentIntentId } = order;
    throw new AppError('already_paid', 'This cart is paid already', {
      details: { orderId: id, reference, paymentIntentId },
    });
  }
  await deps.database.db.update(orders).set({ checkoutId: null }).where(eq(orders.id, order.id));
  return undefined;
}

const isPayable = (order: OrderRow, now: Date): boolean =>
  order.status === 'pending' && order.placedAt === null && order.expiresAt > now;

/** The account or the browser that opened it; a client without cookies has nothing but the attempt's name. */
function isOwn(order: OrderRow, { actor }: CheckoutRequest): boolean {
  if (order.userId !== null && order.userId === actor.userId) return true;
  if (order.visitorId !== null) return order.visitorId === actor.visitorId;
  return order.userId === null && actor.visitorId === undefined;
}

/** Another account in the same browser pays for an order of its own. */
const isSameBuyer = (order: OrderRow, { actor }: CheckoutRequest): boolean =>
  order.userId === null || order.userId === actor.userId;

const isSameReward = (order: OrderRow, { reward }: CheckoutRequest): boolean => order.rewardId === (reward?.id ?? null);

async function isSameCart(deps: OrderDeps, order: OrderRow, request: CheckoutRequest): Promise<boolean> {
  const isSameTotal = request.expectedTotalCents === undefined || request.expectedTotalCents === totalCentsOf(order);
  return isSameTotal && lineKey(await itemsOf(deps.database.db, order.id)) === lineKey(request.lines);
}

const lineKey = (lines: readonly Pick<OrderItemRow, 'productId' | 'quantity'>[]): string =>
  lines
    .map((line) => `${line.productId}×${line.quantity}`)
    .sort()
    .join();

/** The shopper went back and corrected the address: the order follows, as long as it is not paid. */
async function updateCustomer(
  deps: OrderDeps,
  order: OrderRow,
  { customer, language, actor }: CheckoutRequest,
): Promise<OrderRow> {
  const given = Object.fromEntries(
    Object.entries({ ...customer, language }).filter(([, value]) => value !== undefined),
  );
  const [updated] = await deps.database.db
    .update(orders)
    .set({ ...given, userId: order.userId ?? actor.userId })
    .where(and(eq(orders.id, order.id), eq(orders.status, 'pending')))
    .returning();
  return updated ?? order;
}
