import { sql } from 'drizzle-orm';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import { drizzle, type PostgresJsDatabase, type PostgresJsQueryResultHKT } from 'drizzle-orm/postgres-js';
import postgres from 'postgres';
import { createCircuitBreaker } from '../runtime/circuit-breaker';
import { type Commit, inCommit } from './commit';
import { poolMaxDefault } from './database-load';
import { createRepeatedStatements } from './repeated-statements';
import { type PoolClient, type StatementOutcomes, type Watching, watchPool } from './watch-statements';

export type Executor = PgDatabase<PostgresJsQueryResultHKT>;

export interface Database {
  /** Stays the same object when the pool is replaced. */
  readonly db: PostgresJsDatabase;
  /** Retries at most twice after a deadlock or a serialization failure. */
  transaction<T>(work: (tx: Executor) => Promise<T>): Promise<T>;
  onCommit(listener: (commit: Commit) => void): void;
  ping(): Promise<void>;
  /** Checks the connections; see `startSelfCheck`. */
  findFault(): Promise<string | undefined>;
  close(): Promise<void>;
}

interface ConnectOptions {
  url: string;
  poolMax?: number;
  applicationName?: string;
  deadlines?: Partial<Deadlines>;
  /** Called when a connection of the pool is closed. */
  onClose?: () => void;
  /** False for another server than the primary: `postgres_statements_in_flight` is about the primary's pool. */
  isCounted?: boolean;
}

interface Deadlines {
  connectMs: number;
  /** Postgres's own limits. */
  statementMs: number;
  lockMs: number;
  idleInTransactionMs: number;
  /** Limits of this process: a silent connection never delivers a statement for Postgres to time out. */
  queryMs: number;
  transactionMs: number;
  /** Postgres is silent after so long without a response, and three times that in total. */
  silenceMs: number;
}

const defaultDeadlines: Deadlines = {
  connectMs: 3000,
  statementMs: 5000,
  lockMs: 4000,
  idleInTransactionMs: 10_000,
  queryMs: 6000,
  transactionMs: 15_000,
  silenceMs: 1000,
};

/** Postgres's own limits, which each connection asks for as it opens. */
const toSettings = ({ statementMs, lockMs, idleInTransactionMs }: Deadlines) => ({
  statement_timeout: statementMs,
  lock_timeout: lockMs,
  idle_in_transaction_session_timeout: idleInTransactionMs,
});

/** For the roles where a pooler ignores what a connection asks for. */
export const sessionSettings = toSettings(defaultDeadlines);

export function connectDatabase(options: ConnectOptions): Database {
  const deadlines = { ...defaultDeadlines, ...options.deadlines };
  const { silenceMs } = deadlines;
  const breaker = createCircuitBreaker({
    name: 'postgres',
    slowMs: silenceMs,
    probeTimeoutMs: silenceMs,
    probe: () => connectOnce(options.url),
  });
  const outcomes: StatementOutcomes = { answered: 0, stale: 0 };
  const open = () => openPool(options, deadlines, { breaker, outcomes, onSilence: () => replacePool() });
  let pool = open();
  const db = drizzleOver(() => pool);
  let replacedAt = 0;
  // The old connections may finish a transaction.
  const replacePool = () => {
    if (performance.now() - replacedAt < deadlines.queryMs) return;
    replacedAt = performance.now();
    const old = pool;
    void old.sql.end({ timeout: deadlines.transactionMs / 1000 }).catch(() => undefined);
    pool = open();
    // drizzle set up type parsers on the first pool.
    Object.assign(pool.sql.options.parsers, old.sql.options.parsers);
    Object.assign(pool.sql.options.serializers, old.sql.options.serializers);
  };
  const commitListeners: ((commit: Commit) => void)[] = [];
  return {
    db,
    async transaction(work) {
      const commit: Commit = { hasEvent: false };
      const result = await retryConflicts(() => db.transaction((tx) => inCommit(commit, () => work(tx))));
      for (const listener of commitListeners) listener(commit);
      return result;
    },
    onCommit: (listener) => commitListeners.push(listener),
    ping: async () => void (await pool.sql`select 1`),
    async findFault() {
      const { answered, stale } = outcomes;
      const isAnswered = answered > 0 || (await db.execute(sql`select 1`).then(Boolean, () => false));
      Object.assign(outcomes, { answered: 0, stale: 0 });
      if (stale === 0 && isAnswered) return undefined;
      const isAway = await connectOnce(options.url).then(
        () => false,
        () => true,
      );
      if (isAway) return undefined;
      return stale > 0 ? 'statements use connections that were given up' : 'no connection of the pool is answered';
    },
    close: () => pool.sql.end({ timeout: 5 }),
  };
}

