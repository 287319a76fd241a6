import type { Hash } from 'node:crypto';
import type postgres from 'postgres';
import { endOfRows, type TableHeader, toLine } from './backup-format';
import { copyOut, type StoreTable } from './store-tables';

const newline = 10;

/** Yields the bytes of a table as a backup has them, and counts its rows. */
export async function* tableContent(
  sql: postgres.ISql,
  table: StoreTable,
  onRows: (rows: number) => void,
): AsyncGenerator<Buffer> {
  const header: TableHeader = { schema: table.schema, table: table.table, columns: table.columns };
  yield Buffer.from(toLine(header));
  const copy = await sql.unsafe(copyOut(table)).readable();
  for await (const chunk of copy as AsyncIterable<Buffer>) {
    onRows(countRows(chunk));
    yield chunk;
  }
  // postgres.js 3.4.9 leaves the socket paused where the last rows filled the buffer, and only this
  // resumes it: `read` asks a stream that has ended for nothing.
  copy._read(0);
  yield Buffer.from(`${endOfRows}\n`);
}

export function countRows(bytes: Buffer): number {
  let rows = 0;
  for (let at = bytes.indexOf(newline); at !== -1; at = bytes.indexOf(newline, at + 1)) rows += 1;
  return rows;
}

/** Adds all tables of the database to the hash, as `tableContent` writes them. Returns the number of rows. */
export async function hashTables(sql: postgres.ISql, tables: StoreTable[], hash: Hash): Promise<number> {
  let rows = 0;
  const onRows = (count: number) => {
    rows += count;
  };
  for (const table of tables) {
    for await (const bytes of tableContent(sql, table, onRows)) hash.update(bytes);
  }
  return rows;
}
