import type { PaidCheckout } from '@shopwright/contracts/http/orders';
import { AppError } from '@shopwright/service-kit/errors';
import { and, eq } from 'drizzle-orm';
import { type OrderRow, orders } from '../db/schema';
import type { OrderDeps } from '../deps';
import { findByCheckout, findByReference, listOrderItems } from '../orders/order-row';
import { cancelUnpaidOrder } from '../payments/cancel-unpaid-order';
import { syncPayment } from '../payments/sync-payment';
import { type CheckoutRequest, decideResume, hasOpened } from './checkout-rules';
import { hasSameChoice } from './same-choice';

/**
 * Returns the order of this checkout where it may be paid as it stands; undefined where there is none, or where a new
 * order must take its place. Throws `already_paid` where it is paid. Auth is not asked about a reward that the order
 * has already.
 */
export async function resumeCheckout(deps: OrderDeps, request: CheckoutRequest): Promise<OrderRow | undefined> {
  if (!request.checkoutId) return undefined;
  const found = await findByCheckout(deps.database.db, request.checkoutId);
  if (!found) return undefined;
  if (!hasOpened(found, request)) throw new AppError('not_found', 'No such checkout');
  // The customer may have paid just now, with the webhook still on its way.
  if (found.paymentIntentId) await syncPayment(deps, found.paymentIntentId);
  const order = (await findByReference(deps.database.db, found.reference)) ?? found;
  const [lines, isSame] = await Promise.all([
    listOrderItems(deps.database.db, order.id),
    hasSameChoice(deps.database, order, request),
  ]);
  if (isSame && decideResume(order, lines, request, deps.now()) === 'resume')
    return updateCustomer(deps, order, request);
  if (!(await cancelUnpaidOrder(deps, order))) {
    const { id, reference, paymentIntentId } = order;
    throw new AppError('already_paid', 'This cart is already paid', {
      details: {
        orderId: id,
        reference,
        paymentIntentId,
        items: lines.map(({ productId, quantity }) => ({ productId, quantity })),
      } satisfies PaidCheckout,
    });
  }
  await deps.database.db.update(orders).set({ checkoutId: null }).where(eq(orders.id, order.id));
  return undefined;
}

/** Stores a corrected name or address, as long as the order is not paid. */
async function updateCustomer(
  deps: OrderDeps,
  order: OrderRow,
  { customer, actor }: CheckoutRequest,
): Promise<OrderRow> {
  const given = { ...customer, userId: order.userId ?? actor.userId };
  // A client need not send a name, and an update without a value is an error.
  if (Object.values(given).every((value) => value === undefined)) return order;
  const [updated] = await deps.database.db
    .update(orders)
    .set(given)
    .where(and(eq(orders.id, order.id), eq(orders.status, 'pending')))
    .returning();
  return updated ?? order;
}
