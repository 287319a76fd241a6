import { centsFromDecimal } from '@shopwright/contracts/money';
import { AppError } from '@shopwright/service-kit/errors';
import { and, eq } from 'drizzle-orm';
import { type OrderRow, orders } from '../db/schema';
import type { OrderDeps } from '../deps';
import { store } from '../orders/record-event';
import { releaseReservations } from './cancel-unpaid-order';
import { commitStock, confirmCommitted } from './sync-payment';

/** Discounts took all of it: there is no payment. */
export const isFree = ({ total }: Pick<OrderRow, 'total'>): boolean => centsFromDecimal(total) === 0;

/**
 * Confirms an order of which nothing is to pay, once, as a payment would. `placed_at` is written first: from then on the order
 * does not expire, and the reconciler finishes what a crash leaves. Throws `out_of_stock` where a product is gone, and `conflict`
 * where the checkout was closed.
 */
export async function confirmFreeOrder(deps: OrderDeps, order: OrderRow): Promise<void> {
  const isPending = and(eq(orders.id, order.id), eq(orders.status, 'pending'));
  const { db } = deps.database;
  const [placed] = await db
    .update(orders)
    .set({ placedAt: order.placedAt ?? deps.now() })
    .where(isPending)
    .returning();
  if (!placed) {
    const [current] = await db.select({ status: orders.status }).from(orders).where(eq(orders.id, order.id));
    if (current?.status === 'cancelled') throw new AppError('conflict', 'This checkout is closed');
    return;
  }
  if (await commitStock(deps, placed)) {
    await confirmCommitted(deps, placed, { amountCents: 0, email: '', author: store });
    return;
  }
  await db.update(orders).set({ status: 'cancelled', placedAt: null }).where(isPending);
  await releaseReservations(deps, placed);
  throw new AppError('out_of_stock', 'A product of this order is sold out', { details: { items: [] } });
}
