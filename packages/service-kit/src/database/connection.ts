import { sql } from 'drizzle-orm';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import { drizzle, type PostgresJsDatabase, type PostgresJsQueryResultHKT } from 'drizzle-orm/postgres-js';
import postgres from 'postgres';
import { createCircuitBreaker } from '../runtime/circuit-breaker';
import { withDeadline } from '../runtime/deadline';
import { type Commit, inCommit } from './commit';
import { poolMaxDefault } from './database-load';
import { createRepeatedStatements } from './repeated-statements';
import { type StatementOutcomes, type Watching, watchStatements } from './watch-statements';

/** The pool or an open transaction. */
export type Executor = PgDatabase<PostgresJsQueryResultHKT>;

export interface Database {
  /** The same object for the life of the process: who keeps it, or a query built with it, uses the connections of the moment. */
  readonly db: PostgresJsDatabase;
  /** Runs `work` in one transaction. Retries it at most twice after a deadlock or a serialization failure. */
  transaction<T>(work: (tx: Executor) => Promise<T>): Promise<T>;
  /** Called after each commit made through `transaction`, with whether the transaction wrote an event. */
  onCommit(listener: (commit: Commit) => void): void;
  ping(): Promise<void>;
  /** Returns what is wrong with the connections of this process while Postgres accepts new ones; see `startSelfCheck`. */
  findFault(): Promise<string | undefined>;
  close(): Promise<void>;
}

interface ConnectOptions {
  url: string;
  poolMax?: number;
  applicationName?: string;
  deadlines?: Partial<Deadlines>;
}

interface Deadlines {
  connectMs: number;
  /** Postgres's own limits. */
  statementMs: number;
  lockMs: number;
  idleInTransactionMs: number;
  /** Limits of this process: the server cannot time out a statement that a silent connection never delivered. */
  queryMs: number;
  transactionMs: number;
  /** After so long without a response, and three times that altogether, Postgres counts as silent. */
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
  // Lets the old connections finish within the time of a transaction.
  const replacePool = () => {
    if (performance.now() - replacedAt < deadlines.queryMs) return;
    replacedAt = performance.now();
    const old = pool;
    void old.end({ timeout: deadlines.transactionMs / 1000 }).catch(() => undefined);
    pool = open();
    // drizzle set up the first pool to leave some types to itself.
    Object.assign(pool.options.parsers, old.options.parsers);
    Object.assign(pool.options.serializers, old.options.serializers);
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
    ping: async () => void (await pool`select 1`),
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
    close: () => pool.end({ timeout: 5 }),
  };
}

/**
 * Keeps postgres.js from asking each new connection for the array types: it leaves the error uncaught when Postgres goes away
 * just then, which would end the process. Columns of arrays are drizzle's to read and write.
 */
const withoutTypes = { fetch_types: false };

/**
 * Calls `onSilence` when a statement was sent and no response came, not even Postgres's own time limit: the connection is
 * dead, and postgres.js would keep using it.
 */
function openPool(
  options: ConnectOptions,
  deadlines: Deadlines,
  watched: Pick<Watching, 'breaker' | 'outcomes' | 'onSilence'>,
): postgres.Sql {
  const sql = postgres(options.url, {
    max: options.poolMax ?? poolMaxDefault,
    connect_timeout: deadlines.connectMs / 1000,
    idle_timeout: 60,
    backoff: (attempt: number) => Math.min(0.05 * 2 ** attempt, 1),
    onnotice: () => undefined,
    ...withoutTypes,
    connection: {
      application_name: options.applicationName ?? 'shopwright',
      statement_timeout: deadlines.statementMs,
      lock_timeout: deadlines.lockMs,
      idle_in_transaction_session_timeout: deadlines.idleInTransactionMs,
    },
  });
  const watching = { ...watched, deadlineMs: deadlines.queryMs, isRepeated: createRepeatedStatements() };
  const watch = <T extends postgres.Sql | postgres.TransactionSql>(each: T): T => watchStatements(each, watching);
  watch(sql);
  const begin = sql.begin.bind(sql) as (work: (tx: postgres.TransactionSql) => unknown) => Promise<unknown>;
  sql.begin = ((work: (tx: postgres.TransactionSql) => unknown) =>
    watched.breaker.run(() =>
      withDeadline(
        begin((tx) => work(watch(tx))),
        deadlines.transactionMs,
        'transaction',
      ),
    )) as typeof sql.begin;

  return sql;
}

/** Gives drizzle one client for good, which hands each statement and transaction to the pool of the moment. */
function drizzleOver(getPool: () => postgres.Sql): PostgresJsDatabase {
  const client: Pick<postgres.Sql, 'options' | 'unsafe' | 'begin'> = {
    options: getPool().options,
    unsafe: (...args) => getPool().unsafe(...args),
    begin: ((work: (tx: postgres.TransactionSql) => unknown) => getPool().begin(work)) as postgres.Sql['begin'],
  };
  return drizzle({ client: client as postgres.Sql });
}

/** Tells whether Postgres answers at all, by a connection of its own: those of the pool may all be busy, or dead. */
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

/** Returns Postgres's code of a failed query ("23505" is a unique violation), unwrapped from drizzle's error. */
export function postgresCode(error: unknown): string | undefined {
  const { code, cause } = (error ?? {}) as { code?: unknown; cause?: unknown };
  return typeof code === 'string' ? code : cause === undefined ? undefined : postgresCode(cause);
}

/** Returns the constraint that a failed query violated. */
export function violatedConstraint(error: unknown): string | undefined {
  const { constraint_name, cause } = (error ?? {}) as { constraint_name?: unknown; cause?: unknown };
  return typeof constraint_name === 'string'
    ? constraint_name
    : cause === undefined
      ? undefined
      : violatedConstraint(cause);
}
