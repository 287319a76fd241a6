import type { FileFormat, FileHead } from '@shopwright/contracts/http/file-imports';
import type { ImportKind } from '@shopwright/contracts/import-kinds';
import { cleanValue, type TableRow } from '../table';
import { findColumnOfKind, rankOfName, recognizeFormatOfKind } from './kind-names';
import { findColumn, findOwnColumn, toKey } from './known-names';
import { findLineColumn, type LineColumn } from './order-lines';
import { shopifyColumns } from './shopify-columns';
import { attributeColumn, wooColumns } from './woo-columns';

const nameMax = 200;
const toName = (name: string): string => cleanValue(name).trim().slice(0, nameMax);

/** Of our own columns, those that no other program would call so: two of them tell that a file is one of ours. */
const distinctive = new Set([
  'id',
  'stockQuantity',
  'lowStockThreshold',
  'inStock',
  'compareAtPrice',
  'isDropshipped',
  'supplierProductId',
  'supplierCost',
  'dropshipMargin',
  'taxClass',
  'weightGrams',
  'needsShipping',
  'imageAlt',
  'seoTitle',
  'seoDescription',
  'parent',
  'isDraft',
  'slug',
]);

export function recognizeFormat(names: readonly string[], kind: ImportKind = 'products'): FileFormat {
  if (kind !== 'products') return recognizeFormatOfKind(names, kind);
  const keys = new Set(names.map(toKey));
  const has = (...all: string[]) => all.some((key) => keys.has(key));
  if (has('handle', 'urlhandle') && has('title')) return 'shopify';
  if (has('name') && has('regularprice', 'visibilityincatalog', 'attribute1name')) return 'woocommerce';
  // The names of our columns as they are: in other files they would have spaces.
  const own = names.filter((name) => distinctive.has(name.trim())).length;
  return own >= 2 ||
    (names.length > 0 && names.every((name) => findOwnColumn(name) !== undefined && toKey(name) !== 'id'))
    ? 'shopwright'
    : 'other';
}

/** The columns of a file, and where their values are in a row. */
export interface Header {
  head: FileHead;
  /** Returns the value of a column by its key; undefined if the file has no such column, or the row of a JSON file none. */
  read(row: TableRow, key: string): string | undefined;
  has(key: string): boolean;
  keys(): Iterable<string>;
  /** Returns the values of the columns that staff chose a column of ours for, or for which our own names are read. */
  readChosen(row: TableRow): Record<string, string>;
  /** Of orders that have one row each: the columns of their lines. */
  lineColumns: { at: number; column: LineColumn }[];
}

interface ReadAs {
  kind?: ImportKind;
  format: FileFormat;
}

/** `mapping` names the column of ours as which a column is read, and is empty for one that is left out. */
export function createHeader(
  names: readonly string[],
  { kind = 'products', format }: ReadAs,
  mapping: Record<string, string>,
): Header {
  const positions = new Map<string, number[]>();
  const chosen = new Map<string, number[]>();
  const lineColumns: Header['lineColumns'] = [];
  const columns: FileHead['columns'] = [];
  names.forEach((each, at) => {
    const name = toName(each);
    if (name === '') return;
    const choice = Object.hasOwn(mapping, name) ? mapping[name] : undefined;
    const named = choice ?? (kind === 'products' ? recognizeColumn(name, format) : findColumnOfKind(name, kind));
    const line = named === undefined && kind === 'orders' ? findLineColumn(name) : undefined;
    if (line) lineColumns.push({ at, column: line });
    const column = line ? (line.part === 'all' ? 'lineName' : line.part) : named;
    if (!columns.some((known) => known.name === name)) columns.push({ name, column: column || null });
    if (choice === '' || line) return;
    const isChosen = kind !== 'products' || choice !== undefined || format === 'shopwright' || format === 'other';
    if (isChosen) {
      if (column) append(chosen, column, at);
    } else append(positions, toKey(name), at);
  });
  // One that staff chose comes first.
  const rank = (at: number): number =>
    Object.hasOwn(mapping, toName(names[at] ?? '')) ? -1 : rankOfName(names[at] ?? '', kind);
  for (const found of chosen.values()) found.sort((one, other) => rank(one) - rank(other));
  lineColumns.sort((one, other) => one.column.rank - other.column.rank);
  const read = (row: TableRow, key: string) => readFirst(row, positions.get(key));
  return {
    head: { kind, format, columns },
    read,
    has: (key) => positions.has(key),
    keys: () => positions.keys(),
    readChosen(row) {
      const cells: Record<string, string> = {};
      for (const [column, found] of chosen) {
        const value = readFirst(row, found);
        if (value !== undefined) cells[column] = value;
      }
      return cells;
    },
    lineColumns,
  };
}

function append(map: Map<string, number[]>, key: string, at: number): void {
  const found = map.get(key);
  if (found) found.push(at);
  else map.set(key, [at]);
}

/** Of two columns that are the same, the first one counts unless it is empty. */
function readFirst({ values }: TableRow, positions: number[] = []): string | undefined {
  let found: string | undefined;
  for (const at of positions) {
    const value = values[at];
    if (value === undefined) continue;
    if (value.trim() !== '') return cleanValue(value);
    found = '';
  }
  return found;
}

function recognizeColumn(name: string, format: FileFormat): string | undefined {
  if (format === 'shopwright') return findOwnColumn(name);
  if (format === 'other') return findColumn(name);
  const key = toKey(name);
  if (format === 'shopify') return shopifyColumns.get(key);
  const { number, part } = attributeColumn.exec(key)?.groups ?? {};
  if (number === undefined) return wooColumns.get(key);
  return Number(number) <= 3 ? `option${number}${part === 'name' ? 'Name' : 'Value'}` : 'specs';
}
