import { centsFromDecimal } from '@shopwright/contracts/money';
import { AppError } from '@shopwright/service-kit/errors';
import { and, eq } from 'drizzle-orm';
import { offlinePayments } from '../db/draft-tables';
import { type OrderRow, orders } from '../db/schema';
import type { OrderDeps } from '../deps';
import { isOffline } from '../orders/order-rules';
import { type Author, store } from '../orders/record-event';
import { releaseReservations } from './cancel-unpaid-order';
import { commitStock, confirmCommitted } from './sync-payment';

/**
 * Confirms an order that staff marked as paid, once, as a payment would: takes its stock by its reference, then changes its status
 * under its row lock. It was written as placed, so that it does not expire and the reconciler finishes what a crash leaves. Of an
 * invoice nothing is paid yet. Throws `out_of_stock` where a product is gone: the draft may then be changed.
 */
export async function confirmOfflineOrder(deps: OrderDeps, order: OrderRow): Promise<void> {
  if (!isOffline(order)) throw new AppError('internal', `order ${order.id} is paid through Stripe`);
  if (await commitStock(deps, order)) {
    const amountCents = order.paymentSource === 'invoice' ? 0 : centsFromDecimal(order.total);
    await confirmCommitted(deps, order, { amountCents, email: '', author: await readAuthor(deps, order) });
    return;
  }
  const cancelled = await deps.database.db
    .update(orders)
    .set({ status: 'cancelled', placedAt: null })
    .where(and(eq(orders.id, order.id), eq(orders.status, 'pending')))
    .returning({ id: orders.id });
  // Otherwise a concurrent call has confirmed it.
  if (cancelled.length === 0) return;
  await releaseReservations(deps, order);
  throw new AppError('out_of_stock', 'A product of this order is sold out', { details: { items: [] } });
}

async function readAuthor({ database }: OrderDeps, { id }: OrderRow): Promise<Author> {
  const [payment] = await database.db.select().from(offlinePayments).where(eq(offlinePayments.orderId, id));
  return payment?.markedBy == null ? store : { actor: 'staff', userId: payment.markedBy };
}
