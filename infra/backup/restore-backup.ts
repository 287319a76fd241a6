import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type postgres from 'postgres';
import { BackupError, type BackupTrailer, type SequenceState } from './backup-format';
import { type BackupPart, readBackup, verifyBackup } from './read-backup';
import { createIndexes, dropIndexes } from './restore-indexes';
import { assertEmpty, markRestored, prepareTarget, type Target } from './restore-target';
import { withStoreConnection } from './store-connection';
import { copyIn, listTables, quoted, type StoreTable } from './store-tables';
import { countRows, hashTables } from './table-content';
import type { BackupSummary } from './write-backup';

export interface RestoreOptions extends Target {
  file: string;
  onProgress?: (progress: { table: string; rows: number; rowsInBackup: number }) => void;
}

/**
 * Restores a backup into an empty store. Reads the whole file first, so that a bad one changes nothing. Loads in one
 * transaction, and commits only when the restored tables have the checksum of the backup.
 */
export async function restoreBackup(options: RestoreOptions): Promise<BackupSummary> {
  const { header, trailer } = await verifyBackup(options.file);
  const adminUrl = await prepareTarget(options, header);
  await withStoreConnection(adminUrl, async (sql) => {
    await sql.begin(async (tx) => {
      await load(tx, options, trailer);
      await markRestored(tx, header.takenAt);
    });
    await options.migrate();
    await markRestored(sql, header.takenAt);
    await sql.unsafe(`analyze ${(await listTables(sql)).map(quoted).join(', ')}`);
  });
  return { takenAt: header.takenAt, rows: trailer.rows, content: trailer.content };
}

async function load(sql: postgres.ISql, options: RestoreOptions, trailer: BackupTrailer): Promise<void> {
  const tables = await listTables(sql);
  const names = tables.map(quoted).join(', ');
  await sql.unsafe(`set local lock_timeout = '10s'; lock table ${names} in access exclusive mode`);
  await assertEmpty(sql);
  await sql.unsafe(`truncate ${names}`);
  // Triggers fill tables that the backup has itself.
  for (const table of tables) await sql.unsafe(`alter table ${quoted(table)} disable trigger user`);
  const indexes = await dropIndexes(sql);
  await copyTables(sql, tables, options, trailer.rows);
  await createIndexes(sql, indexes);
  for (const table of tables) await sql.unsafe(`alter table ${quoted(table)} enable trigger user`);
  await restartSequences(sql, trailer.sequences);
  const content = createHash('sha256');
  await hashTables(sql, tables, content);
  if (content.digest('hex') !== trailer.content) throw new Error('the restored tables differ from the backup');
}

async function copyTables(
  sql: postgres.ISql,
  tables: StoreTable[],
  { file, onProgress = () => undefined }: RestoreOptions,
  rowsInBackup: number,
): Promise<void> {
  const known = new Set(tables.flatMap(({ schema, table, columns }) => columns.map((c) => `${schema}.${table}.${c}`)));
  const parts = readBackup(file);
  let rows = 0;
  for await (const part of iterate(parts)) {
    if (part.kind !== 'table') continue;
    const { schema, table, columns } = part.table;
    if (!columns.every((column) => known.has(`${schema}.${table}.${column}`))) throw BackupError.newer();
    const report = (bytes: Buffer) => {
      rows += countRows(bytes);
      onProgress({ table: `${schema}.${table}`, rows, rowsInBackup });
    };
    // The functions of generated columns look for others in their own schema.
    await sql.unsafe(`set local search_path = ${schema}, public`);
    const copy = await sql.unsafe(copyIn(part.table)).writable();
    await pipeline(Readable.from(rowsOf(parts, report), { objectMode: false }), copy);
  }
}

/** Iterates without closing the generator, which `rowsOf` reads too. */
async function* iterate(parts: AsyncGenerator<BackupPart>): AsyncGenerator<BackupPart> {
  for (let next = await parts.next(); !next.done; next = await parts.next()) yield next.value;
}

async function* rowsOf(parts: AsyncGenerator<BackupPart>, report: (bytes: Buffer) => void): AsyncGenerator<Buffer> {
  for await (const part of iterate(parts)) {
    if (part.kind !== 'rows') return;
    report(part.bytes);
    yield part.bytes;
  }
}

/**
 * Customers know the numbers of orders that came after the backup, and payments at Stripe name orders, accounts and
 * products: new ones do not get these numbers.
 */
const numbersSkipped = 1000n;

async function restartSequences(sql: postgres.ISql, sequences: SequenceState[]): Promise<void> {
  for (const { schema, table, column, last } of sequences) {
    const next = BigInt(last) + 1n + numbersSkipped;
    await sql.unsafe(`alter table ${quoted({ schema, table })} alter column "${column}" restart with ${next}`);
  }
}
