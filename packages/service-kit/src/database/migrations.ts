import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import postgres from 'postgres';
import * as z from 'zod';
import { assertUpgradable } from './baseline';
import { postgresCode } from './connection';

interface MigrateOptions {
  url: string;
  folder: string;
  /** Also holds drizzle's table of applied migrations. */
  schema: string;
  /** The last one to apply. */
  until?: string;
  onProgress?: (progress: MigrationProgress) => void;
}

export interface MigrationProgress {
  step: 'waiting' | 'applying' | 'table-in-use' | 'applied';
  /** Empty while another process migrates. */
  migration: string;
  position: number;
  total: number;
}

interface Migration {
  name: string;
  /** Drizzle's key of a migration. */
  when: number;
  hash: string;
  statements: string[];
}

const lockSpace = 7_466_720;
const lockPollMs = 200;
const tableLockMs = 3000;
const triesMax = 100;
const retryMs = { first: 250, max: 5000 };

const journal = z.object({ entries: z.array(z.object({ tag: z.string() })) });

/**
 * Runs one transaction per migration, except those in steps. Waits 3 seconds for a table's lock, since queries queue
 * behind it, and tries again. Throws an `OutdatedSchemaError`.
 */
export async function runMigrations({ url, folder, schema, until, onProgress }: MigrateOptions): Promise<void> {
  // The advisory lock belongs to the connection.
  const sql = postgres(url, { max: 1, idle_timeout: 0, max_lifetime: null, onnotice: () => undefined });
  const report = (step: MigrationProgress['step'], migration = '', position = 0, total = 0) =>
    onProgress?.({ step, migration, position, total });
  try {
    // A long migration is no failure.
    await sql.unsafe('set statement_timeout = 0; set lock_timeout = 0; set idle_in_transaction_session_timeout = 0');
    await lockSchema(sql, schema, () => report('waiting'));
    const migrations = readMigrations(folder, until);
    await assertUpgradable(sql, schema, migrations[0]?.when ?? 0);
    const pending = await listPending(sql, schema, migrations);
    for (const [index, migration] of pending.entries()) {
      report('applying', migration.name, index + 1, pending.length);
      await applyWithRetries(sql, schema, migration, () =>
        report('table-in-use', migration.name, index + 1, pending.length),
      );
      report('applied', migration.name, index + 1, pending.length);
    }
  } finally {
    await sql.end({ timeout: 5 });
  }
}

interface AwaitOptions extends Pick<MigrateOptions, 'url' | 'folder' | 'schema'> {
  limitMs?: number;
  pollMs?: number;
  onWait: () => void;
  /** Called where Postgres refuses, with each new message. */
  onRefusal?: (message: string) => void;
}

/**
 * Returns once the database has every migration of the folder, or newer ones. Changes nothing, and asks again while Postgres
 * is away. Throws after `limitMs`, with the last error.
 */
export async function awaitMigrations(options: AwaitOptions): Promise<void> {
  const { url, folder, schema, limitMs = 30 * 60_000, pollMs = 2000, onWait, onRefusal } = options;
  const newest = readMigrations(folder).at(-1)?.when ?? 0;
  const sql = postgres(url, { max: 1, connect_timeout: 5, onnotice: () => undefined, fetch_types: false });
  const startedAt = performance.now();
  try {
    let refusal: string | undefined;
    for (let tries = 1; ; tries += 1) {
      const state = await readState(sql, schema, newest);
      if (state.isMigrated) return;
      if (state.refusal !== undefined && state.refusal !== refusal) onRefusal?.(state.refusal);
      refusal = state.refusal;
      if (performance.now() - startedAt > limitMs) {
        const reason = refusal === undefined ? '' : ` (${refusal})`;
        throw new Error(`"${schema}" does not have the migrations of this version: run them first${reason}`);
      }
      if (tries === 1) onWait();
      await sleep(pollMs);
    }
  } finally {
    await sql.end({ timeout: 5 });
  }
}

