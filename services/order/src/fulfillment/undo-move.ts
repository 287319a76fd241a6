import type { OrderStatus } from '@shopwright/contracts/http/orders';
import type { Executor } from '@shopwright/service-kit/database/connection';
import { fieldError } from '@shopwright/service-kit/errors';
import { and, desc, eq, isNull } from 'drizzle-orm';
import { orderEvents } from '../db/desk-tables';
import type { OrderRow } from '../db/schema';
import { orders } from '../db/schema';
import { shipments } from '../db/shipment-tables';
import type { OrderDeps } from '../deps';
import { findUndo, type Undo } from '../orders/find-undo';
import { lockOrder } from '../orders/order-row';
import { type Author, recordOrderEvent } from '../orders/record-event';
import { assertAllowed } from '../orders/with-fresh-order';
import { reopenShipped } from '../purchase-orders/follow-shipment';
import { dropShipmentEmail } from './shipment-emails';

/**
 * Moves an order back that staff moved within the last minutes, and voids the shipment of that move,
 * of which its customer was not told yet. With `own` only
 * the author's own move to that status, or that parcel: the order may have been moved again since.
 */
export async function undoMove(
  { database, now }: Pick<OrderDeps, 'database' | 'now'>,
  orderId: number,
  author: Author,
  own?: { from: OrderStatus; parcelKey?: string | undefined },
): Promise<void> {
  await database.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    const shipmentIds = await listShipmentIds(tx, orderId);
    const { from, to, shipmentId, movedBy } = await findMove(tx, order, shipmentIds, now());
    const isOwn = !own || (from === own.from && movedBy === author.userId && (await isParcel(tx, shipmentId, own)));
    assertAllowed(isOwn ? undefined : `This order is ${from}, and was moved again since`, 'status');
    if (shipmentId !== undefined) await voidShipment(tx, order, shipmentId, author, now());
    const isPartlyShipped = shipmentIds.some((id) => id !== shipmentId);
    await tx
      .update(orders)
      .set({
        status: to,
        shipmentState: from === 'delivered' ? order.shipmentState : isPartlyShipped ? 'partial' : 'none',
        ...(from === 'shipped' && { shippedAt: null }),
        ...(from === 'delivered' && { deliveredAt: null }),
      })
      .where(eq(orders.id, orderId));
    if (from === to) return;
    await recordOrderEvent(tx, { orderId, kind: 'move_undone', author, at: now(), fromStatus: from, toStatus: to });
  });
}

async function isParcel(
  tx: Executor,
  shipmentId: number | undefined,
  { parcelKey }: { parcelKey?: string | undefined },
) {
  if (parcelKey === undefined) return true;
  const [parcel] = await tx
    .select()
    .from(shipments)
    .where(eq(shipments.id, shipmentId ?? 0));
  return parcel?.requestKey === parcelKey;
}

/** Throws `conflict` where no move can be undone. */
async function findMove(tx: Executor, order: OrderRow, shipmentIds: number[], now: Date): Promise<Undo> {
  const newestFirst = await tx
    .select()
    .from(orderEvents)
    .where(eq(orderEvents.orderId, order.id))
    .orderBy(desc(orderEvents.id));
  const found = findUndo(order, { newestFirst, shipmentIds }, now);
  if ('error' in found) throw fieldError('conflict', 'status', found.error);
  return found.undo;
}

async function voidShipment(tx: Executor, order: OrderRow, id: number, author: Author, at: Date): Promise<void> {
  await tx.update(shipments).set({ voidedAt: at }).where(eq(shipments.id, id));
  await dropShipmentEmail(tx, id);
  await reopenShipped(tx, id, author, at);
  await recordOrderEvent(tx, {
    orderId: order.id,
    kind: 'shipment_voided',
    author,
    at,
    details: { shipmentId: id },
  });
}

async function listShipmentIds(tx: Executor, orderId: number): Promise<number[]> {
  const shipped = await tx
    .select({ id: shipments.id })
    .from(shipments)
    .where(and(eq(shipments.orderId, orderId), isNull(shipments.voidedAt)));
  return shipped.map(({ id }) => id);
}
