import type { ErrorRequestHandler } from 'express';
import { AppError } from '../errors';
import type { Logger } from '../runtime/logger';

/** Converts a thrown value to the one error body. Details of a 5xx are only logged. */
export function errorReply(logger: Logger): ErrorRequestHandler {
  return (thrown: unknown, req, res, _next) => {
    const error = toAppError(thrown);
    if (error.status >= 500) logger.error({ err: thrown, method: req.method, path: req.path }, 'request failed');
    if (res.headersSent) {
      res.destroy();
      return;
    }
    res.set('Cache-Control', 'no-store');
    if (error.status === 503 || error.retryAfterSeconds) res.set('Retry-After', String(error.retryAfterSeconds ?? 2));
    res.status(error.status).json(error.toBody(String(res.get('X-Request-Id') ?? '')));
  };
}

const bodyParserCodes: Record<string, AppError> = {
  'entity.parse.failed': new AppError('invalid_request', 'The body is not valid JSON'),
  'entity.too.large': new AppError('payload_too_large', 'The body is too large'),
  'encoding.unsupported': new AppError('unsupported_media_type', 'Send the body without compression'),
  'charset.unsupported': new AppError('unsupported_media_type', 'Send the body as UTF-8'),
  'request.aborted': new AppError('invalid_request', 'The body ended early'),
  'request.size.invalid': new AppError('invalid_request', 'The body does not have its declared length'),
};

/** Unavailable, full or too slow: a cancelled statement, a lock timeout, repeated conflicts. */
const databaseUnavailable = /^(08|40|53|57|55P03|25P03)|^(CONNECTION_|CONNECT_TIMEOUT|ECONNREFUSED|ECONNRESET|EPIPE)/;

function toAppError(thrown: unknown): AppError {
  if (thrown instanceof AppError) return thrown;
  const { type, code } = (thrown ?? {}) as { type?: string; code?: string };
  const parserError = type === undefined ? undefined : bodyParserCodes[type];
  if (parserError) return parserError;
  if (thrown instanceof URIError) return new AppError('invalid_request', 'The address is not valid');
  const { status, expose } = (thrown ?? {}) as { status?: number; expose?: boolean };
  if (expose === true && status !== undefined && status < 500) {
    return new AppError('invalid_request', 'The request is not valid', { cause: thrown });
  }
  const cause = (thrown as { cause?: { code?: string } } | undefined)?.cause;
  const isUnavailable = [code, cause?.code].some(
    (value) => typeof value === 'string' && databaseUnavailable.test(value),
  );
  if (isUnavailable) return new AppError('unavailable', 'The database is unavailable', { cause: thrown });
  return new AppError('internal', 'Unexpected error', { cause: thrown });
}
