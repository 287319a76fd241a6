import type { FileCells, FileHead } from '@shopwright/contracts/http/file-imports';
import type { FileItem } from '@shopwright/contracts/http/internal-imports';
import { strToU8, zipSync } from 'fflate';
import type { ReadBytes } from './bytes/read-texts';
import { readProductFile } from './read-product-file';

/** Returns a file in parts of a size. */
export function toReadBytes(content: string | Uint8Array, size = 1_000_000): ReadBytes {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  return async function* parts() {
    for (let at = 0; at < bytes.length; at += size) yield bytes.slice(at, at + size);
  };
}

interface Read {
  head: FileHead;
  items: FileItem[];
  /** The cells of all rows, in the order of the items. */
  cells: FileCells[];
  /** The column of ours as which each column is read. */
  columns: Record<string, string | null>;
}

export async function readFile(
  content: string | Uint8Array,
  { size, ...options }: { size?: number } & Parameters<typeof readProductFile>[1] = {},
): Promise<Read> {
  const items: FileItem[] = [];
  let head: FileHead = { kind: 'products', format: 'other', columns: [] };
  for await (const batch of readProductFile(toReadBytes(content, size), options)) {
    items.push(...batch.items);
    head = batch.head;
  }
  return {
    head,
    items,
    cells: items.flatMap(({ rows }) => rows.map(({ cells }) => cells)),
    columns: Object.fromEntries(head.columns.map(({ name, column }) => [name, column])),
  };
}

export const toCsv = (rows: string[][]): string =>
  rows.map((cells) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')).join('\r\n');

/** Writes a table of products by the names of columns; what a row does not name is empty. */
export function toTable(rows: Record<string, string>[], more: string[] = []): string {
  const names = [...new Set([...rows.flatMap((row) => Object.keys(row)), ...more])];
  return toCsv([names, ...rows.map((row) => names.map((name) => row[name] ?? ''))]);
}

const xml = (content: string) => strToU8(`<?xml version="1.0" encoding="UTF-8"?>${content}`);
const main = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** Writes a workbook with one sheet of rows, each of which are `<c>` elements. */
export function toWorkbook(rows: string[], more: Record<string, Uint8Array> = {}): Uint8Array {
  const sheetRows = rows.map((cells, at) => `<row r="${at + 1}">${cells}</row>`).join('');
  return zipSync({
    '[Content_Types].xml': xml('<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>'),
    'xl/workbook.xml': xml(
      `<workbook ${main} xmlns:r="${relations}"><sheets><sheet name="Products" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': xml(
      `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${relations}/styles" Target="styles.xml"/></Relationships>`,
    ),
    'xl/styles.xml': xml(
      `<styleSheet ${main}><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>`,
    ),
    'xl/worksheets/sheet1.xml': xml(`<worksheet ${main}><sheetData>${sheetRows}</sheetData></worksheet>`),
    ...more,
  });
}

/** A cell with a text. */
export const textCell = (at: string, text: string): string => `<c r="${at}" t="inlineStr"><is><t>${text}</t></is></c>`;
/** A cell with a number, or what a formula came to; style 1 is a date. */
export const numberCell = (at: string, value: string, { style = 0, formula = '' } = {}): string =>
  `<c r="${at}" s="${style}">${formula && `<f>${formula}</f>`}<v>${value}</v></c>`;
