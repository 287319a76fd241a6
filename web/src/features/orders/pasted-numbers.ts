import { toAsciiDigits } from '@shopwright/contracts/spreadsheet-numbers';

export interface PasteIssue {
  line: number;
  kind: 'extra' | 'unknown' | 'repeated' | 'columns' | 'rounded';
  /** As it was pasted. */
  order?: string;
}

interface Pasted {
  numbers: ReadonlyMap<number, string>;
  issues: PasteIssue[];
}

/** How a spreadsheet shows a long number that it took for an amount: its last digits are lost. */
const rounded = /^\d[.,]?\d*E\+\d+$/i;
const isHeading = (line: string): boolean => line !== '' && !/\p{Nd}/u.test(line);
const toCell = (text: string): string =>
  text
    .trim()
    .replace(/^"(.*)"$/, '$1')
    .trim();

/**
 * Reads tracking numbers that were copied from a spreadsheet. One column is for the orders as they are shown, from the one
 * on whose field it was pasted into; an empty line leaves its order out. With two columns the first names the order.
 * Returns undefined for one number, which any field takes as it is.
 */
export function readPastedNumbers(text: string, shownIds: readonly number[], from: number): Pasted | undefined {
  const lines = text.replace(/(\r?\n|\r|\s)+$/, '').split(/\r\n|\r|\n/);
  const isNamed = lines.some((line) => line.includes('\t'));
  if (lines.length === 1 && !isNamed) return undefined;
  const headings = lines.length > 1 && isHeading(lines[0] ?? '') ? 1 : 0;
  const rows = lines.map((line, index) => ({ line: index + 1, cells: line.split('\t').map(toCell) })).slice(headings);
  const targets = shownIds.slice(Math.max(0, shownIds.indexOf(from)));
  const numbers = new Map<number, string>();
  const issues: PasteIssue[] = [];
  for (const [index, { line, cells }] of rows.entries()) {
    const [order = '', number = ''] = isNamed ? cells : ['', cells[0]];
    const id = isNamed ? Number(toAsciiDigits(order).replace(/^#/, '')) : targets[index];
    const isBlank = cells.every((cell) => cell === '');
    if (isBlank) continue;
    if (cells.slice(2).some((cell) => cell !== '')) issues.push({ line, kind: 'columns' });
    else if (id === undefined) issues.push({ line, kind: 'extra' });
    else if (!shownIds.includes(id)) issues.push({ line, kind: 'unknown', order });
    else if (numbers.has(id)) issues.push({ line, kind: 'repeated', order });
    else if (rounded.test(number)) issues.push({ line, kind: 'rounded' });
    else numbers.set(id, number);
  }
  return { numbers, issues };
}
