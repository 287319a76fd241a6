/**
 * An error whose message is for the person at the terminal. It is printed without a stack; `detail` follows below it, such
 * as a compiler's output or the end of a log.
 */
export class UserError extends Error {
  readonly detail: string | undefined;

  constructor(message: string, options: { detail?: string; cause?: unknown } = {}) {
    super(message, { cause: options.cause });
    this.name = 'UserError';
    this.detail = options.detail;
  }
}

/** The `code` of a Node system error, such as `ENOENT`. */
export function systemErrorCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}
