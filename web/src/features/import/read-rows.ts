import { type FileColumn, optionalColumns, requiredColumns } from '@shopwright/contracts/http/file-imports';
import Papa from 'papaparse';
import { FileProblem } from './file-problem';

const delimiters = [',', ';', '\t', '|'];
/** More than all columns at their longest: a row that has not ended by then has a quote that is never closed. */
const rowMax = 1_000_000;

export const knownColumns: readonly FileColumn[] = [...requiredColumns, ...optionalColumns];

const toKey = (name: string): string =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
const columnOf = new Map<string, string>(knownColumns.map((name) => [toKey(name), name]));

/** "Low stock threshold", "low_stock_threshold" and " LOWSTOCKTHRESHOLD " name one column. */
const toColumn = (name: string): string => columnOf.get(toKey(name)) ?? name.trim();

interface Part {
  columns: string[];
  rows: Record<string, string>[];
}

/**
 * Yields the rows of each part of a text, by the names of the columns. Throws `FileProblem` for a quote that is never
 * closed.
 */
export async function* readRows(texts: AsyncIterable<string>): AsyncGenerator<Part> {
  let rest = '';
  let delimiter: string | undefined;
  let columns: string[] | undefined;
  const take = (isLast: boolean): Part | undefined => {
    if (delimiter === undefined) [delimiter, rest] = findDelimiter(rest);
    const parser = new Papa.Parser({ delimiter, newline: '\n' });
    const { data, meta, errors }: Papa.ParseResult<string[]> = parser.parse(rest, 0, !isLast);
    rest = isLast ? '' : rest.slice(meta.cursor);
    const isOpen = isLast && errors.some(({ code }) => code === 'MissingQuotes');
    if (isOpen || rest.length > rowMax) throw new FileProblem({ kind: 'quotes' });
    const filled = data.filter((cells) => cells.some((cell) => cell.trim() !== ''));
    columns ??= filled.shift()?.map(toColumn);
    const names = columns;
    return names && { columns: names, rows: filled.map((cells) => toRow(names, cells)) };
  };
  for await (const text of texts) {
    // A line break of two characters may lie on the boundary of two parts.
    const held = text.endsWith('\r') ? '\r' : '';
    rest = (rest + text.slice(0, text.length - held.length)).replace(/\r\n?/g, '\n');
    const part = rest.includes('\n') ? take(false) : undefined;
    if (part) yield part;
    rest += held;
  }
  rest = rest.replace(/\r\n?/g, '\n');
  const part = rest === '' ? undefined : take(true);
  if (part) yield part;
}

/** Returns the delimiter by which the first line has most known columns, and the text without Excel's line about it. */
function findDelimiter(text: string): [delimiter: string, rest: string] {
  const told = /^\s*"?sep=(.)"?[^\S\n]*\n/i.exec(text);
  if (told?.[1]) return [told[1], text.slice(told[0].length)];
  const line = /^.*\S.*$/m.exec(text)?.[0] ?? '';
  const countKnown = (delimiter: string) => line.split(delimiter).filter((cell) => columnOf.has(toKey(cell))).length;
  const [best = ','] = delimiters.toSorted((a, b) => countKnown(b) - countKnown(a));
  return [best, text];
}

/** Of two columns with one name, the first one counts. */
const toRow = (columns: string[], cells: string[]): Record<string, string> =>
  Object.fromEntries(columns.map((column, at) => [column, cells[at] ?? '']).reverse());
