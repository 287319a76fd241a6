import type { Executor } from '@shopwright/service-kit/database/connection';
import { asc, eq, inArray } from 'drizzle-orm';
import { dueInvoices, type InvoiceContent, type InvoicedCustomer, invoiceSeries, invoices } from '../db/invoice-tables';
import { type OrderRow, orders } from '../db/schema';
import { toInvoiceNumber } from '../orders/list-documents';
import { recordOrderEvent, store } from '../orders/record-event';
import { batchMax, type Issuer, lockSeries, takeNumber } from './document-series';
import { listBilledOf, listChargesOf, listLinesOf, toInvoiceContent } from './invoice-content';

/** Issues the next invoices, and returns for how many orders. An order that was cancelled before its invoice gets none. */
export async function issueInvoices(tx: Executor, issuer: Issuer): Promise<number> {
  await lockSeries(tx);
  const due = await tx
    .select({ order: orders, invoicedId: invoices.orderId })
    .from(dueInvoices)
    .innerJoin(orders, eq(orders.id, dueInvoices.orderId))
    .leftJoin(invoices, eq(invoices.orderId, dueInvoices.orderId))
    .orderBy(asc(dueInvoices.confirmedAt), asc(dueInvoices.orderId))
    .limit(batchMax);
  const ids = due.map(({ order }) => order.id);
  const linesOf = await listLinesOf(tx, ids);
  const billedOf = await listBilledOf(tx, ids);
  const chargesOf = await listChargesOf(
    tx,
    due.map(({ order }) => order),
  );
  const contentOf = (order: OrderRow) => toInvoiceContent(order, linesOf(order.id), issuer.language, chargesOf(order));
  for (const { order, invoicedId } of due) {
    if (order.status !== 'cancelled' && invoicedId === null) {
      await writeInvoice(tx, order, { content: contentOf(order), customer: billedOf(order) }, issuer);
    }
  }
  await tx.delete(dueInvoices).where(inArray(dueInvoices.orderId, ids));
  return due.length;
}

async function writeInvoice(
  tx: Executor,
  order: OrderRow,
  invoice: { content: InvoiceContent; customer: InvoicedCustomer },
  issuer: Issuer,
): Promise<void> {
  const { issuedAt, seller } = issuer;
  const place = await takeNumber(tx, invoiceSeries, issuer);
  await tx.insert(invoices).values({
    orderId: order.id,
    ...place,
    seller,
    issuedAt,
    ...invoice,
  });
  await recordOrderEvent(tx, {
    orderId: order.id,
    kind: 'invoice_issued',
    author: store,
    at: issuedAt,
    details: { number: toInvoiceNumber(place) },
  });
}
