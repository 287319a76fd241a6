import type { Executor } from '@shopwright/service-kit/database/connection';
import { and, eq, notInArray } from 'drizzle-orm';
import { type PurchaseOrderRow, purchaseOrders } from '../db/purchase-tables';
import { listOrderLines } from '../orders/order-lines';
import type { Author } from '../orders/record-event';
import { toParcelItems } from './parcel-items';
import { listPurchaseLines, recordPurchaseEvent, updatePurchaseOrder } from './purchase-order-rows';

interface Shipped {
  orderId: number;
  shipmentId: number;
  items: readonly { orderItemId: number }[];
  author: Author;
  at: Date;
}

/**
 * Marks the purchase orders as shipped of whose lines a shipment left none, whoever made it. One that was still to be sent is not sent any
 * more. The caller holds the order's lock.
 */
export async function followShipment(tx: Executor, { orderId, shipmentId, items, author, at }: Shipped): Promise<void> {
  const open = await tx
    .select()
    .from(purchaseOrders)
    .where(and(eq(purchaseOrders.orderId, orderId), notInArray(purchaseOrders.state, ['shipped', 'canceled'])))
    .for('update');
  if (open.length === 0) return;
  const lines = await listOrderLines(tx, orderId);
  for (const { id } of open) {
    const ordered = await listPurchaseLines(tx, id);
    const isInParcel = items.some((item) => ordered.some(({ orderItemId }) => orderItemId === item.orderItemId));
    if (!isInParcel || toParcelItems(ordered, lines).length > 0) continue;
    await updatePurchaseOrder(tx, id, { state: 'shipped', shipmentId, shippedAt: at, warning: null });
    await recordPurchaseEvent(tx, { purchaseOrderId: id, kind: 'shipped', at, author });
  }
}

/** Opens the purchase orders again that a shipment closed, which staff undo. The caller holds the order's lock. */
export async function reopenShipped(tx: Executor, shipmentId: number, author: Author, at: Date): Promise<void> {
  const closed = await tx.select().from(purchaseOrders).where(eq(purchaseOrders.shipmentId, shipmentId)).for('update');
  for (const row of closed) {
    await updatePurchaseOrder(tx, row.id, { state: getStateBefore(row), shipmentId: null, shippedAt: null });
    await recordPurchaseEvent(tx, { purchaseOrderId: row.id, kind: 'shipment_voided', at, author });
  }
}

/** One that was to be sent fails: its job may have passed it over, and staff send it. */
function getStateBefore({ confirmedAt, sentAt }: PurchaseOrderRow): PurchaseOrderRow['state'] {
  if (confirmedAt !== null) return 'confirmed';
  return sentAt !== null ? 'sent' : 'failed';
}