/** Tokens of services look too old, or not valid yet, where clocks differ by more. */
const clockToleranceSeconds = 30;
const clockAdvice = (seconds: number) =>
  `the clock of this machine is ${seconds} s away from that of Postgres: turn on time synchronization (NTP)`;

/** Postgres' codes where nothing has been migrated yet. */
const emptyCodes = new Set(['42P01', '3F000']);

async function readState(
  sql: postgres.Sql,
  schema: string,
  newest: number,
): Promise<{ isMigrated: boolean; refusal?: string }> {
  try {
    const [last] = await sql<{ when: string | null; now: Date }[]>`
      select max(created_at) as when, clock_timestamp() as now from ${sql(schema)}.__drizzle_migrations`;
    const seconds = Math.round(Math.abs(Date.now() - Number(last?.now)) / 1000);
    if (seconds > clockToleranceSeconds) return { isMigrated: false, refusal: clockAdvice(seconds) };
    return { isMigrated: Number(last?.when ?? 0) >= newest };
  } catch (error) {
    if (emptyCodes.has(postgresCode(error) ?? '')) return { isMigrated: false };
    return { isMigrated: false, refusal: error instanceof Error ? error.message : String(error) };
  }
}

export function readMigrations(folder: string, until?: string): Migration[] {
  const { entries } = journal.parse(JSON.parse(readFileSync(path.join(folder, 'meta/_journal.json'), 'utf8')));
  const files = readMigrationFiles({ migrationsFolder: folder });
  const all = files.map(({ folderMillis, hash, sql }, index) => ({
    name: entries[index]?.tag ?? '',
    when: folderMillis,
    hash,
    statements: sql,
  }));
  return until === undefined ? all : all.slice(0, all.findIndex(({ name }) => name === until) + 1);
}

/** Asks again until the lock is free. A statement that waits for it would hold a snapshot, and an index that is built concurrently waits for those. */
async function lockSchema(sql: postgres.Sql, schema: string, onWait: () => void): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    const [row] = await sql<
      { locked: boolean }[]
    >`select pg_try_advisory_lock(${lockSpace}, hashtext(${schema})) as locked`;
    if (row?.locked) return;
    if (tries === 1) onWait();
    await sleep(lockPollMs);
  }
}

/** Compares with drizzle's table. */
async function listPending(sql: postgres.Sql, schema: string, migrations: Migration[]): Promise<Migration[]> {
  await sql`create schema if not exists ${sql(schema)}`;
  await sql`create table if not exists ${sql(schema)}.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`;
  const [last] = await sql<{ when: string | null }[]>`
    select max(created_at) as when from ${sql(schema)}.__drizzle_migrations`;
  return migrations.filter(({ when }) => when > Number(last?.when ?? 0));
}

async function applyWithRetries(
  sql: postgres.Sql,
  schema: string,
  migration: Migration,
  onRetry: () => void,
): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await apply(sql, schema, migration);
    } catch (error) {
      if (!inUseCodes.has(postgresCode(error) ?? '') || tries === triesMax) throw error;
      onRetry();
      await sleep(Math.min(retryMs.first * 2 ** tries, retryMs.max) * (0.5 + Math.random() / 2));
    }
  }
}

/** Lock timeout, deadlock. */
const inUseCodes = new Set(['55P03', '40P01']);

/** Commits as it goes, for batches or concurrent indexes, and may run more than once. */
const inSteps = /^\s*-- in steps: .{10,}/;

async function apply(sql: postgres.Sql, schema: string, { when, hash, statements }: Migration): Promise<void> {
  if (inSteps.test(statements[0] ?? '')) {
    for (const statement of statements) await sql.unsafe(statement);
    await sql`insert into ${sql(schema)}.__drizzle_migrations (hash, created_at) values (${hash}, ${when})`;
    return;
  }
  await sql.begin(async (tx) => {
    await tx.unsafe(`set local lock_timeout = ${tableLockMs}`);
    for (const statement of statements) await tx.unsafe(statement);
    await tx`insert into ${tx(schema)}.__drizzle_migrations (hash, created_at) values (${hash}, ${when})`;
  });
}
