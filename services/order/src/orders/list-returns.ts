import type { OrderReturn } from '@shopwright/contracts/http/order-returns';
import type { Executor } from '@shopwright/service-kit/database/connection';
import { and, asc, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import { refundItems, refunds } from '../db/refund-tables';
import { orderReturns, returnItems, returnPhotos } from '../db/return-tables';
import type { TakenUnits } from './return-rules';

/** Returns an order's returns, oldest first, each with its latest refund. */
export async function listReturns(rows: Executor, orderId: number): Promise<OrderReturn[]> {
  const found = await rows
    .select()
    .from(orderReturns)
    .where(eq(orderReturns.orderId, orderId))
    .orderBy(asc(orderReturns.id));
  if (found.length === 0) return [];
  const ids = found.map(({ id }) => id);
  const items = await rows.select().from(returnItems).where(inArray(returnItems.returnId, ids));
  const photos = await rows
    .select({ id: returnPhotos.id, returnId: returnPhotos.returnId })
    .from(returnPhotos)
    .where(inArray(returnPhotos.returnId, ids))
    .orderBy(asc(returnPhotos.createdAt), asc(returnPhotos.id));
  const attempts = await rows
    .select({ returnId: refunds.returnId, state: refunds.state, amount: refunds.amount })
    .from(refunds)
    .where(inArray(refunds.returnId, ids))
    .orderBy(asc(refunds.id));
  return found.map(
    ({ id, kind, state, reason, comment, decisionNote, requestedAt, decidedAt, receivedAt, closedAt }) => {
      const refund = attempts.filter(({ returnId }) => returnId === id).at(-1);
      return {
        id,
        kind,
        state,
        reason,
        comment,
        decisionNote,
        photos: photos.filter(({ returnId }) => returnId === id).map((photo) => photo.id),
        refund: refund ? { state: refund.state, amount: refund.amount } : null,
        requestedAt: requestedAt.toISOString(),
        decidedAt: decidedAt?.toISOString() ?? null,
        receivedAt: receivedAt?.toISOString() ?? null,
        closedAt: closedAt?.toISOString() ?? null,
        items: items
          .filter(({ returnId }) => returnId === id)
          .map(({ orderItemId, quantity }) => ({ orderItemId, quantity })),
      };
    },
  );
}

/** Counts the units of each order line in returns that were not rejected, and those refunded without a return. */
export async function countTaken(rows: Executor, orderId: number): Promise<Map<number, TakenUnits>> {
  const returned = await rows
    .select({ id: returnItems.orderItemId, ...sumsOf(returnItems) })
    .from(returnItems)
    .innerJoin(orderReturns, eq(orderReturns.id, returnItems.returnId))
    .where(and(eq(orderReturns.orderId, orderId), ne(orderReturns.state, 'rejected')))
    .groupBy(returnItems.orderItemId);
  const refunded = await rows
    .select({ id: refundItems.orderItemId, ...sumsOf(refundItems) })
    .from(refundItems)
    .innerJoin(refunds, eq(refunds.id, refundItems.refundId))
    .where(and(eq(refunds.orderId, orderId), isNull(refunds.returnId), ne(refunds.state, 'failed')))
    .groupBy(refundItems.orderItemId);
  const taken = new Map<number, TakenUnits>();
  for (const { id, units, unshipped } of [...returned, ...refunded]) {
    const before = taken.get(id) ?? { units: 0, unshipped: 0 };
    taken.set(id, { units: before.units + units, unshipped: before.unshipped + unshipped });
  }
  return taken;
}

const sumsOf = ({ quantity, unshippedQuantity }: typeof returnItems | typeof refundItems) => ({
  units: sql<number>`sum(${quantity})::int`,
  unshipped: sql<number>`sum(${unshippedQuantity})::int`,
});
