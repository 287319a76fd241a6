import type { DeskOrder } from '@shopwright/contracts/http/order-desk';
import type { CreditNote, IssuedDocuments } from '@shopwright/contracts/http/order-documents';
import type { TotalRow } from '@shopwright/contracts/http/quotes';
import { centsFromDecimal, decimalFromCents } from '@shopwright/contracts/money';
import { protectCell } from '@shopwright/contracts/spreadsheet-cells';
import { toStoreTime } from '@shopwright/contracts/store-day';
import type { Database } from '@shopwright/service-kit/database/connection';
import { inArray } from 'drizzle-orm';
import { orders as orderTable } from '../db/schema';
import { orderCharges } from '../db/selling-tables';
import { listDocuments } from '../orders/list-documents';
import { orderRevenue } from '../orders/sales-metrics';
import { findOrderIds, type OrderQuery } from './find-order-ids';
import { readOrders } from './list-orders';

const batchSize = 500;
/** Marks the file as UTF-8 for spreadsheets. */
const byteOrderMark = '\uFEFF';

type ExportedOrder = DeskOrder & { documents: IssuedDocuments; revenue: string };

type Column = [title: string, cell: (order: ExportedOrder, timeZone: string) => string | number];

const columns: Column[] = [
  ['Order', ({ id }) => id],
  ['Placed', ({ placedAt, createdAt }, timeZone) => toStoreTime(new Date(placedAt ?? createdAt), timeZone)],
  ['Status', ({ status }) => status],
  ['Payment', ({ paymentState }) => paymentState],
  ['Shipment', ({ shipmentState }) => shipmentState],
  ['Customer', ({ customerName }) => customerName],
  ['Email', ({ customerEmail }) => customerEmail],
  ['Address', ({ customerAddress }) => customerAddress],
  ['Items', ({ items }) => items.map(({ quantity, name }) => `${quantity} × ${name}`).join('; ')],
  ['Discount', ({ discount }) => discount],
  ['Total', ({ total }) => total],
  ['Refunded', ({ refundedTotal }) => refundedTotal],
  ['Disputed', ({ disputedTotal }) => disputedTotal],
  ['Revenue', ({ revenue }) => revenue],
  ['Invoice', ({ documents }) => documents.invoice?.number ?? ''],
  [
    'Credit notes',
    ({ documents }) => documents.creditNotes.map(({ number, ...note }) => `${number} ${toSigned(note)}`).join('; '),
  ],
];

/** In a store that has charged any. */
const chargeColumns: Column[] = [
  ['Shipping', ({ totals }) => sumOf(totals, 'shipping')],
  ['Tax', ({ totals }) => sumOf(totals, 'tax')],
];

/** Empty in an order that has no such row. */
function sumOf(totals: ExportedOrder['totals'], type: TotalRow['type']): string {
  const rows = totals?.filter((row) => row.type === type) ?? [];
  return rows.length === 0 ? '' : decimalFromCents(rows.reduce((sum, { amount }) => sum + centsFromDecimal(amount), 0));
}

const toSigned = ({ kind, amount }: Pick<CreditNote, 'kind' | 'amount'>): string =>
  kind === 'cancellation' ? `-${amount}` : amount;

/**
 * Yields the orders of a view as CSV, newest first, some at a time, so that a year of orders needs no memory. Times are
 * those of the time zone, with their distance to UTC.
 */
export async function* exportOrders(database: Database, filters: OrderQuery, timeZone: string): AsyncGenerator<string> {
  const query = { ...filters, timeZone };
  const charged = await database.db.select({ id: orderCharges.orderId }).from(orderCharges).limit(1);
  const shown = charged.length > 0 ? [...columns, ...chargeColumns] : columns;
  yield byteOrderMark + toCsvLine(shown.map(([title]) => title));
  let cursor = query.cursor;
  for (;;) {
    const ids = await findOrderIds(database, { ...query, ...(cursor !== undefined && { cursor }) }, batchSize);
    const [orders, documentsOf, revenueOf] = await Promise.all([
      readOrders(database, ids),
      listDocuments(database.db, ids),
      readRevenue(database, ids),
    ]);
    yield orders
      .map((order) => ({ ...order, documents: documentsOf(order.id), revenue: revenueOf.get(order.id) ?? '' }))
      .map((order) => toCsvLine(shown.map(([, cell]) => cell(order, timeZone))))
      .join('');
    cursor = ids.at(-1);
    if (ids.length < batchSize) return;
  }
}

async function readRevenue({ db }: Database, ids: number[]): Promise<Map<number, string>> {
  const rows = await db
    .select({ id: orderTable.id, revenue: orderRevenue })
    .from(orderTable)
    .where(inArray(orderTable.id, ids));
  return new Map(rows.map(({ id, revenue }) => [id, revenue]));
}

/** Returns one line of a CSV file (RFC 4180). Every cell is quoted, and none can be a formula. */
export const toCsvLine = (cells: readonly (string | number)[]): string => `${cells.map(toCell).join(',')}\r\n`;

function toCell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  return `"${protectCell(value).replaceAll('"', '""')}"`;
}
