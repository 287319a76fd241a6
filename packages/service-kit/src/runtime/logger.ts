import pino, { type Logger } from 'pino';
import { AppError } from '../errors';
import { currentRequest } from '../http/request-context';

export type { Logger } from 'pino';

const passwordNames = ['password', 'currentPassword', 'newPassword'];
const secretNames = [...passwordNames, 'authorization', 'cookie', 'token', 'clientSecret', 'email'];
const redacted = secretNames.flatMap((name) => [name, `*.${name}`, `*.*.${name}`, `*.*.*.${name}`]);

/** Writes JSON lines to stdout, in UTC, with request ids. */
export function createLogger(name: string, level: string): Logger {
  return pino({
    name,
    level,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths: [...redacted, 'headers["set-cookie"]', '*.headers["set-cookie"]'], censor: '[redacted]' },
    serializers: { err: safeError, error: safeError },
    mixin: () => {
      const requestId = currentRequest()?.requestId;
      return requestId ? { requestId } : {};
    },
  });
}

/** The logger's serializer leaves these unchanged. */
const made = new WeakSet<object>();

interface LoggedError {
  type: string;
  message: string;
  code?: unknown;
  constraint?: unknown;
  stack?: string;
  cause?: LoggedError;
}

/** Removes values: drizzle's message has parameters (emails, hashes), and so has Postgres's `detail`. */
export function safeError(error: unknown): LoggedError {
  if (typeof error === 'object' && error !== null && made.has(error)) return error as LoggedError;
  if (!(error instanceof Error)) return { type: typeof error, message: 'thrown value is not an error' };
  const fields = error as Error & { query?: unknown; code?: unknown; constraint_name?: unknown; severity?: unknown };
  const isQuery = typeof fields.query === 'string';
  const isPostgres = fields.severity !== undefined;
  const logged: LoggedError = {
    type: error.name,
    message: isQuery ? `Failed query: ${fields.query}` : isPostgres ? 'Postgres refused the query' : error.message,
    ...(fields.code !== undefined && { code: fields.code }),
    ...(fields.constraint_name !== undefined && { constraint: fields.constraint_name }),
    ...(!(error instanceof AppError && error.status < 500) && { stack: framesOf(error) }),
    ...(error.cause instanceof Error && { cause: safeError(error.cause) }),
  };
  made.add(logged);
  return logged;
}

function framesOf(error: Error): string {
  return (error.stack ?? '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');
}
