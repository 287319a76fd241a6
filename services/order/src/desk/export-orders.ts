import type { ExportFormat } from '@shopwright/contracts/export-files';
import type { DeskOrder } from '@shopwright/contracts/http/order-desk';
import type { CreditNote, IssuedDocuments } from '@shopwright/contracts/http/order-documents';
import type { exportedRows } from '@shopwright/contracts/http/order-files';
import type { TotalRow } from '@shopwright/contracts/http/quotes';
import { centsFromDecimal, decimalFromCents } from '@shopwright/contracts/money';
import { type Cell, protectCell } from '@shopwright/contracts/spreadsheet-cells';
import { toStoreTime } from '@shopwright/contracts/store-day';
import type { Database } from '@shopwright/service-kit/database/connection';
import { inBatches, writeExport } from '@shopwright/service-kit/http/write-export';
import { inArray } from 'drizzle-orm';
import { orders as orderTable } from '../db/schema';
import { orderCharges } from '../db/selling-tables';
import { listDocuments } from '../orders/list-documents';
import { orderRevenue } from '../orders/sales-metrics';
import { findOrderIds, type OrderQuery } from './find-order-ids';
import { readOrders } from './list-orders';
import { orderLineColumns, toOrderLines } from './order-line-columns';
import { readExportedOrders } from './read-exported-orders';

const batchSize = 500;

type ExportedRow = DeskOrder & { documents: IssuedDocuments; revenue: string };

type Column = [title: string, cell: (order: ExportedRow, timeZone: string) => string | number];

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

/** After all others, so that no column that files had before has moved. */
const lastColumns: Column[] = [
  ['Payment source', ({ paymentSource }) => paymentSource],
  // Of an invoice that is not paid.
  ['Reduced', ({ reducedTotal = '0.00' }) => reducedTotal],
];

/** Empty in an order that has no such row. */
function sumOf(totals: ExportedRow['totals'], type: TotalRow['type']): string {
  const rows = totals?.filter((row) => row.type === type) ?? [];
  return rows.length === 0 ? '' : decimalFromCents(rows.reduce((sum, { amount }) => sum + centsFromDecimal(amount), 0));
}

const toSigned = ({ kind, amount }: Pick<CreditNote, 'kind' | 'amount'>): string =>
  kind === 'cancellation' ? `-${amount}` : amount;

interface ExportQuery extends OrderQuery {
  format?: ExportFormat;
  rows?: (typeof exportedRows)[number];
}

/**
 * Yields the orders of a view, newest first, some at a time, so that a year of orders needs no memory: a line each, a line of
 * each of their lines, or whole as JSON. Times of a line are those of the time zone, with their distance to UTC.
 */
export async function* exportOrders(
  database: Database,
  { format = 'csv', rows = 'orders', ...filters }: ExportQuery,
  timeZone: string,
): AsyncGenerator<string> {
  const ids = findIds(database, { ...filters, timeZone });
  if (format === 'json') {
    const batches = mapBatches(ids, (found) => readExportedOrders(database, found));
    yield* writeExport(batches, { format, columns: [] });
  } else if (rows === 'lines') {
    const batches = mapBatches(ids, async (found) => toOrderLines(await readExportedOrders(database, found), timeZone));
    yield* writeExport(batches, { format, columns: orderLineColumns, toLine: toCsvLine });
  } else {
    const charged = await database.db.select({ id: orderCharges.orderId }).from(orderCharges).limit(1);
    const shown = [...columns, ...(charged.length > 0 ? chargeColumns : []), ...lastColumns];
    yield* writeExport(
      mapBatches(ids, (found) => readRows(database, found)),
      {
        format,
        columns: shown.map(([title, cell]) => [title, (order: ExportedRow) => cell(order, timeZone)] as const),
        toLine: toCsvLine,
      },
    );
  }
}

const findIds = (database: Database, query: OrderQuery): AsyncGenerator<number[]> =>
  inBatches(batchSize, (last = query.cursor) =>
    findOrderIds(database, { ...query, ...(last !== undefined && { cursor: last }) }, batchSize),
  );

async function* mapBatches<Row>(
  batches: AsyncIterable<number[]>,
  read: (ids: number[]) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  for await (const ids of batches) yield read(ids);
}

async function readRows(database: Database, ids: number[]): Promise<ExportedRow[]> {
  const [orders, documentsOf, revenueOf] = await Promise.all([
    readOrders(database, ids),
    listDocuments(database.db, ids),
    readRevenue(database, ids),
  ]);
  return orders.map((order) => ({
    ...order,
    documents: documentsOf(order.id),
    revenue: revenueOf.get(order.id) ?? '',
  }));
}

async function readRevenue({ db }: Database, ids: number[]): Promise<Map<number, string>> {
  const rows = await db
    .select({ id: orderTable.id, revenue: orderRevenue })
    .from(orderTable)
    .where(inArray(orderTable.id, ids));
  return new Map(rows.map(({ id, revenue }) => [id, revenue]));
}

/** Returns one line of a CSV file (RFC 4180). Every text is quoted, and none can be a formula. */
export const toCsvLine = (cells: readonly Cell[]): string => `${cells.map(toCell).join(',')}\r\n`;

function toCell(value: Cell): string {
  if (typeof value === 'number') return String(value);
  return `"${protectCell(value).replaceAll('"', '""')}"`;
}
