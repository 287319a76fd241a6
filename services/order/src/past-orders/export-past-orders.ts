import type { QueryOf } from '@shopwright/contracts/endpoint';
import type { exportPastOrders as endpoint, PastOrder } from '@shopwright/contracts/http/past-orders';
import type { Cell } from '@shopwright/contracts/spreadsheet-cells';
import type { Database } from '@shopwright/service-kit/database/connection';
import { type ExportColumn, inBatches, writeExport } from '@shopwright/service-kit/http/write-export';
import { listPastOrders, matchesSearch } from './list-past-orders';

const batchSize = 500;

type Line = Partial<PastOrder['lines'][number]>;
type Row = [order: PastOrder, line: Line];
const ofOrder = (title: string, cell: (order: PastOrder) => Cell): ExportColumn<Row> => [
  title,
  ([order]) => cell(order),
];
const ofLine = (title: string, cell: (line: Line) => Cell): ExportColumn<Row> => [title, ([, line]) => cell(line)];

/** The columns of an import. Each row has all of its order, so that a spreadsheet may sort them. */
const columns: ExportColumn<Row>[] = [
  ofOrder('number', ({ reference }) => reference),
  ofOrder('email', ({ email }) => email),
  ofOrder('customerName', ({ name }) => name),
  ofOrder('placedAt', ({ placedAt }) => placedAt),
  ofOrder('status', ({ status }) => status),
  ofOrder('currency', ({ currency }) => currency),
  ...(['subtotal', 'shipping', 'tax', 'discount', 'fees'] as const).map((part) =>
    ofOrder(part, ({ amounts }) => amounts[part] ?? ''),
  ),
  ofOrder('total', ({ total }) => total),
  ofLine('lineName', ({ name = '' }) => name),
  ofLine('lineSku', ({ sku = '' }) => sku),
  ofLine('lineQuantity', ({ quantity = '' }) => quantity),
  ofLine('linePrice', ({ price }) => price ?? ''),
  ofOrder('address1', ({ address }) => address),
];

/** Yields orders of the previous shop, newest first: as CSV with a row for each line, which another store imports. */
export async function* exportPastOrders(
  { db }: Pick<Database, 'db'>,
  { format, search }: QueryOf<typeof endpoint>,
): AsyncGenerator<string> {
  const batches = inBatches<PastOrder>(batchSize, async (last) => {
    const page = { limit: batchSize, ...(last && { cursor: last.id }) };
    return (await listPastOrders(db, page, matchesSearch(search))).rows;
  });
  if (format === 'json') yield* writeExport(batches, { format, columns: [] });
  else yield* writeExport(toRows(batches), { format, columns });
}

async function* toRows(batches: AsyncIterable<PastOrder[]>): AsyncGenerator<Row[]> {
  for await (const orders of batches) {
    yield orders.flatMap((order) =>
      order.lines.length === 0 ? [[order, {}] as Row] : order.lines.map((line): Row => [order, line]),
    );
  }
}
