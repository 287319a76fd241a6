import type { OrderStatus } from '@shopwright/contracts/http/orders';
import type { Executor } from '@shopwright/service-kit/database/connection';
import { fieldError } from '@shopwright/service-kit/errors';
import { and, desc, eq, inArray, isNull } from 'drizzle-orm';
import { orderEvents } from '../db/desk-tables';
import type { OrderRow } from '../db/schema';
import { orders } from '../db/schema';
import { shipments } from '../db/shipment-tables';
import type { OrderDeps } from '../deps';
import { lockOrder } from '../orders/order-row';
import { undoMinutes } from '../orders/order-rules';
import { type Author, recordOrderEvent } from '../orders/record-event';
import { assertAllowed } from '../orders/with-fresh-order';

/** Moves an order back that staff moved within the last minutes, and voids the shipment of that move. */
export async function undoMove(
  { database, now }: Pick<OrderDeps, 'database' | 'now'>,
  orderId: number,
  author: Author,
): Promise<void> {
  await database.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    const move = await findLastMove(tx, order, now());
    if (move.shipmentId !== undefined) await voidShipment(tx, order, move.shipmentId, author, now());
    const shipped = await countShipments(tx, orderId);
    assertAllowed(
      move.to === 'confirmed' && shipped > 0 ? 'This order is processing and a part of it has shipped' : undefined,
      'status',
    );
    const { from, to } = move;
    await tx
      .update(orders)
      .set({
        status: to,
        shipmentState: from === 'delivered' ? order.shipmentState : shipped > 0 ? 'partial' : 'none',
        ...(from === 'shipped' && { shippedAt: null }),
        ...(from === 'delivered' && { deliveredAt: null }),
      })
      .where(eq(orders.id, orderId));
    await recordOrderEvent(tx, { orderId, kind: 'move_undone', author, at: now(), fromStatus: from, toStatus: to });
  });
}

interface Move {
  from: OrderStatus;
  to: OrderStatus;
  shipmentId?: number;
}

/** Throws `conflict` unless the newest change of the status was made by staff minutes ago. */
async function findLastMove(tx: Executor, order: OrderRow, now: Date): Promise<Move> {
  const [last] = await tx
    .select()
    .from(orderEvents)
    .where(and(eq(orderEvents.orderId, order.id), inArray(orderEvents.kind, ['status_changed', 'move_undone'])))
    .orderBy(desc(orderEvents.id))
    .limit(1);
  const isRecent = last && last.createdAt.getTime() > now.getTime() - undoMinutes * 60_000;
  const isMove = last?.kind === 'status_changed' && last.actor === 'staff' && last.toStatus === order.status;
  if (!isRecent || !isMove || !last.fromStatus) {
    const message = `This order is ${order.status}, and no move of the last ${undoMinutes} minutes can be undone`;
    throw fieldError('conflict', 'status', message);
  }
  const { shipmentId } = last.details;
  return {
    from: order.status,
    to: last.fromStatus,
    ...(typeof shipmentId === 'number' && { shipmentId }),
  };
}

async function voidShipment(tx: Executor, order: OrderRow, id: number, author: Author, at: Date): Promise<void> {
  await tx.update(shipments).set({ voidedAt: at }).where(eq(shipments.id, id));
  await recordOrderEvent(tx, {
    ...{ orderId: order.id, kind: 'shipment_voided', author, at },
    details: { shipmentId: id },
  });
}

async function countShipments(tx: Executor, orderId: number): Promise<number> {
  const shipped = await tx
    .select({ id: shipments.id })
    .from(shipments)
    .where(and(eq(shipments.orderId, orderId), isNull(shipments.voidedAt)));
  return shipped.length;
}
