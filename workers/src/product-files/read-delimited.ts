import { unprotectCell } from '@shopwright/contracts/spreadsheet-cells';
import Papa from 'papaparse';
import { FileProblem } from './file-problem';
import { isNameOfKind } from './formats/kind-names';
import { isKnownName } from './formats/known-names';
import { checkColumns, checkRow, filledRows, rowLengthMax, type TablePart } from './table';

const delimiters = [',', ';', '\t', '|'];

/** Yields the rows of each part of a text. Throws `FileProblem` for a quote that is never closed. */
export async function* readDelimited(texts: AsyncIterable<string>): AsyncGenerator<TablePart> {
  let rest = '';
  let delimiter: string | undefined;
  let names: string[] | undefined;
  let row = 0;
  const take = (isLast: boolean): TablePart | undefined => {
    if (delimiter === undefined) [delimiter, rest] = findDelimiter(rest);
    const parser = new Papa.Parser({ delimiter, newline: '\n' });
    const { data, meta, errors }: Papa.ParseResult<string[]> = parser.parse(rest, 0, !isLast);
    rest = isLast ? '' : rest.slice(meta.cursor);
    const filled = filledRows(data, row);
    row += data.length;
    if (!names && filled.length > 0) {
      names = filled.shift()?.cells ?? [];
      checkColumns(names);
    }
    const width = names?.length ?? 0;
    const rows = filled.map(({ row: number, cells }) => {
      // A row that is too short has empty cells, as a spreadsheet shows it.
      const found = { row: number, values: Array.from({ length: width }, (_, at) => unprotectCell(cells[at] ?? '')) };
      checkRow(found);
      return found;
    });
    const isOpen = isLast && errors.some(({ code }) => code === 'MissingQuotes');
    if (isOpen || rest.length > rowLengthMax) {
      throw new FileProblem(`Row ${isOpen ? row : row + 1} does not end. It may have a quote that is never closed.`);
    }
    return names && { names, rows };
  };
  for await (const text of texts) {
    // A line break of two characters may lie on the boundary of two parts.
    const held = text.endsWith('\r') ? '\r' : '';
    rest = (rest + text.slice(0, text.length - held.length)).replace(/\r\n?/g, '\n');
    if (!rest.includes('\n') && rest.length > rowLengthMax) throw new FileProblem('The first row does not end.');
    const part = rest.includes('\n') ? take(false) : undefined;
    if (part) yield part;
    rest += held;
  }
  rest = rest.replace(/\r\n?/g, '\n');
  const part = rest === '' ? undefined : take(true);
  if (part) yield part;
}

/**
 * Returns the delimiter by which the first line has most columns that imports know, else most columns, and the text
 * without Excel's line about it.
 */
function findDelimiter(text: string): [delimiter: string, rest: string] {
  const told = /^\s*"?sep=(.)"?[^\S\n]*\n/i.exec(text);
  if (told?.[1]) return [told[1], text.slice(told[0].length)];
  const start = text.slice(0, 100_000).trimStart();
  const weigh = (delimiter: string) => {
    const [names = []] = new Papa.Parser({ delimiter, newline: '\n', preview: 1 }).parse(start, 0, false)
      .data as string[][];
    return names.filter((name) => isKnownName(name) || isNameOfKind(name)).length * 1000 + names.length;
  };
  const [best = ','] = delimiters.toSorted((a, b) => weigh(b) - weigh(a));
  return [best, text];
}
