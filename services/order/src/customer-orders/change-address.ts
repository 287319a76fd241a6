import type { PostalAddress } from '@shopwright/contracts/http/addresses';
import type { Executor } from '@shopwright/service-kit/database/connection';
import { appendEvent } from '@shopwright/service-kit/messaging/outbox';
import { eq } from 'drizzle-orm';
import { type OrderRow, orders } from '../db/schema';
import { orderQuotes } from '../db/selling-tables';
import type { OrderDeps } from '../deps';
import { copyToUnpaid } from '../draft-orders/copy-address';
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

interface Change {
  author: Author;
  at: Date;
  /** Given by staff. A customer gives the text alone. */
  parts?: PostalAddress;
}

/** Writes another address of a locked order, and the event by which its customer and its suppliers are told. */
export async function writeAddress(
  tx: Executor,
  order: OrderRow,
  customerAddress: string,
  { author, at, parts }: Change,
): Promise<void> {
  const { id: orderId } = order;
  const customerName = parts?.name ?? order.customerName;
  if (order.customerAddress === customerAddress && order.customerName === customerName) return;
  await tx.update(orders).set({ customerAddress, customerName }).where(eq(orders.id, orderId));
  // This is where it goes now. What it costs was computed for the earlier one.
  await tx
    .update(orderQuotes)
    .set({ address: parts ?? null })
    .where(eq(orderQuotes.orderId, orderId));
  await copyToUnpaid(tx, { id: orderId, customerAddress });
  const details = { previousAddress: order.customerAddress };
  await recordOrderEvent(tx, { orderId, kind: 'address_changed', author, at, details });
  await appendEvent(tx, 'order-address-changed', { orderId });
}
