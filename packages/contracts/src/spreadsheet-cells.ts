/**
 * A spreadsheet runs a cell that begins with one of these as a formula; some read the full-width forms alike. An
 * apostrophe may stand before it, which is text as well as protection.
 */
const formulaStart = /^'*\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20\t\r]/;

/** Puts an apostrophe before text that a spreadsheet would run: names come from suppliers and customers, too. */
export const protectCell = (text: string): string => (formulaStart.test(text) ? `'${text}` : text);

/** Takes the apostrophe of `protectCell` off again, and leaves every other one. */
export const unprotectCell = (cell: string): string =>
  cell.startsWith("'") && formulaStart.test(cell.slice(1)) ? cell.slice(1) : cell;
