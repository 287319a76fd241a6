import { and, eq, inArray, isNotNull, isNull, lt, ne, or } from 'drizzle-orm';
import { orderEmails, orderNotes } from '../db/desk-tables';
import { orders, stripeEvents } from '../db/schema';
import type { OrderDeps } from '../deps';
import { eraseBuyers } from '../selling/erase-buyers';

const keptMs = 30 * 24 * 3_600_000;
const batchMax = 500;

/**
 * Removes the customer's identity from checkouts that were never paid, a while after they were closed, and the events
 * that Stripe sent about them. Lines, totals and the id of an account stay, which reveal nothing about the customer once
 * it is erased.
 */
export async function purgeUnpaidCheckouts({ database, now }: Pick<OrderDeps, 'database' | 'now'>): Promise<void> {
  const before = new Date(now().getTime() - keptMs);
  const namesCustomer = or(
    ne(orders.customerName, ''),
    ne(orders.customerEmail, ''),
    ne(orders.customerAddress, ''),
    isNotNull(orders.visitorId),
  );
  const isUnpaid = and(eq(orders.status, 'cancelled'), isNull(orders.placedAt), isNull(orders.paymentFailedAt));
  const isOld = and(isUnpaid, lt(orders.updatedAt, before), namesCustomer);
  for (let purged = batchMax; purged === batchMax; ) {
    purged = await database.transaction(async (tx) => {
      const rows = await tx
        .select({ id: orders.id, paymentIntentId: orders.paymentIntentId })
        .from(orders)
        .where(isOld)
        .limit(batchMax)
        .for('update', { skipLocked: true });
      if (rows.length === 0) return 0;
      const ids = rows.map(({ id }) => id);
      const intents = rows.flatMap(({ paymentIntentId }) => paymentIntentId ?? []);
      if (intents.length > 0) await tx.delete(stripeEvents).where(inArray(stripeEvents.paymentIntentId, intents));
      await tx.delete(orderNotes).where(inArray(orderNotes.orderId, ids));
      await tx.delete(orderEmails).where(inArray(orderEmails.orderId, ids));
      const nameless = { customerName: '', customerEmail: '', customerAddress: '', visitorId: null, checkoutId: null };
      await eraseBuyers(tx, ids);
      await tx.update(orders).set(nameless).where(inArray(orders.id, ids));
      return rows.length;
    });
  }
}
