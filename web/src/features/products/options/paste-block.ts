import type { TextChange } from './edit-options';
import type { VariantRow } from './match-variants';
import type { VariantField } from './options-draft';

/** Reads cells as a spreadsheet copies them: with tabs and line breaks, and in quotes where a cell has one of these. */
export function readBlock(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  const cells = text.replace(/\r\n?/g, '\n').matchAll(/(?:"((?:[^"]|"")*)"(?=[\t\n]|$)|([^\t\n]*))(\t|\n|$)/g);
  for (const [whole, quoted, plain = '', end] of cells) {
    // After a last line break there is no further row.
    if (whole === '' && row.length === 0) break;
    row.push((quoted?.replaceAll('""', '"') ?? plain).replace(/\s+/g, ' ').trim());
    if (end === '\t') continue;
    rows.push(row);
    row = [];
    if (end === '') break;
  }
  return rows;
}

/** Returns true for what is more than one cell. */
export const isBlock = (text: string): boolean => /[\t\n]/.test(text.replace(/\r?\n$/, ''));

interface Place {
  rows: readonly Pick<VariantRow, 'at'>[];
  fields: readonly VariantField[];
  /** The cell that the block begins at. */
  row: number;
  field: VariantField;
}

/** Returns the changes that pasting a block makes. What reaches beyond the table is dropped. */
export function pasteBlock(block: readonly string[][], { rows, fields, row, field }: Place): TextChange[] {
  const first = fields.indexOf(field);
  return block.flatMap((cells, down) =>
    cells.flatMap((text, along): TextChange[] => {
      const [target, name] = [rows[row + down], fields[first + along]];
      return target && name ? [{ at: target.at, field: name, text }] : [];
    }),
  );
}
