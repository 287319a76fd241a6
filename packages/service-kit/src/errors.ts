import { type ErrorBody, type ErrorCode, errorStatus, type FieldError } from '@shopwright/contracts/errors';
import type * as z from 'zod';

interface AppErrorOptions {
  fields?: FieldError[];
  /** See the endpoint of the code. */
  details?: unknown;
  retryAfterSeconds?: number;
  cause?: unknown;
}

const retryableCodes: ReadonlySet<ErrorCode> = new Set([
  'internal',
  'bad_gateway',
  'unavailable',
  'timeout',
  'rate_limited',
]);

/** Caught by the HTTP middleware and the worker wrapper. */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly fields?: FieldError[];
  readonly details?: unknown;
  readonly retryAfterSeconds?: number;

  /** `message` reaches the caller, except of 5xx codes. */
  constructor(
    readonly code: ErrorCode,
    message: string,
    options: AppErrorOptions = {},
  ) {
    super(message, { cause: options.cause });
    this.fields = options.fields;
    this.details = options.details;
    this.retryAfterSeconds = options.retryAfterSeconds;
  }

  get status(): number {
    return errorStatus[this.code];
  }

  /** The same call may succeed later. */
  get isRetryable(): boolean {
    return retryableCodes.has(this.code);
  }

  toBody(requestId: string): ErrorBody {
    const message = this.status >= 500 ? publicMessages[this.code] : this.message;
    return {
      code: this.code,
      message: message ?? this.message,
      requestId,
      ...(this.fields && { fields: this.fields }),
      ...(this.details !== undefined && { details: this.details }),
    };
  }
}

const publicMessages: Partial<Record<ErrorCode, string>> = {
  internal: 'Something went wrong. Please try again.',
  bad_gateway: 'A part of the shop answered in a way we do not understand. Please try again.',
  unavailable: 'A part of the shop is not available right now. Please try again in a moment.',
  timeout: 'The shop took too long to answer. Please try again.',
};

export function fieldError(code: ErrorCode, path: string, message: string): AppError {
  return new AppError(code, message, { fields: [{ path, message }] });
}

/** Names every field in a 400. */
export function invalidRequest(error: z.ZodError, where: 'params' | 'query' | 'body'): AppError {
  const fields = error.issues.flatMap((issue): FieldError[] =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => ({ path: [...issue.path, key].join('.'), message: 'Unknown field' }))
      : issue.code === 'invalid_union'
        ? unionFields(issue)
        : [{ path: issue.path.join('.') || where, message: issue.message }],
  );
  const first = fields[0];
  return new AppError('invalid_request', first ? `${first.path}: ${first.message}` : 'Invalid input', { fields });
}

function unionFields(issue: z.core.$ZodIssueInvalidUnion): FieldError[] {
  const closest = [...issue.errors].sort((a, b) => complaints(a) - complaints(b))[0] ?? [];
  const prefix = issue.path.join('.');
  return closest.flatMap((inner) => {
    const path = [prefix, inner.path.join('.')].filter(Boolean).join('.');
    return inner.code === 'unrecognized_keys'
      ? inner.keys.map((key) => ({ path: [path, key].filter(Boolean).join('.'), message: 'Unknown field' }))
      : [{ path: path || 'body', message: inner.message }];
  });
}

const complaints = (issues: z.core.$ZodIssue[]): number =>
  issues.reduce((count, issue) => count + (issue.code === 'unrecognized_keys' ? issue.keys.length : 1), 0);

/** Throws a plain error, which becomes a 500. */
export function invariant(condition: unknown, message: string): asserts condition {
  if (!condition) throw new Error(`invariant: ${message}`);
}