/** Skips the query for array types: postgres.js leaves its error uncaught. drizzle reads and writes arrays. */
const withoutTypes = { fetch_types: false };

interface Pool {
  sql: postgres.Sql;
  client: PoolClient;
}

/** Calls `onSilence` when not even Postgres's own time limit answers: postgres.js would keep a dead connection. */
function openPool(
  { url, poolMax = poolMaxDefault, applicationName = 'shopwright', onClose, isCounted = true }: ConnectOptions,
  deadlines: Deadlines,
  watched: Pick<Watching, 'breaker' | 'outcomes' | 'onSilence'>,
): Pool {
  const sql = postgres(url, {
    max: poolMax,
    connect_timeout: deadlines.connectMs / 1000,
    idle_timeout: 60,
    backoff: (attempt: number) => Math.min(0.05 * 2 ** attempt, 1),
    onnotice: () => undefined,
    ...(onClose && { onclose: onClose }),
    ...withoutTypes,
    connection: {
      application_name: applicationName,
      ...toSettings(deadlines),
    },
  });
  const { queryMs: deadlineMs, transactionMs } = deadlines;
  const watching = { ...watched, deadlineMs, transactionMs, isCounted, isRepeated: createRepeatedStatements() };
  return { sql, client: watchPool(sql, poolMax, watching) };
}

/** Gives drizzle one client that uses the present pool. */
function drizzleOver(getPool: () => Pool): PostgresJsDatabase {
  const client: Pick<postgres.Sql, 'options' | 'unsafe' | 'begin'> = {
    options: getPool().sql.options,
    unsafe: (...args) => getPool().client.unsafe(...args),
    begin: ((work: (tx: postgres.TransactionSql) => unknown) => getPool().client.begin(work)) as postgres.Sql['begin'],
  };
  return drizzle({ client: client as postgres.Sql });
}

/** Uses its own connection, because those of the pool may be busy or dead. */
async function connectOnce(url: string): Promise<void> {
  const sql = postgres(url, { max: 1, connect_timeout: 3, onnotice: () => undefined, ...withoutTypes });
  try {
    await sql`select 1`;
  } finally {
    void sql.end({ timeout: 0 }).catch(() => undefined);
  }
}

const conflictCodes = new Set(['40001', '40P01']);

async function retryConflicts<T>(work: () => Promise<T>, attemptsLeft = 2): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (attemptsLeft === 0 || !conflictCodes.has(postgresCode(error) ?? '')) throw error;
    return retryConflicts(work, attemptsLeft - 1);
  }
}

export function postgresCode(error: unknown): string | undefined {
  const { code, cause } = (error ?? {}) as { code?: unknown; cause?: unknown };
  return typeof code === 'string' ? code : cause === undefined ? undefined : postgresCode(cause);
}

export function violatedConstraint(error: unknown): string | undefined {
  const { constraint_name, cause } = (error ?? {}) as { constraint_name?: unknown; cause?: unknown };
  return typeof constraint_name === 'string'
    ? constraint_name
    : cause === undefined
      ? undefined
      : violatedConstraint(cause);
}
