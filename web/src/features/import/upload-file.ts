import { withoutForbidden } from '@shopwright/contracts/characters';
import {
  addImportRows,
  createFileImport,
  type FileColumn,
  type FileRow,
  optionalColumns,
  requiredColumns,
  rowsPerCallMax,
  setImportState,
} from '@shopwright/contracts/http/file-imports';
import Papa from 'papaparse';
import { call } from '../../lib/api-client';

const columns: readonly FileColumn[] = [...requiredColumns, ...optionalColumns];

/** The most characters that a call carries, so that its body stays below the server's limit in any script. */
const charactersMax = 1_000_000;
/** One more than any column may have, so that the server rejects the row and says why. */
const cellMax = 6000;

/** A file of which no row can be imported. Without missing columns it has no rows. */
export class FileProblem extends Error {
  constructor(readonly missing: readonly string[]) {
    super('the file cannot be imported');
  }
}

/** Returns the required columns that a file lacks. A price may come from a supplier's cost. */
export function findMissingColumns(fields: readonly string[]): string[] {
  const missing: string[] = requiredColumns.filter((column) => !fields.includes(column));
  return fields.includes('price') || fields.includes('supplierCost') ? missing : [...missing, 'price'];
}

/** Keeps the columns that an import knows, without characters that texts may not have, such as half of a cut emoji. */
export function toFileRow(cells: Record<string, string>): FileRow {
  const known = columns.filter((column) => typeof cells[column] === 'string');
  return Object.fromEntries(known.map((column) => [column, withoutForbidden(cells[column]?.slice(0, cellMax) ?? '')]));
}

/**
 * Reads a file in parts and uploads its rows, then starts the import. Reads the next part only once the last one is
 * stored, so that a file of any size fits. Throws `FileProblem` for a file without rows or columns.
 */
export async function uploadFile(file: File, onProgress: (rows: number) => void): Promise<void> {
  let jobId: string | undefined;
  let sent = 0;
  const send = async (rows: FileRow[]) => {
    jobId ??= (await call(createFileImport, { body: { fileName: withoutForbidden(file.name.slice(0, 255)) } })).jobId;
    for (const part of splitRows(rows)) {
      await call(addImportRows, { params: { jobId }, body: { firstRow: sent + 1, rows: part } });
      sent += part.length;
      onProgress(sent);
    }
  };
  await new Promise<void>((resolve, reject) => {
    Papa.parse<Record<string, string>>(file, {
      header: true,
      skipEmptyLines: 'greedy',
      transformHeader: (name) => name.trim(),
      chunk: ({ data, meta }, parser) => {
        const missing = findMissingColumns(meta.fields ?? []);
        if (missing.length > 0) {
          // Aborting calls `complete`, whose success would count if it came first.
          reject(new FileProblem(missing));
          parser.abort();
          return;
        }
        parser.pause();
        send(data.map(toFileRow)).then(
          () => parser.resume(),
          (error: unknown) => {
            reject(error);
            parser.abort();
          },
        );
      },
      complete: () => resolve(),
      error: reject,
    });
  });
  if (jobId === undefined || sent === 0) throw new FileProblem([]);
  await call(setImportState, { params: { jobId }, body: { to: 'running' } });
}

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
