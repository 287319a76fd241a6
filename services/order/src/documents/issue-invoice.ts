import { readStoreDetails } from '@shopwright/contracts/http/store-details';
import { getStoreSettings } from '@shopwright/contracts/http/store-settings';
import type { Executor } from '@shopwright/service-kit/database/connection';
import { fieldError, invariant } from '@shopwright/service-kit/errors';
import { eq, sql } from 'drizzle-orm';
import { invoiceSeries, invoices, type Seller } from '../db/invoice-tables';
import type { OrderRow } from '../db/schema';
import type { OrderDeps } from '../deps';
import { lockOrder } from '../orders/order-row';
import { recordOrderEvent, store } from '../orders/record-event';

export type InvoiceRow = typeof invoices.$inferSelect;

/** 2026 and 7 → "2026-000007". */
export const toInvoiceNumber = ({ year, number }: Pick<InvoiceRow, 'year' | 'number'>): string =>
  `${year}-${String(number).padStart(6, '0')}`;

/**
 * Returns the invoice of a paid order, and issues it where there is none. Number, invoice and timeline are one
 * transaction under the lock of the year's series, so that numbers have no gap and no order has two.
 */
export async function issueInvoice(deps: OrderDeps, orderId: number): Promise<InvoiceRow> {
  const known = await findInvoice(deps.database.db, orderId);
  if (known) return known;
  const seller = await readSeller(deps);
  return deps.database.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    assertPaid(order);
    const issued = await findInvoice(tx, orderId);
    if (issued) return issued;
    const issuedAt = deps.now();
    const year = issuedAt.getUTCFullYear();
    const number = await takeNumber(tx, year);
    const customer = { name: order.customerName, address: order.customerAddress, emailAddress: order.customerEmail };
    const [row] = await tx.insert(invoices).values({ orderId, year, number, seller, customer, issuedAt }).returning();
    invariant(row, 'an insert returns its row');
    const details = { number: toInvoiceNumber(row) };
    await recordOrderEvent(tx, { orderId, kind: 'invoice_issued', author: store, at: issuedAt, details });
    return row;
  });
}

async function findInvoice(rows: Executor, orderId: number): Promise<InvoiceRow | undefined> {
  const [row] = await rows.select().from(invoices).where(eq(invoices.orderId, orderId));
  return row;
}

/** Locks the year's row until the transaction ends: a transaction that fails takes its number back. */
async function takeNumber(tx: Executor, year: number): Promise<number> {
  const [series] = await tx
    .insert(invoiceSeries)
    .values({ year, lastNumber: 1 })
    .onConflictDoUpdate({ target: invoiceSeries.year, set: { lastNumber: sql`${invoiceSeries.lastNumber} + 1` } })
    .returning({ number: invoiceSeries.lastNumber });
  invariant(series, 'an upsert returns its row');
  return series.number;
}

async function readSeller({ catalog }: OrderDeps): Promise<Seller> {
  const [{ name, contactEmail }, { address, taxNumber }] = await Promise.all([
    catalog.call(getStoreSettings),
    catalog.call(readStoreDetails),
  ]);
  return { name, address, taxNumber, emailAddress: contactEmail };
}

/** Throws `conflict` for an order that is not paid. */
export function assertPaid({ status, placedAt }: Pick<OrderRow, 'status' | 'placedAt'>): void {
  if (placedAt === null || status === 'pending') throw fieldError('conflict', 'document', 'This order is not paid');
}
