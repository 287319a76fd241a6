import { and, eq, isNull } from 'drizzle-orm';
import { orders } from '../db/schema';
import type { OrderDeps } from '../deps';
import { cancelUnpaidOrder } from '../payments/cancel-unpaid-order';

/**
 * Removes a user's personal data from their orders; lines, totals and payments stay. Closes unpaid checkouts first, at
 * Stripe too, so that no order without a customer is ever charged. A checkout that is paid or being paid continues and is
 * reconciled like any other. Throws where Stripe is unavailable; the event is then delivered again.
 */
export async function eraseCustomer(deps: OrderDeps, userId: number): Promise<void> {
  const unpaid = await deps.database.db
    .select()
    .from(orders)
    .where(and(eq(orders.userId, userId), eq(orders.status, 'pending'), isNull(orders.placedAt)));
  for (const order of unpaid) await cancelUnpaidOrder(deps, order);
  await deps.database.db
    .update(orders)
    .set({
      customerName: 'Former customer',
      // An empty address finds no order and receives no email.
      customerEmail: '',
      customerAddress: 'Erased',
      userId: null,
      visitorId: null,
      checkoutId: null,
    })
    .where(eq(orders.userId, userId));
}
