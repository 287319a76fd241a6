import { createHash } from 'node:crypto';
import type { FileCells } from '@shopwright/contracts/http/file-imports';
import type { ImportKind } from '@shopwright/contracts/import-kinds';
import { toRedirectKey } from '@shopwright/contracts/redirect-paths';
import { readLineColumns } from './order-lines';
import { chooseKey, type KeyedRow, type RowReader } from './row-reader';

/** What names an item of a file without products. */
const keyParts: Record<
  Exclude<ImportKind, 'products'>,
  (cells: FileCells) => [kind: string, value: string | undefined][]
> = {
  customers: ({ email = '' }) => [['customer', email.trim() === '' ? undefined : hash(email)]],
  orders: ({ number }) => [['order', number]],
  redirects: ({ from = '' }) => [['from', toRedirectKey(from.trim())?.whole ?? from]],
  reviews: (cells) => [['review', hash(JSON.stringify(ofReview.map((column) => cells[column] ?? '')))]],
  categories: ({ slug, name, path }) => [
    ['slug', slug],
    ['name', name],
    ['path', path],
  ],
  discounts: ({ code, name }) => [
    ['code', code],
    ['name', name],
  ],
  collections: ({ slug, title }) => [
    ['slug', slug],
    ['title', title],
  ],
};

/** What tells a review from others. */
const ofReview = [
  ...['product', 'sku', 'productName', 'productId', 'customerName', 'email', 'createdAt'],
  ...['rating', 'title', 'content'],
];

/** The key of an item outlives its row, which names a person. */
const hash = (text: string): string =>
  createHash('sha256').update(text.normalize('NFC').trim().toLowerCase()).digest('base64url');

/** Reads files whose columns have one meaning in all programs: rows of the same name are one item. */
export function createKindReader(kind: Exclude<ImportKind, 'products'>): RowReader {
  return {
    read(row, header) {
      const cells = header.readChosen(row);
      const item = { key: chooseKey(row.row, keyParts[kind](cells)), row: row.row };
      return header.lineColumns.length === 0
        ? [{ ...item, cells }]
        : withLines({ ...item, cells }, readLineColumns(row, header.lineColumns));
    },
    finish: () => [],
  };
}

/** Each further line names its order: a row of it that is refused can be imported again. */
function withLines(order: KeyedRow, lines: FileCells[]): KeyedRow[] {
  const { number } = order.cells;
  const [first, ...others] = order.cells.lineName?.trim() ? [{}, ...lines] : lines;
  return [
    { ...order, cells: { ...order.cells, ...first } },
    ...others.map((line) => ({ ...order, cells: { ...(number !== undefined && { number }), ...line } })),
  ];
}
