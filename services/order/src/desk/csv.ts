/** A spreadsheet runs a cell that begins with one of these as a formula. */
const formulaStart = /^[=+\-@\t\r]/;

/** Returns one line of a CSV file (RFC 4180). Every cell is quoted, and none can be a formula. */
export const toCsvLine = (cells: readonly (string | number)[]): string => `${cells.map(toCell).join(',')}\r\n`;

function toCell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const text = formulaStart.test(value) ? `'${value}` : value;
  return `"${text.replaceAll('"', '""')}"`;
}
