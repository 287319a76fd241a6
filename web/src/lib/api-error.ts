import type { ErrorBody, ErrorCode, FieldError } from '@shopwright/contracts/errors';

/** A response that is not 2xx, or none at all (`status` 0). The message is 'status: body text'. */
export class ApiError extends Error {
  readonly code: ErrorCode | undefined;
  readonly serverMessage: string | undefined;
  readonly requestId: string | undefined;
  readonly fields: FieldError[];
  readonly details: unknown;

  constructor(
    readonly status: number,
    text: string,
    options?: ErrorOptions,
  ) {
    super(`${status}: ${text}`, options);
    this.name = 'ApiError';
    const body = parseErrorBody(text);
    this.code = body?.code;
    this.serverMessage = body?.message;
    this.requestId = body?.requestId;
    this.fields = Array.isArray(body?.fields) ? body.fields : [];
    this.details = body?.details;
  }
}

export const isApiError = (error: unknown, code?: ErrorCode): error is ApiError =>
  error instanceof ApiError && (code === undefined || error.code === code);

/** Tells an address that names nothing from an address that could not be read. */
export const isUnknown = (error: unknown): boolean => error instanceof ApiError && [400, 404].includes(error.status);

function parseErrorBody(text: string): Partial<ErrorBody> | undefined {
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === 'object' && body !== null ? body : undefined;
  } catch {
    return undefined;
  }
}
