import { fork } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { unprotectCell } from '@shopwright/contracts/spreadsheet-cells';
import { FileProblem } from './file-problem';
import { checkColumns, checkRow, filledRows, type TablePart } from './table';
import type { SheetPart } from './workbook-process';

interface Limits {
  memoryMb: number;
  timeoutMs: number;
}

export const workbookLimits: Limits = { memoryMb: 1024, timeoutMs: 180_000 };

/** One workbook after the other: each may need all the memory that its process gets. */
let isFree: Promise<unknown> = Promise.resolve();

/** Yields the rows of the first sheet, which a process of its own reads, within limits of time and memory. */
export async function* readWorkbook(bytes: Uint8Array, limit = workbookLimits): AsyncGenerator<TablePart> {
  const before = isFree;
  let free: () => void = () => undefined;
  isFree = new Promise<void>((resolve) => {
    free = resolve;
  });
  await before;
  const sheet = openSheet(bytes, limit);
  try {
    let names: string[] | undefined;
    let row = 0;
    for (;;) {
      const part = await sheet.next();
      if (part === undefined) return;
      const filled = filledRows(part, row);
      row += part.length;
      names ??= filled.shift()?.cells;
      if (!names) continue;
      checkColumns(names);
      const width = names.length;
      yield {
        names,
        rows: filled.map(({ row: number, cells }) => {
          const found = {
            row: number,
            values: Array.from({ length: width }, (_, at) => unprotectCell(cells[at] ?? '')),
          };
          checkRow(found);
          return found;
        }),
      };
    }
  } finally {
    sheet.close();
    free();
  }
}

function openSheet(bytes: Uint8Array, { memoryMb, timeoutMs }: Limits) {
  const { file, execArgv } = findProgram();
  const child = fork(file, {
    // It needs none of the settings of the workers, and gets none.
    env: {},
    execArgv: [...execArgv, `--max-old-space-size=${memoryMb}`],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const end = new Promise<never>((_resolve, reject) => {
    // Out of memory or time.
    child.once('exit', () => reject(tooLarge()));
    child.once('error', reject);
  });
  end.catch(() => undefined);
  child.send(bytes);
  return {
    async next(): Promise<string[][] | undefined> {
      const deadline = setTimeout(() => child.kill('SIGKILL'), timeoutMs);
      const answer = new Promise<SheetPart>((resolve) => child.once('message', resolve));
      child.send('next');
      const part = await Promise.race([answer, end]).finally(() => clearTimeout(deadline));
      if ('error' in part) throw new FileProblem('The workbook cannot be read. Save it again, or as CSV.');
      return 'rows' in part ? part.rows : undefined;
    },
    close: () => child.kill('SIGKILL'),
  };
}

const tooLarge = () => new FileProblem('The workbook is too large to be read. Save it as CSV.');

/** The bundle beside that of the workers; its source where these run from source, in tests. */
function findProgram(): { file: string; execArgv: string[] } {
  const main = process.argv[1] ?? '';
  if (main.endsWith('.cjs')) return { file: path.join(path.dirname(main), 'workbook-process.cjs'), execArgv: [] };
  const source = fileURLToPath(new URL('workbook-process.ts', import.meta.url));
  return { file: source, execArgv: ['--import', 'tsx'] };
}
