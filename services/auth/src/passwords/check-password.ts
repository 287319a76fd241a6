import { type AppError, fieldError } from '@shopwright/service-kit/errors';
import type { AuthDeps } from '../deps';
import type { UserRow } from '../users/user-row';
import { countAttempt } from './login-attempts';

/** Checks the password of a signed-in user. Attempts count together with those made at sign-in. */
export async function checkPassword(
  deps: AuthDeps,
  account: UserRow,
  password: string,
  clientAddress: string | undefined,
): Promise<boolean> {
  const attempt = await countAttempt(deps, account.email, clientAddress);
  const isCorrect = await deps.passwords.verify(account.password, password).catch(async (error: unknown) => {
    await attempt.discard(false);
    throw error;
  });
  if (isCorrect) await attempt.discard(true);
  return isCorrect;
}

export function wrongPassword(path: string): AppError {
  return fieldError('invalid_request', path, 'The current password is not right');
}
