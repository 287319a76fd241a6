import type { PurchaseOrderDetail, purchaseOrderConflict } from '@shopwright/contracts/http/purchase-orders';
import type { Executor } from '@shopwright/service-kit/database/connection';
import { AppError } from '@shopwright/service-kit/errors';
import { desc, eq } from 'drizzle-orm';
import type * as z from 'zod';
import { type PurchaseOrderRow, purchaseOrderEvents } from '../db/purchase-tables';
import { shipments } from '../db/shipment-tables';
import type { OrderDeps } from '../deps';
import { listOrderLines } from '../orders/order-lines';
import { getOrderRow } from '../orders/order-row';
import { findShipError } from '../orders/order-rules';
import { toPurchaseOrder } from './list-purchase-orders';
import { toParcelItems } from './parcel-items';
import { getPurchaseOrderRow, listPurchaseLines } from './purchase-order-rows';
import { listActions } from './purchase-order-rules';

type Deps = Pick<OrderDeps, 'database' | 'now'>;

/** Returns everything that staff see of one purchase order. Throws `not_found`. */
export async function getPurchaseOrder({ database: { db }, now }: Deps, id: number): Promise<PurchaseOrderDetail> {
  const row = await getPurchaseOrderRow(db, id);
  const [order, ordered, current, shipment, timeline] = await Promise.all([
    getOrderRow(db, row.orderId),
    listPurchaseLines(db, id),
    listOrderLines(db, row.orderId),
    readShipment(db, row),
    db
      .select()
      .from(purchaseOrderEvents)
      .where(eq(purchaseOrderEvents.purchaseOrderId, id))
      .orderBy(desc(purchaseOrderEvents.id)),
  ]);
  const left = toParcelItems(ordered, current);
  const { status, customerName, customerAddress } = order;
  return {
    ...toPurchaseOrder(row, ordered),
    lines: ordered.map((line) => ({
      ...line,
      toShip: left.find(({ orderItemId }) => orderItemId === line.orderItemId)?.quantity ?? 0,
    })),
    order: { status, customerName, customerAddress },
    shipment,
    timeline: timeline.map(({ kind, actor, actorUserId, detail, createdAt }) => ({
      kind,
      actor,
      actorUserId,
      detail,
      createdAt: createdAt.toISOString(),
    })),
    allowedActions: listActions(row, {
      order,
      units: left.reduce((sum, { quantity }) => sum + quantity, 0),
      shipError: findShipError(order),
      now: now(),
    }),
  };
}

async function readShipment(
  rows: Executor,
  { shipmentId }: PurchaseOrderRow,
): Promise<PurchaseOrderDetail['shipment']> {
  if (shipmentId === null) return null;
  const { carrier, trackingNumber, trackingUrl, createdAt } = shipments;
  const [found] = await rows
    .select({ carrier, trackingNumber, trackingUrl, createdAt })
    .from(shipments)
    .where(eq(shipments.id, shipmentId));
  return found ? { ...found, createdAt: found.createdAt.toISOString() } : null;
}

/** Runs a change and returns the purchase order after it. A `conflict` carries it as it is now. */
export async function withFreshPurchaseOrder(
  deps: Deps,
  id: number,
  change: () => Promise<void>,
): Promise<PurchaseOrderDetail> {
  try {
    await change();
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'conflict')) throw error;
    const details: z.infer<typeof purchaseOrderConflict> = { purchaseOrder: await getPurchaseOrder(deps, id) };
    throw new AppError('conflict', error.message, { fields: error.fields, details, cause: error });
  }
  return getPurchaseOrder(deps, id);
}
