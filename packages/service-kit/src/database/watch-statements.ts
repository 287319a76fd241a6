import { SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import type postgres from 'postgres';
import type { CircuitBreaker } from '../runtime/circuit-breaker';
import { withDeadline } from '../runtime/deadline';
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
  breaker: CircuitBreaker;
  onSilence: () => void;
  isRepeated: (text: string) => boolean;
}

/** Adds preparation, breaker, deadline and, within a trace, a span. Spans have placeholders, never values. */
export function watchStatements<T extends postgres.Sql | postgres.TransactionSql>(
  sql: T,
  { deadlineMs, breaker, onSilence, isRepeated, outcomes }: Watching,
): T {
  const unsafe = sql.unsafe.bind(sql) as (...args: unknown[]) => postgres.PendingQuery<postgres.Row[]>;
  sql.unsafe = ((text: string, values: unknown[] = [], options?: postgres.UnsafeQueryOptions) => {
    // Without values it takes one round trip, and may be several statements.
    const prepare = options?.prepare || (values.length > 0 && isRepeated(text));
    const query = unsafe(text, values, { ...options, prepare });
    // A query starts when it is first awaited.
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

/** Returns false if the statement never got a connection. */
const wasSent = (query: object): boolean => (query as { state?: unknown }).state != null;

/** Works like `query.cancel()`, but a failure does not end the process. */
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
