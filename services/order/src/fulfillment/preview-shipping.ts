import type { ResponseOf } from '@shopwright/contracts/endpoint';
import { type previewShipping as endpoint, shippingWarnings } from '@shopwright/contracts/http/order-actions';
import { inArray } from 'drizzle-orm';
import pLimit from 'p-limit';
import { orders } from '../db/schema';
import type { OrderDeps } from '../deps';
import { deskFacts, hasOpenReturn, isDisputed } from '../orders/desk-order';
import { countToShip, listOrderLines, toOwn } from '../orders/order-lines';
import { findShipError } from '../orders/order-rules';

type Preview = ResponseOf<typeof endpoint>;

/** Below the connections of the pool. */
const concurrency = 4;

/** Returns what shipping these orders would do, in the given order. Leaves out orders that do not exist. */
export async function previewShipping(
  { database: { db } }: Pick<OrderDeps, 'database'>,
  ids: readonly number[],
): Promise<Preview> {
  const found = await db
    .select({
      row: orders,
      disputed: isDisputed,
      open_return: hasOpenReturn,
      unanswered_message: deskFacts.hasOpenMessage,
      refund_failed: deskFacts.hasFailedRefund,
    })
    .from(orders)
    .where(inArray(orders.id, [...ids]));
  const listed = ids.flatMap((id) => found.filter(({ row }) => row.id === id));
  const previews = await pLimit(concurrency).map(listed, async ({ row, ...facts }) => {
    const { id, status, customerName } = row;
    const lines = findShipError(row) === undefined ? await listOrderLines(db, id) : [];
    const units = countToShip(toOwn(lines));
    const supplierUnits = countToShip(lines) - units;
    return { id, status, customerName, units, supplierUnits, warnings: shippingWarnings.filter((name) => facts[name]) };
  });
  return { orders: previews };
}
