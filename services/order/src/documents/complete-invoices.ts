import type { Executor } from '@shopwright/service-kit/database/connection';
import { asc, eq, isNull } from 'drizzle-orm';
import { invoices } from '../db/invoice-tables';
import { orders } from '../db/schema';
import { batchMax, type Issuer, lockSeries } from './document-series';
import { listChargesOf, listLinesOf, toInvoiceContent } from './invoice-content';

/**
 * Copies the sale into invoices that an adopted database has without it, and returns into how many. No migration can: the
 * store's language is in the catalog.
 */
export async function completeInvoices(tx: Executor, { language }: Issuer): Promise<number> {
  await lockSeries(tx);
  const incomplete = await tx
    .select({ order: orders })
    .from(invoices)
    .innerJoin(orders, eq(orders.id, invoices.orderId))
    .where(isNull(invoices.content))
    .orderBy(asc(invoices.orderId))
    .limit(batchMax);
  const rows = incomplete.map(({ order }) => order);
  const chargesOf = await listChargesOf(tx, rows);
  const linesOf = await listLinesOf(
    tx,
    rows.map(({ id }) => id),
  );
  for (const order of rows) {
    const content = toInvoiceContent(order, linesOf(order.id), language, chargesOf(order));
    await tx.update(invoices).set({ content }).where(eq(invoices.orderId, order.id));
  }
  return incomplete.length;
}
