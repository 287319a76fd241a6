import type { Executor } from '@shopwright/service-kit/database/connection';
import { AppError, invariant } from '@shopwright/service-kit/errors';
import { asc, desc, eq } from 'drizzle-orm';
import { type PurchaseOrderRow, purchaseOrderEvents, purchaseOrderLines, purchaseOrders } from '../db/purchase-tables';
import { type OrderRow, orderItems } from '../db/schema';
import type { OrderDeps } from '../deps';
import { lockOrder } from '../orders/order-row';
import type { Author } from '../orders/record-event';

export async function getPurchaseOrderRow(rows: Executor, id: number): Promise<PurchaseOrderRow> {
  const [row] = await rows.select().from(purchaseOrders).where(eq(purchaseOrders.id, id));
  if (!row) throw new AppError('not_found', 'No such purchase order');
  return row;
}

export interface Locked {
  order: OrderRow;
  row: PurchaseOrderRow;
}

/** Changes a purchase order under the locks of its order and its row, in this order. */
export async function changePurchaseOrder<Result>(
  { database }: Pick<OrderDeps, 'database'>,
  id: number,
  change: (tx: Executor, locked: Locked) => Promise<Result>,
): Promise<Result> {
  const { orderId } = await getPurchaseOrderRow(database.db, id);
  return database.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    const [row] = await tx.select().from(purchaseOrders).where(eq(purchaseOrders.id, id)).for('update');
    invariant(row, 'purchase orders are never deleted');
    return change(tx, { order, row });
  });
}

/** In the order of the order's page. */
export const listPurchaseLines = (rows: Executor, purchaseOrderId: number) =>
  rows
    .select({
      orderItemId: purchaseOrderLines.orderItemId,
      productId: orderItems.productId,
      name: orderItems.name,
      image: orderItems.image,
      sku: purchaseOrderLines.sku,
      quantity: purchaseOrderLines.quantity,
      cost: purchaseOrderLines.cost,
    })
    .from(purchaseOrderLines)
    .innerJoin(orderItems, eq(orderItems.id, purchaseOrderLines.orderItemId))
    .where(eq(purchaseOrderLines.purchaseOrderId, purchaseOrderId))
    .orderBy(desc(orderItems.price), asc(orderItems.id));

export async function updatePurchaseOrder(
  tx: Executor,
  id: number,
  values: Partial<typeof purchaseOrders.$inferInsert>,
): Promise<PurchaseOrderRow> {
  const [row] = await tx.update(purchaseOrders).set(values).where(eq(purchaseOrders.id, id)).returning();
  invariant(row, 'purchase orders are never deleted');
  return row;
}

interface NewEvent {
  purchaseOrderId: number;
  kind: (typeof purchaseOrderEvents.$inferInsert)['kind'];
  at: Date;
  author?: Author;
  detail?: string | null;
}

/** Adds a row to the timeline of a purchase order, in the transaction of the change. */
export async function recordPurchaseEvent(
  tx: Executor,
  { purchaseOrderId, kind, at, author, detail = null }: NewEvent,
): Promise<void> {
  await tx.insert(purchaseOrderEvents).values({
    purchaseOrderId,
    kind,
    detail,
    actor: author?.actor === 'staff' ? 'staff' : 'store',
    actorUserId: author?.userId ?? null,
    createdAt: at,
  });
}
