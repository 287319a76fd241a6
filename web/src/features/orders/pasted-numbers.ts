import { toAsciiDigits } from '@shopwright/contracts/spreadsheet-numbers';
import { findCarrier } from './carrier-choice';

export interface PasteIssue {
  line: number;
  kind: 'extra' | 'unknown' | 'repeated' | 'columns' | 'rounded';
  /** As it was pasted. */
  order?: string;
}

interface PastedParcel {
  number: string;
  /** The name of its carrier, on the list or not. */
  carrier?: string;
}

interface Pasted {
  parcels: ReadonlyMap<number, PastedParcel>;
  issues: PasteIssue[];
}

/** How a spreadsheet shows a long number that it took for an amount: its last digits are lost. */
const rounded = /^\d[.,]?\d*E\+\d+$/i;
const orderNumber = /^#?\p{Nd}{1,9}$/u;
const hasDigit = (text: string): boolean => /\p{Nd}/u.test(text);
const isHeading = (line: string): boolean => line !== '' && !hasDigit(line);
const toCell = (text: string): string =>
  text
    .trim()
    .replace(/^"(.*)"$/, '$1')
    .trim();

/** Splits at tabs or, in a text without any, at the commas and semicolons of a list. */
function toCells(line: string, separator: RegExp): string[] {
  const cells = rounded.test(line.trim()) ? [line] : line.split(separator);
  return cells.map(toCell);
}

/** Reads the cells beside the order number: a tracking number, and its carrier before or after it. Undefined for others. */
function readParcel(cells: string[]): PastedParcel | undefined {
  const [first = '', second, ...more] = cells.filter((cell) => cell !== '');
  if (more.length > 0) return undefined;
  if (second === undefined) {
    const [, name = '', number = ''] = /^(.*\D)\s+(\S*\d[\s\S]*)$/.exec(first) ?? [];
    const carrier = findCarrier(name);
    return carrier ? { number, carrier } : { number: first };
  }
  const isFirst = findCarrier(first) !== undefined || (!hasDigit(first) && hasDigit(second));
  const isSecond = findCarrier(second) !== undefined || (!hasDigit(second) && hasDigit(first));
  if (isFirst === isSecond) return undefined;
  const [name, number] = isFirst ? [first, second] : [second, first];
  return { number, carrier: findCarrier(name) ?? name };
}

/**
 * Reads tracking numbers, and their carriers where they are named, that were copied from a spreadsheet or typed as a list.
 * One number a line is for the orders as they are shown, from the one on whose field it was pasted into; an empty line leaves
 * its order out. Where a line begins with an order number, each names its order. Returns undefined for one number alone,
 * which any field takes as it is.
 */
export function readPastedNumbers(text: string, shownIds: readonly number[], from: number): Pasted | undefined {
  const lines = text.replace(/(\r?\n|\r|\s)+$/, '').split(/\r\n|\r|\n/);
  const separator = text.includes('\t') ? /\t/ : /[,;]/;
  const split = lines.map((line) => toCells(line, separator));
  const isNamed = split.some(([order = '', ...rest]) => orderNumber.test(order) && rest.length > 0);
  const headings = lines.length > 1 && isHeading(lines[0] ?? '') ? 1 : 0;
  const rows = split.map((cells, index) => ({ line: index + 1, cells })).slice(headings);
  const targets = shownIds.slice(Math.max(0, shownIds.indexOf(from)));
  const parcels = new Map<number, PastedParcel>();
  const issues: PasteIssue[] = [];
  for (const [index, { line, cells }] of rows.entries()) {
    const [order = '', ...rest] = isNamed ? cells : ['', ...cells];
    const id = isNamed ? Number(toAsciiDigits(order).replace(/^#/, '')) : targets[index];
    const isBlank = cells.every((cell) => cell === '');
    if (isBlank) continue;
    const parcel = readParcel(rest);
    if (id === undefined) issues.push({ line, kind: 'extra' });
    else if (!shownIds.includes(id)) issues.push({ line, kind: 'unknown', order });
    else if (!parcel) issues.push({ line, kind: 'columns' });
    else if (parcels.has(id)) issues.push({ line, kind: 'repeated', order });
    else if (rounded.test(parcel.number)) issues.push({ line, kind: 'rounded' });
    else parcels.set(id, parcel);
  }
  const isOneNumber = lines.length === 1 && !isNamed && ![...parcels.values()].some(({ carrier }) => carrier);
  return isOneNumber ? undefined : { parcels, issues };
}
