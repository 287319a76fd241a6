import { randomUUID } from 'node:crypto';
import { recordLoyaltyRefund } from '@shopwright/contracts/http/internal-orders';
import { recordLoyaltyEntry } from '@shopwright/contracts/http/rewards';
import { decimalFromCents } from '@shopwright/contracts/money';
import { eq, sql } from 'drizzle-orm';
import { orders } from '../db/schema';
import type { OrderDeps } from '../deps';
import { lockOrder } from '../orders/order-row';
import { getEarningCents, getPaidCents, toGoodsCents } from '../orders/order-rules';

/**
 * Brings the points of an order to what it should have earned, by entries of the ledger: what is missing of the order, then
 * a new version of its refunds, after which the ledger adds the difference. Safe to repeat. Guests have no points.
 */
export async function syncOrderPoints(deps: OrderDeps, orderId: number): Promise<void> {
  const order = await deps.database.transaction(async (tx) => {
    await lockOrder(tx, orderId);
    const [raised] = await tx
      .update(orders)
      .set({ refundsVersion: sql`${orders.refundsVersion} + 1` })
      .where(eq(orders.id, orderId))
      .returning();
    return raised;
  });
  if (!order || order.userId === null) return;
  const { userId } = order;
  const paidCents = toGoodsCents(order, getPaidCents(order));
  const paid = decimalFromCents(paidCents);
  const isCancelled = order.status === 'cancelled';
  const kind = isCancelled ? 'reversed' : 'earned';
  await deps.auth.call(recordLoyaltyEntry, { body: { eventId: randomUUID(), userId, orderId, kind, amount: paid } });
  const reversed = isCancelled ? paid : decimalFromCents(paidCents - getEarningCents(order));
  await deps.auth.call(recordLoyaltyRefund, {
    body: { eventId: randomUUID(), userId, orderId, paid, reversed, version: order.refundsVersion },
  });
}
