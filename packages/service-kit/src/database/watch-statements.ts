import { SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import type postgres from 'postgres';
import type { CircuitBreaker } from '../runtime/circuit-breaker';
import { withDeadline } from '../runtime/deadline';
import { beginStatement } from './database-load';

const tracer = trace.getTracer('postgres');

/** Counts of statements since the last check. */
export interface StatementOutcomes {
  answered: number;
  /** Statements that were handed to connections which had been given up. */
  stale: number;
}

export interface Watching {
  outcomes: StatementOutcomes;
  deadlineMs: number;
  breaker: CircuitBreaker;
  onSilence: () => void;
  isRepeated: (text: string) => boolean;
}

/**
 * Prepares the statements that are repeated, and adds the breaker and a deadline to all, and a span to those that are part of a
 * trace: background polling would fill the list of traces with single statements. The span contains the SQL with
 * placeholders, never the values.
 */
export function watchStatements<T extends postgres.Sql | postgres.TransactionSql>(
  sql: T,
  { deadlineMs, breaker, onSilence, isRepeated, outcomes }: Watching,
): T {
  const unsafe = sql.unsafe.bind(sql) as (...args: unknown[]) => postgres.PendingQuery<postgres.Row[]>;
  sql.unsafe = ((text: string, values: unknown[] = [], options?: postgres.UnsafeQueryOptions) => {
    // Without values it is sent in one round trip, and may be several statements.
    const prepare = options?.prepare || (values.length > 0 && isRepeated(text));
    const query = unsafe(text, values, { ...options, prepare });
    // A query starts when it is first awaited; until then the caller may still choose the format of its rows.
    const start = query.then.bind(query);
    let outcome: Promise<unknown> | undefined;
    // biome-ignore lint/suspicious/noThenProperty: queries are thenables; every one passes here
    query.then = ((onValue: never, onError: never) => {
      const run = () => new Promise((resolve, reject) => void start(resolve, reject));
      const onTimeout = () => {
        if (wasSent(query)) onSilence();
        cancel(query);
      };
      outcome ??= breaker
        .run(() => trackStatement(text, run(), deadlineMs, onTimeout))
        .then(
          (rows) => {
            outcomes.answered += 1;
            return rows;
          },
          (error: unknown) => {
            if ((error as { code?: unknown }).code === 'CONNECTION_ENDED') outcomes.stale += 1;
            throw error;
          },
        );
      return outcome.then(onValue, onError);
    }) as typeof query.then;
    return query;
  }) as typeof sql.unsafe;
  return sql;
}

/** Ignores a statement that never got a connection. */
const wasSent = (query: object): boolean => (query as { state?: unknown }).state != null;

/** Cancels as `query.cancel()` does, but catches a failure, which would end the process. */
function cancel(query: object): void {
  const cancellable = query as { canceller?: ((query: object) => Promise<void>) | null };
  const { canceller } = cancellable;
  cancellable.canceller = null;
  canceller?.(query).catch(() => undefined);
}

async function trackStatement(
  text: string,
  work: Promise<unknown>,
  deadlineMs: number,
  onTimeout: () => void,
): Promise<unknown> {
  const verb = /^\s*(\w+)/.exec(text)?.[1]?.toUpperCase() ?? 'QUERY';
  // A transaction's first statement says no more than that there is one.
  const span =
    verb !== 'BEGIN' && trace.getActiveSpan()
      ? tracer.startSpan(`postgres ${verb}`, {
          kind: SpanKind.CLIENT,
          attributes: { 'db.system.name': 'postgresql', 'db.query.text': text.slice(0, 1000) },
        })
      : undefined;
  const end = beginStatement();
  try {
    return await withDeadline(work, deadlineMs, 'query', onTimeout);
  } catch (error) {
    span?.setStatus({ code: SpanStatusCode.ERROR, message: String((error as { code?: unknown }).code ?? 'failed') });
    throw error;
  } finally {
    end();
    span?.end();
  }
}
