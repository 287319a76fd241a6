import type { OrderStatus } from '@shopwright/contracts/http/orders';
import type { Executor } from '@shopwright/service-kit/database/connection';
import { eq } from 'drizzle-orm';
import type { OrderRow } from '../db/schema';
import { orders } from '../db/schema';
import { type Author, recordOrderEvent } from '../orders/record-event';
import { sendOrderEmailOnce } from '../orders/send-order-email-once';
import { sendShipmentEmails } from './shipment-emails';

interface Change {
  to: OrderStatus;
  author: Author;
  at: Date;
  /** The shipment that moved the order. */
  shipmentId?: number;
}

/** Moves a locked order, with its times, its timeline and the email of the step. The caller has checked the move. */
export async function changeStatus(
  tx: Executor,
  order: OrderRow,
  { to, author, at, shipmentId }: Change,
): Promise<void> {
  await tx
    .update(orders)
    .set({ status: to, ...(to === 'shipped' && { shippedAt: at }), ...(to === 'delivered' && { deliveredAt: at }) })
    .where(eq(orders.id, order.id));
  await recordOrderEvent(tx, {
    orderId: order.id,
    kind: 'status_changed',
    author,
    at,
    fromStatus: order.status,
    toStatus: to,
    ...(shipmentId !== undefined && { details: { shipmentId } }),
  });
  if (to !== 'delivered') return;
  // What has arrived can no longer be told to be on its way, nor be undone.
  await sendShipmentEmails(tx, order.id);
  await sendOrderEmailOnce(tx, order.id, { step: 'delivered' });
}
