import { type FileFormat, type FileHead, itemsPerCallMax } from '@shopwright/contracts/http/file-imports';
import type { FileItem } from '@shopwright/contracts/http/internal-imports';
import { type AskedKind, type ImportKind, recognizedKind } from '@shopwright/contracts/import-kinds';
import { joinBytes } from './bytes/collect-cells';
import { type ReadBytes, readTexts } from './bytes/read-texts';
import { recognizeEncoding } from './bytes/recognize-encoding';
import { checkWorkbook, recognizeKind } from './bytes/recognize-kind';
import { FileProblem } from './file-problem';
import { createHeader, type Header, recognizeFormat } from './formats/header';
import { recognizeImportKind } from './formats/kind-names';
import { createKindReader } from './formats/kind-rows';
import { createPlainReader } from './formats/plain-rows';
import type { KeyedRow, RowReader } from './formats/row-reader';
import { createShopifyReader } from './formats/shopify-rows';
import { createWooReader } from './formats/woo-rows';
import { readDelimited } from './read-delimited';
import { readJson } from './read-json';
import { readWorkbook } from './read-workbook';
import type { TablePart } from './table';

interface Options {
  /** What it has, where staff said it. */
  kind?: AskedKind;
  /** Of its text, where staff chose it. */
  encoding?: string | null;
  /** The column of ours as which a column is read, where staff chose it; empty for one that is left out. */
  mapping?: Record<string, string> | null;
}

interface Batch {
  head: FileHead;
  items: FileItem[];
}

const batchLengthMax = 4_000_000;
const workbookBytesMax = 50_000_000;
const headBytes = 65_536;

/**
 * Yields the items of a file in batches, the same ones each time. An item may be in several batches, by its key.
 * `readBytes` begins again at each call: a text is read once to find its encoding. Throws `FileProblem` for a file that
 * cannot be read, after the first batch where only a later part of it cannot.
 */
export async function* readProductFile(readBytes: ReadBytes, options: Options = {}): AsyncGenerator<Batch> {
  const mapping = options.mapping ?? {};
  let reader: RowReader | undefined;
  let kind: ImportKind = 'products';
  let format: FileFormat = 'other';
  let header: Header | undefined;
  let names: readonly string[] | undefined;
  let batch = createBatch();
  let count = 0;
  const take = function* (rows: KeyedRow[], head: FileHead): Generator<Batch> {
    for (const row of rows) {
      if (batch.isFull(row)) {
        yield { head, items: batch.items() };
        batch = createBatch();
      }
      batch.add(row);
    }
  };
  for await (const part of await readTable(readBytes, options.encoding)) {
    if (part.rows.length === 0) continue;
    if (!reader) {
      kind = !options.kind || options.kind === recognizedKind ? recognizeImportKind(part.names) : options.kind;
      format = recognizeFormat(part.names, kind);
      reader = kind === 'products' ? readers[format]() : createKindReader(kind);
    }
    if (!header || names !== part.names) header = createHeader(part.names, { kind, format }, mapping);
    names = part.names;
    if (count === 0 && header.head.columns.every(({ column }) => column === null)) {
      yield { head: header.head, items: [] };
      throw new FileProblem(`No column of the file is one of ${nouns[kind]}. Choose what its columns are.`);
    }
    count += part.rows.length;
    for (const row of part.rows) yield* take(reader.read(row, header), header.head);
  }
  if (!reader || !header) throw new FileProblem('The file has no rows.');
  yield* take(reader.finish(), header.head);
  if (batch.length > 0) yield { head: header.head, items: batch.items() };
}

const nouns: Record<ImportKind, string> = {
  products: 'a product',
  customers: 'a customer',
  orders: 'an order',
  redirects: 'a redirect',
  reviews: 'a review',
  categories: 'a category',
  collections: 'a collection',
  discounts: 'a discount',
};

const readers: Record<FileFormat, () => RowReader> = {
  shopwright: createPlainReader,
  other: createPlainReader,
  shopify: createShopifyReader,
  woocommerce: createWooReader,
};

async function readTable(readBytes: ReadBytes, encoding: string | null | undefined): Promise<AsyncIterable<TablePart>> {
  const head = await readHead(readBytes);
  if (head.length === 0) throw new FileProblem('The file is empty.');
  if (recognizeKind(head) === 'zip') return readWorkbook(await readAll(readBytes));
  const texts = readTexts(readBytes, encoding ? checkEncoding(encoding) : await recognizeEncoding(head, readBytes));
  const { start, all } = await peek(texts);
  if (/^<(!doctype|html|\?xml|table)/i.test(start)) {
    throw new FileProblem('The file is a web page or XML, not a table.');
  }
  return /^(\[\s*(\{|\]|$)|\{\s*["}])/.test(start) ? readJson(all) : readDelimited(all);
}

async function readHead(readBytes: ReadBytes): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const bytes of readBytes()) {
    parts.push(bytes);
    length += bytes.length;
    if (length >= headBytes) break;
  }
  return joinBytes(parts).subarray(0, headBytes);
}

async function readAll(readBytes: ReadBytes): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const bytes of readBytes()) {
    length += bytes.length;
    if (length > workbookBytesMax) throw new FileProblem('The workbook is larger than 50 MB. Save it as CSV.');
    parts.push(bytes);
  }
  const bytes = joinBytes(parts);
  checkWorkbook(bytes);
  return bytes;
}

function checkEncoding(encoding: string): string {
  try {
    return new TextDecoder(encoding).encoding;
  } catch {
    throw new FileProblem(`There is no encoding ${encoding}.`);
  }
}

/** Returns the first letters of a text, and all of it. */
async function peek(texts: AsyncGenerator<string>): Promise<{ start: string; all: AsyncIterable<string> }> {
  let read = '';
  while (read.trim().length < 20) {
    const { value, done } = await texts.next();
    if (done) break;
    read += value;
  }
  async function* all() {
    yield read;
    yield* texts;
  }
  return { start: read.trimStart().slice(0, 1000), all: all() };
}

/** Rows of one product are one item. */
function createBatch() {
  const items = new Map<string, FileItem>();
  let length = 0;
  return {
    isFull: ({ key, row }: KeyedRow) => {
      const rows = items.get(key)?.rows ?? [];
      if (rows.length === itemsPerCallMax) return true;
      // The catalog takes each row of a file once: what one row became stays together.
      if (rows.at(-1)?.row === row) return false;
      return length > batchLengthMax || (items.size === itemsPerCallMax && !items.has(key));
    },
    add({ key, row, cells }: KeyedRow) {
      const known = items.get(key);
      if (known) known.rows.push({ row, cells });
      else items.set(key, { key, rows: [{ row, cells }] });
      for (const value of Object.values(cells)) length += value.length + 20;
    },
    items: () => [...items.values()],
    get length() {
      return items.size;
    },
  };
}
