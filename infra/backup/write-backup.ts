import { createHash } from 'node:crypto';
import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type postgres from 'postgres';
import { type BackupHeader, formatVersion, toLine, trailerDigest } from './backup-format';
import { signBackup } from './backup-signature';
import { withStoreConnection } from './store-connection';
import { backedUpSchemas, listTables, quoted, readSequences } from './store-tables';
import { tableContent } from './table-content';

export interface BackupProgress {
  table: string;
  tablesDone: number;
  tables: number;
  rows: number;
}
type OnProgress = (progress: BackupProgress) => void;

interface WriteOptions {
  /** Signs the backup. */
  key?: string;
  onProgress?: OnProgress;
}

export interface BackupSummary {
  takenAt: string;
  rows: number;
  /** SHA-256 of the tables: equal for two stores with equal data. */
  content: string;
}

export interface BackupFile extends BackupSummary {
  file: string;
  bytes: number;
}

/**
 * Writes a backup of the store, which may be running: all schemas are read in one snapshot. Locks the tables before the
 * snapshot, because a table that a migration rewrites after it would look empty. Streams, so that memory does
 * not grow with the store. `output` is ended.
 */
export async function writeBackup(
  adminUrl: string,
  output: Writable,
  { key, onProgress = () => undefined }: WriteOptions = {},
): Promise<BackupSummary> {
  const summary: BackupSummary = { takenAt: '', rows: 0, content: '' };
  let failure: unknown;
  const work = withStoreConnection(adminUrl, async (sql) => {
    const names = (await listTables(sql)).map(quoted).join(', ');
    await sql.begin('isolation level repeatable read read only', async (tx) => {
      // A lock as the first statement takes no snapshot.
      if (names !== '') await tx.unsafe(`lock table ${names} in access share mode`);
      const parts = Readable.from(backupParts(tx, summary, { key, onProgress }), {
        objectMode: false,
        highWaterMark: 1 << 20,
      });
      await pipeline(parts, createGzip({ level: 4 }), output).catch(async (error: unknown) => {
        failure = error;
        // A COPY that is not read would keep the transaction open for ever.
        await sql.end({ timeout: 0 });
      });
    });
  });
  // After a failure, the error that says that the connection was closed is of no interest.
  await work.catch((error: unknown) => {
    throw failure ?? error;
  });
  if (failure) throw failure;
  return summary;
}

async function* backupParts(
  sql: postgres.ISql,
  summary: BackupSummary,
  { key, onProgress }: WriteOptions & { onProgress: OnProgress },
): AsyncGenerator<Buffer> {
  const checksum = createHash('sha256');
  const content = createHash('sha256');
  const tables = await listTables(sql);
  const header = await describeStore(sql);
  summary.takenAt = header.takenAt;
  const line = Buffer.from(toLine(header));
  checksum.update(line);
  yield line;
  for (const [index, table] of tables.entries()) {
    const report = () =>
      onProgress({
        table: `${table.schema}.${table.table}`,
        tablesDone: index,
        tables: tables.length,
        rows: summary.rows,
      });
    report();
    const onRows = (count: number) => {
      summary.rows += count;
      report();
    };
    for await (const bytes of tableContent(sql, table, onRows)) {
      content.update(bytes);
      checksum.update(bytes);
      yield bytes;
    }
  }
  summary.content = content.digest('hex');
  const end = { rows: summary.rows, sequences: await readSequences(sql), content: summary.content };
  checksum.update(trailerDigest(end));
  const sum = checksum.digest('hex');
  yield Buffer.from(toLine({ ...end, checksum: sum, ...(key && { signature: signBackup(sum, key) }) }));
}

/** Reads Postgres's clock, which is the clock of the rows. */
async function describeStore(sql: postgres.ISql): Promise<BackupHeader> {
  const [clock] = await sql<{ now: Date }[]>`select now()`;
  const migrations: Record<string, number[]> = {};
  for (const schema of backedUpSchemas) migrations[schema] = await listApplied(sql, schema);
  return { shopwrightBackup: formatVersion, takenAt: (clock?.now ?? new Date()).toISOString(), migrations };
}

/** Lists the migrations that a schema has; none where it was never migrated. */
export async function listApplied(sql: postgres.ISql, schema: string): Promise<number[]> {
  const [table] = await sql<{ exists: boolean }[]>`
    select to_regclass(${`${schema}.__drizzle_migrations`}) is not null as exists`;
  if (!table?.exists) return [];
  const rows = await sql<{ key: string }[]>`
    select created_at as key from ${sql(schema)}.__drizzle_migrations order by created_at`;
  return rows.map(({ key }) => Number(key));
}
