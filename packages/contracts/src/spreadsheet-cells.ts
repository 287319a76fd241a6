/** A spreadsheet runs a cell that begins so, also in full width. An apostrophe may stand before it. */
const formulaStart = /^'*\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20\t\r]/;

/** Names come from suppliers and customers, too. */
export const protectCell = (text: string): string => (formulaStart.test(text) ? `'${text}` : text);

/** Keeps every other apostrophe. */
export const unprotectCell = (cell: string): string =>
  cell.startsWith("'") && formulaStart.test(cell.slice(1)) ? cell.slice(1) : cell;

/** A number is never a formula, also a negative one. */
export type Cell = string | number;

/** Returns one line of a CSV file (RFC 4180), of which no cell is a formula. */
export const toCsvLine = (cells: readonly Cell[]): string =>
  `${cells.map((cell) => (typeof cell === 'number' ? String(cell) : toCell(protectCell(cell)))).join(',')}\r\n`;

const toCell = (cell: string): string => (/[",\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
