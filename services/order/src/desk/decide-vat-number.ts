import type { BodyOf } from '@shopwright/contracts/endpoint';
import type { OrderDetail, putVatDecision } from '@shopwright/contracts/http/order-desk';
import { noteEntry } from '@shopwright/service-kit/audit/note-entry';
import { AppError } from '@shopwright/service-kit/errors';
import { and, eq } from 'drizzle-orm';
import { orderQuotes, vatDecisions } from '../db/selling-tables';
import type { OrderDeps } from '../deps';
import { getOrderDetail } from '../orders/get-order-detail';
import { toPlainNumber } from '../orders/read-vat-decision';
import type { Author } from '../orders/record-event';

/** Decides about the number that an order has. Its tax stays as it was charged: staff refund it where the number is right. */
export async function decideVatNumber(
  { database, now }: OrderDeps,
  orderId: number,
  { decision, reference, version }: BodyOf<typeof putVatDecision>,
  author: Author,
): Promise<OrderDetail> {
  const { db } = database;
  const [order] = await db
    .select({ vatNumber: orderQuotes.vatNumber })
    .from(orderQuotes)
    .where(eq(orderQuotes.orderId, orderId));
  if (!order?.vatNumber) throw new AppError('not_found', 'This order has no VAT number');
  const number = toPlainNumber(order.vatNumber);
  const row = { decision, reference, version: version + 1, authorId: author.userId ?? null, decidedAt: now() };
  const written = await database.transaction(async (tx) => {
    const rows =
      version === 0
        ? await tx
            .insert(vatDecisions)
            .values({ ...row, number })
            .onConflictDoNothing()
            .returning()
        : await tx
            .update(vatDecisions)
            .set(row)
            .where(and(eq(vatDecisions.number, number), eq(vatDecisions.version, version)))
            .returning();
    if (rows.length > 0)
      await noteEntry(tx, { target: 'order', targetId: orderId, details: { vatDecision: decision } });
    return rows;
  });
  const detail = await getOrderDetail(database, orderId, now());
  if (written.length > 0) return detail;
  const message = 'Someone else decided about this number meanwhile';
  throw new AppError('conflict', message, { fields: [{ path: 'version', message }], details: { order: detail } });
}
