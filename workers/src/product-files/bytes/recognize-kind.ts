import { FileProblem } from '../file-problem';
import { readZipEntries } from './zip-entries';

const saveAsTable = 'Save it as a workbook (.xlsx) or as CSV.';

/** The first bytes of files that are no text, and what to do with them. */
const kinds: [start: string, problem: string][] = [
  ['\x89PNG', 'The file is an image, not a table of products.'],
  ['\xff\xd8\xff', 'The file is an image, not a table of products.'],
  ['GIF8', 'The file is an image, not a table of products.'],
  ['RIFF', 'The file is an image, a sound or a video, not a table of products.'],
  ['%PDF-', `The file is a PDF. Export the products as a workbook (.xlsx) or as CSV instead.`],
  ['\xd0\xcf\x11\xe0', `The file is a workbook of an old version of Excel (.xls). ${saveAsTable}`],
  ['\x1f\x8b', 'The file is compressed. Unpack it, and import the file in it.'],
  ['Rar!', 'The file is an archive. Unpack it, and import the file in it.'],
  ['7z\xbc\xaf', 'The file is an archive. Unpack it, and import the file in it.'],
];

const startsWith = (bytes: Uint8Array, start: string): boolean =>
  [...start].every((letter, at) => bytes[at] === letter.charCodeAt(0));

/** Tells a ZIP archive, such as a workbook, from a text. Throws `FileProblem` for anything else. */
export function recognizeKind(head: Uint8Array): 'zip' | 'text' {
  const [, problem] = kinds.find(([start]) => startsWith(head, start)) ?? [];
  if (problem) throw new FileProblem(problem);
  return startsWith(head, 'PK\x03\x04') || startsWith(head, 'PK\x05\x06') ? 'zip' : 'text';
}

/** Unpacked. */
export const sizeMax = 500_000_000;
/** How much smaller packing makes the largest tables of the same few values. */
const ratioMax = 200;
/** Below, an archive is no danger. */
const sizeMin = 1_000_000;

/** Throws `FileProblem` for an archive that is no workbook, or one that is too large to be read. Unpacks nothing. */
export function checkWorkbook(bytes: Uint8Array): void {
  const entries = readZipEntries(bytes);
  const names = new Set(entries.map(({ name }) => name));
  const has = (start: string) => entries.some(({ name }) => name.startsWith(start));
  if (names.has('xl/vbaProject.bin')) {
    throw new FileProblem('The workbook has macros. Save the file without macros (.xlsx).');
  }
  if (names.has('xl/workbook.bin')) throw new FileProblem(`The file is a binary workbook (.xlsb). ${saveAsTable}`);
  if (has('Index/') || names.has('content.xml')) {
    throw new FileProblem(`The file is a workbook of Numbers or OpenOffice. ${saveAsTable}`);
  }
  if (!names.has('[Content_Types].xml') || !has('xl/')) {
    throw new FileProblem(
      has('word/') || has('ppt/')
        ? `The file is a document, not a workbook. ${saveAsTable}`
        : 'The file is an archive. Unpack it, and import the file in it.',
    );
  }
  const size = entries.reduce((sum, entry) => sum + entry.size, 0);
  if (size > sizeMax || (size > sizeMin && size > bytes.length * ratioMax)) {
    throw new FileProblem('The workbook is too large when it is unpacked. Save it as CSV.');
  }
}
