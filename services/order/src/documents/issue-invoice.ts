import { readStoreDetails } from '@shopwright/contracts/http/store-details';
import { defaultTimeZone, getStoreSettings } from '@shopwright/contracts/http/store-settings';
import { toStoreDay } from '@shopwright/contracts/store-day';
import type { Executor } from '@shopwright/service-kit/database/connection';
import { fieldError, invariant } from '@shopwright/service-kit/errors';
import { asc, eq, inArray, sql } from 'drizzle-orm';
import { dueInvoices, invoiceSeries, invoices, type Seller } from '../db/invoice-tables';
import { type OrderRow, orders } from '../db/schema';
import type { OrderDeps } from '../deps';
import { recordOrderEvent, store } from '../orders/record-event';
import { readTimeZone } from '../store-time-zone';

export type InvoiceRow = typeof invoices.$inferSelect;

const batchMax = 200;

/** 2026 and 7 → "2026-000007". */
export const toInvoiceNumber = ({ year, number }: Pick<InvoiceRow, 'year' | 'number'>): string =>
  `${year}-${String(number).padStart(6, '0')}`;

/**
 * Issues the invoices of all orders that were confirmed, in the order of their confirmation. A batch is one transaction
 * under a lock of its own, so that numbers have no gap, no order has two, and no purchase waits.
 */
export async function issueDueInvoices(deps: OrderDeps): Promise<void> {
  const [due] = await deps.database.db.select({ orderId: dueInvoices.orderId }).from(dueInvoices).limit(1);
  if (!due) return;
  const seller = await readSeller(deps);
  let issued: number;
  do {
    issued = await deps.database.transaction((tx) => issueBatch(tx, deps.now(), seller));
  } while (issued === batchMax);
}

/**
 * Returns the invoice of an order, and issues it with those before it where its turn has not come. Throws `conflict` for
 * an order that was never confirmed, or was cancelled before its invoice.
 */
export async function issueInvoice(deps: OrderDeps, orderId: number): Promise<InvoiceRow> {
  const known = await findInvoice(deps.database.db, orderId);
  if (known) return known;
  await noteConfirmed(deps, orderId);
  await issueDueInvoices(deps);
  const issued = await findInvoice(deps.database.db, orderId);
  if (!issued) throw fieldError('conflict', 'document', 'This order has no invoice');
  return issued;
}

/** Notes an order that the release before this one confirmed during an upgrade. */
async function noteConfirmed({ database }: OrderDeps, orderId: number): Promise<void> {
  const [order] = await database.db.select().from(orders).where(eq(orders.id, orderId));
  if (!order?.placedAt || order.status === 'pending' || order.status === 'cancelled') return;
  await database.db.insert(dueInvoices).values({ orderId, confirmedAt: order.placedAt }).onConflictDoNothing();
}

async function issueBatch(tx: Executor, issuedAt: Date, seller: Seller): Promise<number> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('invoices'))`);
  const due = await tx
    .select({ order: orders })
    .from(dueInvoices)
    .innerJoin(orders, eq(orders.id, dueInvoices.orderId))
    .orderBy(asc(dueInvoices.confirmedAt), asc(dueInvoices.orderId))
    .limit(batchMax);
  for (const { order } of due) if (order.status !== 'cancelled') await writeInvoice(tx, order, { issuedAt, seller });
  const ids = due.map(({ order }) => order.id);
  await tx.delete(dueInvoices).where(inArray(dueInvoices.orderId, ids));
  return due.length;
}

async function writeInvoice(
  tx: Executor,
  order: OrderRow,
  { issuedAt, seller }: { issuedAt: Date; seller: Seller },
): Promise<void> {
  const orderId = order.id;
  if (await findInvoice(tx, orderId)) return;
  const year = Number(toStoreDay(issuedAt, seller.timeZone ?? defaultTimeZone).slice(0, 4));
  const number = await takeNumber(tx, year);
  const customer = { name: order.customerName, address: order.customerAddress, emailAddress: order.customerEmail };
  await tx.insert(invoices).values({ orderId, year, number, seller, customer, issuedAt });
  const details = { number: toInvoiceNumber({ year, number }) };
  await recordOrderEvent(tx, { orderId, kind: 'invoice_issued', author: store, at: issuedAt, details });
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
  const [{ name, contactEmail }, { address, taxNumber }, timeZone] = await Promise.all([
    catalog.call(getStoreSettings),
    catalog.call(readStoreDetails),
    readTimeZone({ catalog }),
  ]);
  return { name, address, taxNumber, emailAddress: contactEmail, timeZone };
}

/** Throws `conflict` for an order that is not paid. */
export function assertPaid({ status, placedAt }: Pick<OrderRow, 'status' | 'placedAt'>): void {
  if (placedAt === null || status === 'pending') throw fieldError('conflict', 'document', 'This order is not paid');
}
