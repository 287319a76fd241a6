import type { purchaseOrderWarnings } from '@shopwright/contracts/http/purchase-orders';
import type { Executor } from '@shopwright/service-kit/database/connection';
import { and, eq, gt } from 'drizzle-orm';
import { orderEvents } from '../db/desk-tables';
import { type PurchaseOrderRow, purchaseOrderLines } from '../db/purchase-tables';
import type { OrderRow } from '../db/schema';
import { listOrderLines } from '../orders/order-lines';
import { listPurchaseLines, recordPurchaseEvent, updatePurchaseOrder } from './purchase-order-rows';
import { isCalledOff, isClosed, mayBeKnown } from './purchase-order-rules';

type Warning = (typeof purchaseOrderWarnings)[number];

/** The first says all that the others could. */
const severity: readonly (Warning | null)[] = ['order_canceled', 'units_changed', 'address_changed', null];

/**
 * Takes off a purchase order what its order no longer needs, while the supplier does not know of it; after that warns staff,
 * once of each kind. The caller holds both locks. Returns the row as it is then.
 */
export async function followOrder(
  tx: Executor,
  order: OrderRow,
  row: PurchaseOrderRow,
  at: Date,
): Promise<PurchaseOrderRow> {
  if (isClosed(row)) return row;
  const changes = await findChanges(tx, order, row);
  const isNeedless = changes.left === 0;
  if (isNeedless && (row.state === 'to_send' || row.state === 'failed')) {
    const warning = mayBeKnown(row) ? ('order_canceled' as const) : null;
    await recordPurchaseEvent(tx, { purchaseOrderId: row.id, kind: 'canceled', at });
    return updatePurchaseOrder(tx, row.id, { state: 'canceled', warning });
  }
  if (isNeedless) return warn(tx, row, 'order_canceled', at);
  if (changes.lines.length > 0 && !mayBeKnown(row)) {
    for (const { orderItemId, wanted } of changes.lines) await setUnits(tx, orderItemId, wanted);
    return row;
  }
  if (changes.lines.length > 0) return warn(tx, row, 'units_changed', at);
  return (await hasOtherAddress(tx, row)) ? warn(tx, row, 'address_changed', at) : row;
}

/** Returns the lines of which the customer gets fewer units now, and how many units they get of all lines. */
async function findChanges(tx: Executor, order: OrderRow, row: PurchaseOrderRow) {
  const ordered = await listPurchaseLines(tx, row.id);
  if (isCalledOff(order)) return { lines: [], left: 0 };
  const current = await listOrderLines(tx, order.id);
  const wanted = ordered.map(({ orderItemId, quantity }) => {
    const line = current.find(({ id }) => id === orderItemId);
    return { orderItemId, quantity, wanted: Math.min(quantity, (line?.toShip ?? 0) + (line?.shippedQuantity ?? 0)) };
  });
  return {
    lines: wanted.filter((line) => line.wanted < line.quantity),
    left: wanted.reduce((sum, line) => sum + line.wanted, 0),
  };
}

async function setUnits(tx: Executor, orderItemId: number, quantity: number): Promise<void> {
  const isLine = eq(purchaseOrderLines.orderItemId, orderItemId);
  if (quantity === 0) await tx.delete(purchaseOrderLines).where(isLine);
  else await tx.update(purchaseOrderLines).set({ quantity }).where(isLine);
}

async function warn(tx: Executor, row: PurchaseOrderRow, warning: Warning, at: Date): Promise<PurchaseOrderRow> {
  if (severity.indexOf(row.warning) <= severity.indexOf(warning)) return row;
  await recordPurchaseEvent(tx, { purchaseOrderId: row.id, kind: warning, at });
  return updatePurchaseOrder(tx, row.id, { warning });
}

/** The customer corrected the address after it was sent to the supplier. */
async function hasOtherAddress(tx: Executor, { orderId, sendStartedAt }: PurchaseOrderRow): Promise<boolean> {
  if (sendStartedAt === null) return false;
  const [changed] = await tx
    .select({ id: orderEvents.id })
    .from(orderEvents)
    .where(
      and(
        eq(orderEvents.orderId, orderId),
        eq(orderEvents.kind, 'address_changed'),
        gt(orderEvents.createdAt, sendStartedAt),
      ),
    )
    .limit(1);
  return changed !== undefined;
}
