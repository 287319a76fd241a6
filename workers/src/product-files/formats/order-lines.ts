import { type FileCells, itemsPerCallMax } from '@shopwright/contracts/http/file-imports';
import { cleanValue, type TableRow } from '../table';
import { findColumnOfKind } from './kind-names';
import { toKey } from './known-names';

const parts = ['lineName', 'lineSku', 'lineQuantity', 'linePrice', 'lineTotal'] as const;
type Part = (typeof parts)[number];

/** A column of orders that have a row each: one of the lines, or a part of one. */
export interface LineColumn {
  /** Which of the lines, as the file counts them; 0 for all in one. */
  number: number;
  part: Part | 'all';
  /** A line's total after its discount counts less than the one before. */
  rank: number;
}

const partOfWord: Record<string, Part> = {
  name: 'lineName',
  sku: 'lineSku',
  quantity: 'lineQuantity',
  price: 'linePrice',
  subtotal: 'lineTotal',
  total: 'lineTotal',
};

/**
 * Returns which line a column has: `line_item_1`, `order_item_1` and `line_items` in one cell, "Product Item 1 Name" and "Item Name #1" a
 * part of it.
 */
export function findLineColumn(name: string): LineColumn | undefined {
  const key = toKey(name);
  const rank = key.includes('subtotal') ? 0 : 1;
  const word = /^(?:line|order|product)item(?:s|(?<number>\d{1,3})(?<part>[a-z]+)?)$/.exec(key)?.groups;
  if (word) {
    const part = word.part === undefined ? 'all' : partOfWord[word.part];
    return part && { number: Number(word.number ?? 0), part, rank };
  }
  const { base = '', number } = /^(?<base>.*\D)(?<number>\d{1,3})$/.exec(key)?.groups ?? {};
  const part = parts.find((each) => each === findColumnOfKind(base, 'orders'));
  return part && { number: Number(number), part, rank };
}

/** Returns the lines that a row has in columns of their own. */
export function readLineColumns(
  { values }: TableRow,
  columns: readonly { at: number; column: LineColumn }[],
): FileCells[] {
  const lines = new Map<number, FileCells>();
  const more: FileCells[] = [];
  for (const { at, column } of columns) {
    const value = cleanValue(values[at] ?? '').trim();
    if (value === '') continue;
    if (column.part === 'all') more.push(...readLines(value, column.number === 0));
    else {
      const line = lines.get(column.number) ?? {};
      line[column.part] ??= value;
      lines.set(column.number, line);
    }
  }
  return [...lines.values(), ...more].filter((line) => line.lineName || line.lineSku);
}

/** Reads the lines of a cell. What no program writes is one line, whose name it is. */
function readLines(cell: string, hasAll: boolean): FileCells[] {
  const lines = /^[[{]/.test(cell) ? readObjects(cell) : (hasAll ? splitAt(cell, ';') : [cell]).map(readFields);
  // As many as an item may have. More are refused as the name that they are too long for.
  return lines && lines.length <= itemsPerCallMax ? lines : [{ lineName: cell }];
}

function readObjects(cell: string): FileCells[] | undefined {
  try {
    const given: unknown = JSON.parse(cell);
    const all: unknown[] = Array.isArray(given) ? given : [given];
    return all.map((one) => {
      const fields = new Map(typeof one === 'object' && one !== null ? Object.entries(one) : []);
      return toLine((key) => fields.get(key));
    });
  } catch {
    return undefined;
  }
}

const known = new Set([
  'id',
  'name',
  'product_id',
  'sku',
  'quantity',
  'qty',
  'price',
  'total',
  'sub_total',
  'subtotal',
]);

/** `name:Lamp|sku:L1|quantity:2|sub_total:20.00`, or `L1|2|20.00`. */
function readFields(text: string): FileCells {
  const fields = new Map<string, string>();
  const pieces = splitAt(text, '|');
  let last = '';
  for (const piece of pieces) {
    const { key = '', value = '' } = /^(?<key>\w+):(?<value>.*)$/s.exec(piece)?.groups ?? {};
    if (known.has(key)) {
      last = key;
      fields.set(key, value);
    } else if (last === 'name') fields.set(last, `${fields.get(last)}|${piece}`);
  }
  if (fields.has('name') || fields.has('sku')) return toLine((key) => fields.get(key));
  const [item = '', quantity = '', total = ''] = pieces;
  const isShort = /^\d+$/.test(quantity) && /^[\d.,]+$/.test(total);
  const sku = item.replace(/^product_id:/, '');
  return isShort ? { lineSku: sku, lineQuantity: quantity, lineTotal: total } : { lineName: text.trim() };
}

/** Programs put a backslash before what would end a field. */
const splitAt = (text: string, separator: ';' | '|'): string[] =>
  text
    .split(separator === ';' ? /(?<!\\);/ : /(?<!\\)\|/)
    .filter((piece) => piece.trim() !== '')
    .map((piece) => (separator === '|' ? piece.replace(/\\([|;:,=\\])/g, '$1') : piece));

function toLine(read: (key: string) => unknown): FileCells {
  const first = (...keys: string[]): string =>
    keys
      .map(read)
      .map((value) => (typeof value === 'string' || typeof value === 'number' ? String(value).trim() : ''))
      .find((value) => value !== '') ?? '';
  const line = {
    lineName: first('name'),
    lineSku: first('sku'),
    lineQuantity: first('quantity', 'qty'),
    linePrice: first('price'),
    lineTotal: first('sub_total', 'subtotal', 'total'),
  };
  return Object.fromEntries(Object.entries(line).filter(([, value]) => value !== ''));
}
