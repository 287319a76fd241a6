import { AppError } from '@shopwright/service-kit/errors';

/** Refuses a field for a reason that the schema cannot check. */
export function invalidField(path: string, message: string): AppError {
  return new AppError('invalid_request', `${path}: ${message}`, { fields: [{ path, message }] });
}
