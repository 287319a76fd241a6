import type { Executor } from '@shopwright/service-kit/database/connection';
import { eq } from 'drizzle-orm';
import { orders } from '../db/schema';
import { hasOpenDispute } from './desk-order';
import { countToShip, listOrderLines } from './order-lines';
import { lockOrder } from './order-row';
import { isReversedInFull } from './order-rules';
import { recordOrderEvent, store } from './record-event';

/**
 * Completes a partly shipped order of which nothing is left to ship, because the rest was refunded or withdrawn, or all
 * the money is back. Opens it again where such a refund fails later. The caller holds the order's lock, and has just
 * changed what these depend on.
 */
export async function updateShipmentState(tx: Executor, orderId: number, at: Date): Promise<void> {
  const order = await lockOrder(tx, orderId);
  const isWaiting = order.status === 'processing' && order.shipmentState === 'partial';
  if (!isWaiting && order.status !== 'shipped') return;
  const lines = await listOrderLines(tx, orderId);
  // An order that shipped before shipments were kept has none.
  if (lines.every(({ shippedQuantity }) => shippedQuantity === 0)) return;
  const isReversed = isReversedInFull(order) && !(await isDisputeOpen(tx, orderId));
  const isComplete = countToShip(lines) === 0 || isReversed;
  if (isComplete !== isWaiting) return;
  const to = isComplete ? 'shipped' : 'processing';
  await tx
    .update(orders)
    .set({ status: to, shipmentState: isComplete ? 'complete' : 'partial', shippedAt: isComplete ? at : null })
    .where(eq(orders.id, orderId));
  await recordOrderEvent(tx, {
    orderId,
    kind: 'status_changed',
    author: store,
    at,
    fromStatus: order.status,
    toStatus: to,
  });
}

export async function isDisputeOpen(tx: Executor, orderId: number): Promise<boolean> {
  const [order] = await tx.select({ hasOpenDispute }).from(orders).where(eq(orders.id, orderId));
  return order?.hasOpenDispute ?? false;
}
