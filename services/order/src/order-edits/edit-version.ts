import { createHash } from 'node:crypto';
import type { Executor } from '@shopwright/service-kit/database/connection';
import { fieldError } from '@shopwright/service-kit/errors';
import { eq, sql } from 'drizzle-orm';
import { orderEdits } from '../db/edit-tables';
import type { OrderRow } from '../db/schema';
import type { OrderLine } from '../orders/order-lines';

/**
 * Names the state of an order that an edit is about: its status, address and edits, and the units of each line that have shipped or
 * were refunded. Documents and messages are no part of it, so that they interrupt nobody.
 */
export async function readEditVersion(rows: Executor, order: OrderRow, lines: readonly OrderLine[]): Promise<string> {
  const [edits] = await rows
    .select({ last: sql<number>`coalesce(max(${orderEdits.id}), 0)` })
    .from(orderEdits)
    .where(eq(orderEdits.orderId, order.id));
  const { status, shipmentState, customerName, customerAddress, paymentSource, amountPaid } = order;
  const units = [...lines]
    .sort((a, b) => a.id - b.id)
    .map(({ id, shippedQuantity, refundedQuantity, toShip }) => [id, shippedQuantity, refundedQuantity, toShip]);
  const state = [status, shipmentState, customerName, customerAddress, paymentSource, amountPaid, edits?.last, units];
  return createHash('sha256').update(JSON.stringify(state)).digest('base64url');
}

/** Throws `conflict` where the order was changed since staff read it. */
export function assertSameVersion(read: string, current: string): void {
  if (read !== current) throw fieldError('conflict', 'version', 'This order was changed meanwhile');
}
