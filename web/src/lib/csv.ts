import { protectCell } from '@shopwright/contracts/spreadsheet-cells';
import { saveFile } from './save-file';

type Cell = string | number | boolean | null;

const numberOnly = /^-?\d+(\.\d+)?$/;

/**
 * Returns rows as CSV (RFC 4180). Puts an apostrophe before text that a spreadsheet would run as a formula: names come
 * from suppliers, too. Starts with a byte order mark, by which Excel knows the encoding.
 */
export function toCsv(rows: Cell[][]): string {
  return `\uFEFF${rows.map((row) => row.map(toCell).join(',')).join('\r\n')}\r\n`;
}

function toCell(cell: Cell): string {
  const text = String(cell ?? '');
  const safe = typeof cell !== 'string' || numberOnly.test(text) ? text : protectCell(text);
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Lets the browser save rows as a file for a spreadsheet. */
export function saveCsv(name: string, rows: Cell[][]): void {
  saveFile(name, toCsv(rows), 'text/csv;charset=utf-8');
}
