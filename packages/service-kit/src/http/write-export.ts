import type { ExportFormat } from '@shopwright/contracts/export-files';
import { type Cell, toCsvLine } from '@shopwright/contracts/spreadsheet-cells';

/** Marks the file as UTF-8 for spreadsheets. */
const byteOrderMark = '\uFEFF';

export type ExportColumn<Row> = readonly [title: string, cell: (row: Row) => Cell];

/**
 * Yields the rows of a list batch by batch, so that a million of them need no memory. `read` returns at most `size` rows that
 * come after one; a row that is added meanwhile moves none of them.
 */
export async function* inBatches<Row>(
  size: number,
  read: (last: Row | undefined) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  let last: Row | undefined;
  for (;;) {
    const rows = await read(last);
    yield rows;
    if (rows.length < size) return;
    last = rows.at(-1);
  }
}

interface ExportShape<Row> {
  format: ExportFormat;
  /** Of the CSV. */
  columns: readonly ExportColumn<Row>[];
  /** What the JSON has of a row: the row itself unless it says otherwise. */
  toObject?: (row: Row) => unknown;
  toLine?: (cells: readonly Cell[]) => string;
}

/**
 * Yields the file of an export. Nothing comes before the first rows were read, so that a failure until then is an error and no
 * file. One that breaks off later has no end: JSON misses its bracket, and the connection says so for both.
 */
export async function* writeExport<Row>(
  batches: AsyncIterable<readonly Row[]>,
  { format, columns, toObject = (row) => row, toLine = toCsvLine }: ExportShape<Row>,
): AsyncGenerator<string> {
  if (format === 'json') {
    yield* writeJson(batches, toObject);
    return;
  }
  let head = byteOrderMark + toLine(columns.map(([title]) => title));
  for await (const rows of batches) {
    yield head + rows.map((row) => toLine(columns.map(([, cell]) => cell(row)))).join('');
    head = '';
  }
  if (head !== '') yield head;
}

async function* writeJson<Row>(
  batches: AsyncIterable<readonly Row[]>,
  toObject: (row: Row) => unknown,
): AsyncGenerator<string> {
  let before = '[\n';
  for await (const rows of batches) {
    let text = '';
    for (const row of rows) {
      text += before + JSON.stringify(toObject(row));
      before = ',\n';
    }
    if (text !== '') yield text;
  }
  yield before === '[\n' ? '[\n]\n' : '\n]\n';
}

/** Columns that are named as the fields of a row. An empty cell stands for none, and spaces part the parts of a list. */
export const columnsOf = <Row extends object>(names: readonly (keyof Row & string)[]) =>
  names.map((name): ExportColumn<Row> => [name, (row) => toCell(row[name])]);

function toCell(value: unknown): Cell {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') return value;
  return Array.isArray(value) ? value.join(' ') : String(value);
}
