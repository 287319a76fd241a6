import { undoMinutes } from '@shopwright/contracts/http/order-actions';
import type { Executor } from '@shopwright/service-kit/database/connection';
import { safeError } from '@shopwright/service-kit/runtime/logger';
import { and, asc, eq, lte } from 'drizzle-orm';
import { dueShipmentEmails } from '../db/shipment-tables';
import type { OrderDeps } from '../deps';
import { lockOrder } from '../orders/order-row';
import { sendOrderEmailOnce } from '../orders/send-order-email-once';

const batchMax = 500;

interface Shipped {
  orderId: number;
  shipmentId: number;
  shippedAt: Date;
}

/** Leaves the email of a shipment until staff can no longer undo it: an email cannot be taken back. */
export async function delayShipmentEmail(tx: Executor, { orderId, shipmentId, shippedAt }: Shipped): Promise<void> {
  const dueAt = new Date(shippedAt.getTime() + undoMinutes * 60_000);
  await tx.insert(dueShipmentEmails).values({ orderId, shipmentId, dueAt });
}

/** Forgets the email of a shipment that staff undo. The caller holds the order's lock. */
export async function dropShipmentEmail(tx: Executor, shipmentId: number): Promise<void> {
  await tx.delete(dueShipmentEmails).where(eq(dueShipmentEmails.shipmentId, shipmentId));
}

/** The caller holds the order's lock. */
export async function isShipmentEmailDue(tx: Executor, shipmentId: number): Promise<boolean> {
  const due = await tx.select().from(dueShipmentEmails).where(eq(dueShipmentEmails.shipmentId, shipmentId));
  return due.length > 0;
}

/**
 * Sends the emails of an order's shipments that still wait, or only those due by a time. The caller holds the order's lock.
 */
export async function sendShipmentEmails(tx: Executor, orderId: number, dueBefore?: Date): Promise<void> {
  const isDue = and(
    eq(dueShipmentEmails.orderId, orderId),
    dueBefore === undefined ? undefined : lte(dueShipmentEmails.dueAt, dueBefore),
  );
  const due = await tx.delete(dueShipmentEmails).where(isDue).returning({ shipmentId: dueShipmentEmails.shipmentId });
  const shipmentIds = due.map(({ shipmentId }) => shipmentId).sort((a, b) => a - b);
  for (const shipmentId of shipmentIds) await sendOrderEmailOnce(tx, orderId, { step: 'shipped', shipmentId });
}

/** Tells the customers of shipments that staff can no longer undo. One order that fails keeps no other from its email. */
export async function sendDueShipmentEmails({
  database,
  logger,
  now,
}: Pick<OrderDeps, 'database' | 'logger' | 'now'>): Promise<void> {
  const at = now();
  const due = await database.db
    .select({ orderId: dueShipmentEmails.orderId })
    .from(dueShipmentEmails)
    .where(lte(dueShipmentEmails.dueAt, at))
    .orderBy(asc(dueShipmentEmails.dueAt))
    .limit(batchMax);
  for (const orderId of new Set(due.map((row) => row.orderId))) {
    const sent = database.transaction(async (tx) => {
      await lockOrder(tx, orderId);
      await sendShipmentEmails(tx, orderId, at);
    });
    await sent.catch((error: unknown) =>
      logger.error({ err: safeError(error), orderId }, 'a shipment email was not sent, the next run tries again'),
    );
  }
}
