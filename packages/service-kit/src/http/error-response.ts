import type { ErrorRequestHandler } from 'express';
import { AppError } from '../errors';
import type { Logger } from '../runtime/logger';
import { causesOf, isUnavailable } from './unavailable';

/** Only logs the details of a 5xx. */
export function errorResponse(logger: Logger): ErrorRequestHandler {
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

const bodyParserCodes: Record<string, AppError | undefined> = {
  'entity.parse.failed': new AppError('invalid_request', 'The body is not valid JSON'),
  'entity.too.large': new AppError('payload_too_large', 'The body is too large'),
  'encoding.unsupported': new AppError('unsupported_media_type', 'Send the body without compression'),
  'charset.unsupported': new AppError('unsupported_media_type', 'Send the body as UTF-8'),
  'request.aborted': new AppError('invalid_request', 'The body ended early'),
  'request.size.invalid': new AppError('invalid_request', 'The body does not have its declared length'),
};

/** Looks through `cause`, since libraries wrap errors. A failing dependency is `unavailable`. */
function toAppError(thrown: unknown): AppError {
  const { type, status, expose } = (thrown ?? {}) as { type?: string; status?: number; expose?: boolean };
  const known = bodyParserCodes[type ?? ''] ?? asDependencyError(thrown);
  if (known) return known;
  if (thrown instanceof URIError) return new AppError('invalid_request', 'The address is not valid');
  if (expose === true && status !== undefined && status < 500) {
    return new AppError('invalid_request', 'The request is not valid', { cause: thrown });
  }
  return new AppError('internal', 'Unexpected error', { cause: thrown });
}

function asDependencyError(thrown: unknown): AppError | undefined {
  for (const error of causesOf(thrown)) {
    if (error instanceof AppError && error.code !== 'timeout') return error;
    if (error instanceof AppError || isUnavailable(error)) {
      return new AppError('unavailable', 'A dependency did not answer', { cause: thrown });
    }
  }
  return undefined;
}
