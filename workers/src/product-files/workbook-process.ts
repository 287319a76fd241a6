import { readSheet } from 'read-excel-file/universal';
import { toNumberText } from './table';

/** Rows of the sheet, with a text for each cell; or that there is none, or why. */
export type SheetPart = { rows: string[][] } | { isOver: true } | { error: string };

const partRows = 2000;

/** The process that `read-workbook.ts` starts: receives a workbook, and sends a part of its first sheet each time it is asked. */
let sheet: AsyncGenerator<SheetPart> | undefined;
process.on('message', (bytes: Uint8Array | 'next') => {
  if (bytes !== 'next') sheet = readParts(bytes);
  else void sheet?.next().then(({ value }) => process.send?.(value ?? { isOver: true }));
});
process.on('disconnect', () => process.exit());
// Ctrl+C reaches it too, while the process that started it finishes its jobs.
process.on('SIGINT', () => undefined);

async function* readParts(bytes: Uint8Array): AsyncGenerator<SheetPart> {
  try {
    const file = new Uint8Array(bytes).buffer;
    const rows = await readSheet<string>(file, 1, { parseNumber: toNumberText, trim: false });
    for (let at = 0; at < rows.length; at += partRows) {
      yield { rows: rows.slice(at, at + partRows).map((cells) => cells.map(toText)) };
    }
  } catch (error) {
    yield { error: error instanceof Error ? error.message : String(error) };
  }
}

function toText(value: unknown): string {
  if (value instanceof Date) return toIsoText(value);
  return value === null || value === undefined ? '' : String(value);
}

/** A spreadsheet has no time zone. */
function toIsoText(date: Date): string {
  const text = date.toISOString();
  return text.endsWith('T00:00:00.000Z') ? text.slice(0, 10) : text.slice(0, 19);
}
