import { and, eq, isNull } from 'drizzle-orm';
import { orders } from '../db/schema';
import type { OrderDeps } from '../deps';
import { cancelUnpaid } from '../payments/cancel-unpaid';

/**
 * Takes the person out of their orders; lines, totals and payments stay. Checkouts that nobody has paid are closed
 * first, at Stripe too, so that nobody is charged for an order without a buyer; one that is paid or being paid goes on
 * and ends in the reconciler like any other. Should Stripe be away, nothing is lost: the event comes again.
 */
export async function eraseBuyer(deps: OrderDeps, userId: number): Promise<void> {
  const unpaid = await deps.database.db
    .select()
    .from(orders)
    .where(and(eq(orders.userId, userId), eq(orders.status, 'pending'), isNull(orders.placedAt)));
  for (const order of unpaid) await cancelUnpaid(deps, order);
  await deps.database.db
    .update(orders)
    .set({
      customerName: 'Former customer',
      // No address: nothing is found by it, and nothing is mailed.
      customerEmail: '',
      customerAddress: 'Erased',
      userId: null,
      visitorId: null,
      checkoutId: null,
    })
    .where(eq(orders.userId, userId));
}
