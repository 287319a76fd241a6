import { forbiddenCharacters, withoutForbidden } from '@shopwright/contracts/characters';
import { fileRowsMax } from '@shopwright/contracts/http/file-imports';
import { FileProblem } from './file-problem';

/** A row of a file that has something in it. */
export interface TableRow {
  /** Its number as a spreadsheet shows it, where the names of the columns are row 1. Of a JSON file, its number among all. */
  row: number;
  /** By column; undefined where a JSON file has none. */
  values: (string | undefined)[];
}

/** A part of a file. A JSON file may name more columns in a later one. */
export interface TablePart {
  names: readonly string[];
  rows: TableRow[];
}

const columnsMax = 500;
/** A row that is longer has a quote that is never closed, or is no product. */
export const rowLengthMax = 1_000_000;
/** As much as an import takes: the catalog rejects a row with a longer value. */
const valueMax = 60_000;

/** Most values need no other look. */
const isPlain = /^[\n\r\t\x20-\x7e\u00a0-\u024f]*$/;
const suspect = new RegExp(`${forbiddenCharacters.source}|[\\u200b\\ufeff]`, 'u');

/** Removes what no text may have, such as half of a cut emoji. */
export function cleanValue(value: string): string {
  const cut = value.length > valueMax ? value.slice(0, valueMax) : value;
  return isPlain.test(cut) || !suspect.test(cut) ? cut : withoutForbidden(cut);
}

export function checkColumns(names: readonly string[]): void {
  if (names.length > columnsMax) throw new FileProblem(`The file has more than ${columnsMax} columns.`);
}

/** Returns the rows that have something in them. `before` counts those of earlier parts. */
export const filledRows = (all: readonly string[][], before: number): { row: number; cells: string[] }[] =>
  all.flatMap((cells, at) => (cells.some((cell) => cell.trim() !== '') ? [{ row: before + at + 1, cells }] : []));

export function checkRow({ row, values }: TableRow): void {
  if (row > fileRowsMax + 1)
    throw new FileProblem('The file has more than 1,000,000 rows. Split it into several files.');
  const length = values.reduce((sum, value) => sum + (value?.length ?? 0), 0);
  if (length > rowLengthMax) throw new FileProblem(`Row ${row} has more than 1,000,000 characters.`);
}

const wholeNumber = /^-?\d{1,15}$/;
const digits = new Intl.NumberFormat('en-US', { useGrouping: false, maximumSignificantDigits: 15 });

/** Writes a number without an exponent, and without what is beyond the precision of a spreadsheet: 0.1 + 0.2 is 0.3. */
export function toNumberText(text: string): string {
  if (wholeNumber.test(text)) return text;
  const number = Number(text);
  return Number.isFinite(number) ? digits.format(number === 0 ? 0 : number) : text;
}
