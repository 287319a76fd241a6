/** A spreadsheet runs a cell that begins so, also in full width. An apostrophe may stand before it. */
const formulaStart = /^'*\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20\t\r]/;

/** Names come from suppliers and customers, too. */
export const protectCell = (text: string): string => (formulaStart.test(text) ? `'${text}` : text);

/** Keeps every other apostrophe. */
export const unprotectCell = (cell: string): string =>
  cell.startsWith("'") && formulaStart.test(cell.slice(1)) ? cell.slice(1) : cell;
