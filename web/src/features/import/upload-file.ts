import { withoutForbidden } from '@shopwright/contracts/characters';
import { type FileRow, requiredColumns, rowsPerCallMax } from '@shopwright/contracts/http/file-imports';
import { unprotectCell } from '@shopwright/contracts/spreadsheet-cells';
import { addImportRows, createFileImport, setImportState } from './api';
import { FileProblem } from './file-problem';
import { knownColumns, readRows } from './read-rows';
import { readTexts } from './read-texts';

/** The most characters that a call carries, so that its body stays below the server's limit in any script. */
const charactersMax = 1_000_000;
/** One more than any column may have, so that the server rejects the row and says why. */
const cellMax = 6000;

/** Returns the required columns that a file lacks. A price may come from a supplier's cost. */
export function findMissingColumns(fields: readonly string[]): string[] {
  const missing: string[] = requiredColumns.filter((column) => !fields.includes(column));
  return fields.includes('price') || fields.includes('supplierCost') ? missing : [...missing, 'price'];
}

/**
 * Keeps the columns that an import knows, without characters that texts may not have, such as half of a cut emoji, and
 * without the apostrophes that our own files have.
 */
export function toFileRow(cells: Record<string, string>): FileRow {
  const known = knownColumns.filter((column) => typeof cells[column] === 'string');
  const toCell = (cell = '') => withoutForbidden(unprotectCell(cell).slice(0, cellMax));
  return Object.fromEntries(known.map((column) => [column, toCell(cells[column])]));
}

/** The categories to create, and for others the store's own that takes their place, by `categoryKey`. */
export interface ChosenCategories {
  created: string[];
  replaced: ReadonlyMap<string, string>;
}

interface Upload {
  encoding: string;
  asDrafts: boolean;
  categories?: ChosenCategories | undefined;
  onProgress: (rows: number) => void;
}

/**
 * Reads a file in parts and uploads its rows, then starts the import. Reads the next part only once the last one is
 * stored, so that a file of any size fits. Throws `FileProblem` for a file without rows or columns.
 */
export async function uploadFile(file: File, { encoding, asDrafts, categories, onProgress }: Upload): Promise<void> {
  let jobId: string | undefined;
  let sent = 0;
  for await (const { columns, rows } of readRows(readTexts(file, encoding))) {
    const missing = findMissingColumns(columns);
    if (missing.length > 0) throw new FileProblem({ kind: 'columns', missing });
    for (const part of splitRows(rows.map((row) => withCategory(toFileRow(row), categories?.replaced)))) {
      jobId ??= await startImport(file.name, { asDrafts, newCategories: categories?.created });
      await addImportRows(jobId, { firstRow: sent + 1, rows: part });
      sent += part.length;
      onProgress(sent);
    }
  }
  if (jobId === undefined) throw new FileProblem({ kind: 'empty' });
  await setImportState(jobId, 'running');
}

async function startImport(
  fileName: string,
  options: Omit<Parameters<typeof createFileImport>[0], 'fileName'>,
): Promise<string> {
  const { jobId } = await createFileImport({ fileName: withoutForbidden(fileName.slice(0, 255)), ...options });
  return jobId;
}

function withCategory(row: FileRow, replaced: ReadonlyMap<string, string> | undefined): FileRow {
  const category = replaced?.get(categoryKey(row.category ?? ''));
  return category === undefined ? row : { ...row, category };
}

/** Categories are the same in upper or lower case. */
export const categoryKey = (name: string): string => name.trim().toLowerCase();

/** Splits rows into what one call takes. */
export function splitRows(rows: readonly FileRow[]): FileRow[][] {
  const parts: FileRow[][] = [];
  let characters = 0;
  for (const row of rows) {
    const size = Object.values(row).reduce((sum, cell) => sum + cell.length, 0);
    const part = parts.at(-1);
    characters += size;
    if (part && part.length < rowsPerCallMax && characters <= charactersMax) part.push(row);
    else {
      parts.push([row]);
      characters = size;
    }
  }
  return parts;
}
