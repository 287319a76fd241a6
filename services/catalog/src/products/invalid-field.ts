import { AppError } from '@shopwright/service-kit/errors';

/** A 400 that names the field which only the database or a calculation can judge. */
export function invalidField(path: string, message: string): AppError {
  return new AppError('invalid_request', `${path}: ${message}`, { fields: [{ path, message }] });
}
