import type { Executor } from '@shopwright/service-kit/database/connection';
import { and, eq, inArray } from 'drizzle-orm';
import { orderEdits } from '../db/edit-tables';
import { type OrderRow, orders } from '../db/schema';
import { orderQuotes } from '../db/selling-tables';

type First = Pick<OrderRow, 'id' | 'customerAddress'>;

/** Writes where a locked order ships to into orders that were added to it. What was charged for shipping and tax stays. */
export async function copyAddress(tx: Executor, { id, customerAddress }: First, addedIds: number[]): Promise<void> {
  if (customerAddress === '' || addedIds.length === 0) return;
  await tx.update(orders).set({ customerAddress }).where(inArray(orders.id, addedIds));
  const [sold] = await tx.select({ address: orderQuotes.address }).from(orderQuotes).where(eq(orderQuotes.orderId, id));
  // A store that charged nothing for the first order has no parts of its address.
  if (sold) await tx.update(orderQuotes).set({ address: sold.address }).where(inArray(orderQuotes.orderId, addedIds));
}

/** Does so for what was added and is not paid, with a checkout that is open. */
export async function copyToUnpaid(tx: Executor, first: First): Promise<void> {
  const open = await tx
    .select({ id: orders.id })
    .from(orders)
    .innerJoin(orderEdits, eq(orderEdits.draftId, orders.draftId))
    .where(and(eq(orderEdits.orderId, first.id), eq(orders.status, 'pending')));
  await copyAddress(
    tx,
    first,
    open.map(({ id }) => id),
  );
}
