import { SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import pLimit from 'p-limit';
import type postgres from 'postgres';
import { AppError } from '../errors';
import type { CircuitBreaker } from '../runtime/circuit-breaker';
import { withDeadline } from '../runtime/deadline';
import { currentActing, setActing } from './acting-setting';
import { beginStatement } from './database-load';

const tracer = trace.getTracer('postgres');

export interface StatementOutcomes {
  answered: number;
  /** Given to dead connections. */
  stale: number;
}

export interface Watching {
  outcomes: StatementOutcomes;
  deadlineMs: number;
  transactionMs: number;
  breaker: CircuitBreaker;
  onSilence: () => void;
  isRepeated: (text: string) => boolean;
  /** Counts to the load of the process's pool. */
  isCounted: boolean;
}

/** What drizzle uses of a pool, and of a transaction. */
export type PoolClient = Pick<postgres.Sql, 'unsafe' | 'begin'>;
type TransactionClient = Pick<postgres.TransactionSql, 'unsafe' | 'savepoint'>;

/**
 * Adds preparation, breaker, deadline and, within a trace, a span. Spans have placeholders, never values. A statement
 * waits here for its connection, so that one that is given up before it was sent never runs.
 */
export function watchPool(pool: postgres.Sql, poolMax: number, watching: Watching): PoolClient {
  const connections = pLimit(poolMax);
  const onConnection: OnConnection = (call, run) =>
    connections(async () => {
      if (call.isGivenUp) throw givenUp();
      call.isSent = true;
      return run();
    });
  return {
    unsafe: recordWrites(pool, watchStatements(pool, onConnection, watching), onConnection, watching),
    begin: ((work: (tx: postgres.TransactionSql) => unknown) =>
      beginInTime(pool, onConnection, watching, work)) as postgres.Sql['begin'],
  };
}

const writes = /^\s*(insert|update|delete|with)\b/i;

/** Gives a single write of staff a transaction, which says who acts. */
function recordWrites(
  pool: postgres.Sql,
  unsafe: postgres.Sql['unsafe'],
  onConnection: OnConnection,
  watching: Watching,
): postgres.Sql['unsafe'] {
  return ((text: string, ...rest: [never[], postgres.UnsafeQueryOptions]) => {
    if (!writes.test(text) || currentActing() === undefined) return unsafe(text, ...rest);
    return toQuery((isArrays) =>
      beginInTime(pool, onConnection, watching, (tx) => {
        const query = tx.unsafe(text, ...rest);
        return isArrays ? query.values() : query;
      }),
    );
  }) as unknown as postgres.Sql['unsafe'];
}

interface Call {
  isSent: boolean;
  isGivenUp: boolean;
}

type OnConnection = <T>(call: Call, run: () => PromiseLike<T>) => Promise<T>;

const givenUp = () => new AppError('timeout', 'the deadline passed before there was a connection');

const beginInTime: typeof begin = (pool, onConnection, watching, work) =>
  watching.breaker.run(() =>
    withDeadline(begin(pool, onConnection, watching, work), watching.transactionMs, 'transaction'),
  );

async function begin(
  pool: postgres.Sql,
  onConnection: OnConnection,
  watching: Watching,
  work: (tx: postgres.TransactionSql) => unknown,
): Promise<unknown> {
  const acting = currentActing();
  let transaction: Promise<unknown> | undefined;
  await watch('BEGIN', watching, (call) => {
    const begun = new Promise<void>((resolve) => {
      transaction = onConnection(call, () =>
        pool.begin(async (tx) => {
          if (call.isGivenUp) throw givenUp();
          resolve();
          const watched = watchTransaction(tx, watching) as postgres.TransactionSql;
          if (acting !== undefined) await watched.unsafe(setActing, [acting]);
          return work(watched);
        }),
      );
    });
    return Promise.race([begun, transaction]);
  });
  return transaction;
}

/** A transaction has its connection. */
const alreadyConnected: OnConnection = async (call, run) => {
  call.isSent = true;
  return run();
};

const watchTransaction = (tx: postgres.TransactionSql, watching: Watching): TransactionClient => ({
  unsafe: watchStatements(tx, alreadyConnected, watching),
  savepoint: ((work: (inner: postgres.TransactionSql) => unknown) =>
    tx.savepoint((inner) =>
      work(watchTransaction(inner, watching) as postgres.TransactionSql),
    )) as postgres.TransactionSql['savepoint'],
});

function watchStatements(
  sql: postgres.Sql | postgres.TransactionSql,
  onConnection: OnConnection,
  watching: Watching,
): postgres.Sql['unsafe'] {
  return ((text: string, values: postgres.ParameterOrJSON<never>[] = [], options?: postgres.UnsafeQueryOptions) => {
    // Without values it takes one round trip, and may be several statements.
    const prepare = options?.prepare || (values.length > 0 && watching.isRepeated(text));
    const ask = () => sql.unsafe(text, values, { ...options, prepare });
    return toQuery((isArrays) =>
      watch<unknown>(text, watching, (call) => onConnection(call, () => (isArrays ? ask().values() : ask()))),
    );
  }) as unknown as postgres.Sql['unsafe'];
}

/** A query as drizzle uses it: it starts when it is first awaited. */
function toQuery(start: (isArrays: boolean) => Promise<unknown>) {
  let isArrays = false;
  let outcome: Promise<unknown> | undefined;
  const query = {
    values: () => {
      isArrays = true;
      return query;
    },
    // biome-ignore lint/suspicious/noThenProperty: queries of postgres.js are thenables
    then: (...listeners: Parameters<Promise<unknown>['then']>) => {
      outcome ??= start(isArrays);
      return outcome.then(...listeners);
    },
  };
  return query;
}

async function watch<T>(
  text: string,
  { breaker, deadlineMs, onSilence, outcomes, isCounted }: Watching,
  start: (call: Call) => Promise<T>,
): Promise<T> {
  const call: Call = { isSent: false, isGivenUp: false };
  const onTimeout = () => {
    call.isGivenUp = true;
    if (call.isSent) onSilence();
  };
  try {
    const result = await breaker.run(() => trackStatement(text, start(call), { deadlineMs, onTimeout, isCounted }));
    outcomes.answered += 1;
    return result;
  } catch (error) {
    if ((error as { code?: unknown }).code === 'CONNECTION_ENDED') outcomes.stale += 1;
    throw error;
  }
}

async function trackStatement<T>(
  text: string,
  work: Promise<T>,
  { deadlineMs, onTimeout, isCounted }: Pick<Watching, 'deadlineMs' | 'isCounted'> & { onTimeout: () => void },
): Promise<T> {
  const verb = /^\s*(\w+)/.exec(text)?.[1]?.toUpperCase() ?? 'QUERY';
  const span =
    verb !== 'BEGIN' && trace.getActiveSpan()
      ? tracer.startSpan(`postgres ${verb}`, {
          kind: SpanKind.CLIENT,
          attributes: { 'db.system.name': 'postgresql', 'db.query.text': text.slice(0, 1000) },
        })
      : undefined;
  const end = isCounted ? beginStatement() : undefined;
  try {
    return await withDeadline(work, deadlineMs, 'query', onTimeout);
  } catch (error) {
    span?.setStatus({ code: SpanStatusCode.ERROR, message: String((error as { code?: unknown }).code ?? 'failed') });
    throw error;
  } finally {
    end?.();
    span?.end();
  }
}
