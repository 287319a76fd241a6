import { createHash } from 'node:crypto';
import { Readable, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type postgres from 'postgres';
import { BackupError, type SequenceState } from './backup-format';
import { assertOrigin } from './backup-signature';
import { assertSameNames, findTable } from './match-names';
import { type BackupPart, readBackup, verifyBackup } from './read-backup';
import { createIndexes, dropIndexes } from './restore-indexes';
import { assertEmpty, markRestored, prepareTarget, type Target } from './restore-target';
import { withStoreConnection } from './store-connection';
import {
  type BackedUpSchema,
  backedUpSchemas,
  copyIn,
  listTables,
  quote,
  quoted,
  type StoreTable,
} from './store-tables';
import { countRows, hashTables } from './table-content';
import type { BackupSummary } from './write-backup';

export interface RestoreOptions extends Target {
  file: string;
  /** The store's key; without one, nothing tells who made a backup. */
  key?: string;
  /** Restores a backup that this store has not signed. */
  isFromAnotherStore?: boolean;
  onProgress?: (progress: { table: string; rows: number; rowsInBackup: number }) => void;
}

/**
 * Restores a backup into an empty store. Reads the whole file first, so that a bad one changes nothing. Loads in one
 * transaction, and commits only when the restored tables have the checksum of the backup.
 */
export async function restoreBackup(options: RestoreOptions): Promise<BackupSummary> {
  const backup = await verifyBackup(options.file);
  const { header, trailer } = backup;
  if (!options.isFromAnotherStore) assertOrigin(trailer, options.key);
  const adminUrl = await prepareTarget(options, header);
  await withStoreConnection(adminUrl, async (sql) => {
    await sql.begin(async (tx) => {
      await load(tx, options, backup);
      await markRestored(tx, header.takenAt);
    });
    await options.migrate();
    await markRestored(sql, header.takenAt);
    await sql.unsafe(`analyze ${(await listTables(sql)).map(quoted).join(', ')}`);
  });
  return { takenAt: header.takenAt, rows: trailer.rows, content: trailer.content };
}

async function load(
  sql: postgres.TransactionSql,
  options: RestoreOptions,
  backup: Awaited<ReturnType<typeof verifyBackup>>,
): Promise<void> {
  const { trailer } = backup;
  const tables = await listTables(sql);
  await sql.unsafe(
    `set local lock_timeout = '10s'; lock table ${tables.map(quoted).join(', ')} in access exclusive mode`,
  );
  await assertEmpty(sql);
  await assertSameNames(sql, tables, { tables: backup.tables, sequences: trailer.sequences });
  const indexes = new Map<BackedUpSchema, string[]>();
  for (const schema of backedUpSchemas) {
    const own = tables.filter((table) => table.schema === schema);
    await actAsOwner(sql, schema);
    await sql.unsafe(`truncate ${own.map(quoted).join(', ')}`);
    // Triggers fill tables that the backup has itself.
    for (const table of own) await sql.unsafe(`alter table ${quoted(table)} disable trigger user`);
    indexes.set(schema, await dropIndexes(sql, schema));
  }
  await refuseBadRows(async () => {
    await copyTables(sql, tables, options, trailer.rows);
    for (const [schema, statements] of indexes) {
      await actAsOwner(sql, schema);
      await createIndexes(sql, statements);
      for (const table of tables) {
        if (table.schema === schema) await sql.unsafe(`alter table ${quoted(table)} enable trigger user`);
      }
    }
    await restartSequences(sql, trailer.sequences);
  });
  await sql.unsafe('set local role none');
  const content = createHash('sha256');
  await hashTables(sql, tables, content);
  if (content.digest('hex') !== trailer.content) {
    throw new BackupError('The restored tables differ from the backup: it was altered. Use another one.');
  }
}

/**
 * Takes the rights of the schema's service until the next call: rows run its generated columns and checks, which reach
 * no further than the service. One account that serves all schemas stays what it is.
 */
async function actAsOwner(sql: postgres.TransactionSql, schema: string): Promise<void> {
  const [owner] = await sql<{ name: string }[]>`
    select pg_get_userbyid(nspowner)::text as name from pg_namespace where nspname = ${schema}`;
  if (owner) await sql.unsafe(`set local role ${quote(owner.name)}`);
}

/** Translates what Postgres says of values that do not fit their columns. */
async function refuseBadRows(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    // Classes of SQLSTATE: data exceptions, violated constraints, transactions that have failed, too long values of an index.
    if (!/^(22|23|25|54)/.test((error as { code?: string }).code ?? '')) throw error;
    throw new BackupError(`The backup has rows that do not fit its tables: ${(error as Error).message}.`);
  }
}

async function copyTables(
  sql: postgres.TransactionSql,
  tables: StoreTable[],
  { file, onProgress = () => undefined }: RestoreOptions,
  rowsInBackup: number,
): Promise<void> {
  const parts = readBackup(file);
  let rows = 0;
  for await (const part of iterate(parts)) {
    if (part.kind !== 'table') continue;
    const table = findTable(tables, part.table);
    const report = (bytes: Buffer) => {
      rows += countRows(bytes);
      onProgress({ table: `${table.schema}.${table.table}`, rows, rowsInBackup });
    };
    await actAsOwner(sql, table.schema);
    // The functions of generated columns look for others in their own schema.
    await sql.unsafe(`set local search_path = ${quote(table.schema)}, public`);
    await copyRows(sql, table, rowsOf(parts, report));
  }
}

/**
 * postgres.js 3.4.9 never ends a COPY that Postgres refuses after its last row. So a statement follows each COPY: it fails,
 * like all statements of a transaction that has failed.
 */
async function copyRows(sql: postgres.TransactionSql, table: StoreTable, rows: AsyncGenerator<Buffer>): Promise<void> {
  const copy = await sql.unsafe(copyIn(table)).writable();
  const followed = new Writable({
    write: (bytes: Buffer, _encoding, done) => void copy.write(bytes, done),
    final: (done) => {
      copy.end();
      // By then the COPY has been ended. Before, postgres.js would refuse the statement.
      setImmediate(() => void sql.unsafe('select 1').then(() => done(), done));
    },
  });
  copy.on('error', (error) => followed.destroy(error));
  await pipeline(Readable.from(rows, { objectMode: false }), followed);
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

/** Receivers of webhooks keep the highest `sequence` of an object, and take a lower one for an older state. */
const sequencesSkipped = 10_000_000n;

async function restartSequences(sql: postgres.TransactionSql, sequences: SequenceState[]): Promise<void> {
  for (const { schema, table, column, last } of sequences) {
    await actAsOwner(sql, schema);
    const next = BigInt(last) + 1n + (table === 'webhook_deliveries' ? sequencesSkipped : numbersSkipped);
    await sql.unsafe(`alter table ${quoted({ schema, table })} alter column ${quote(column)} restart with ${next}`);
  }
}
