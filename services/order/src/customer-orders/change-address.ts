import type { Executor } from '@shopwright/service-kit/database/connection';
import { appendEvent } from '@shopwright/service-kit/messaging/outbox';
import { eq } from 'drizzle-orm';
import { type OrderRow, orders } from '../db/schema';
import { orderQuotes } from '../db/selling-tables';
import type { OrderDeps } from '../deps';
import { lockOrder } from '../orders/order-row';
import { findAddressError } from '../orders/order-rules';
import { type Author, recordOrderEvent } from '../orders/record-event';
import { assertAllowed } from '../orders/with-fresh-order';

/**
 * Corrects where an order ships to, under its row lock: whoever starts to process it at the same time either reads the new
 * address, or was first, and the change is refused. The customer is told by email, in case it was not them.
 */
export async function changeAddress(
  { database, now }: Pick<OrderDeps, 'database' | 'now'>,
  orderId: number,
  customerAddress: string,
  author: Author,
): Promise<void> {
  await database.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    assertAllowed(findAddressError(order), 'status');
    await writeAddress(tx, order, customerAddress, { author, at: now() });
  });
}

/** Writes another address of a locked order, and the event by which its customer and its suppliers are told. */
export async function writeAddress(
  tx: Executor,
  order: OrderRow,
  customerAddress: string,
  { author, at }: { author: Author; at: Date },
): Promise<void> {
  const { id: orderId } = order;
  if (order.customerAddress === customerAddress) return;
  await tx.update(orders).set({ customerAddress }).where(eq(orders.id, orderId));
  // The text is where it goes now. What it costs was computed for the earlier one.
  await tx.update(orderQuotes).set({ address: null }).where(eq(orderQuotes.orderId, orderId));
  const details = { previousAddress: order.customerAddress };
  await recordOrderEvent(tx, { orderId, kind: 'address_changed', author, at, details });
  await appendEvent(tx, 'order-address-changed', { orderId });
}
