import type { AuthDeps } from '../deps';
import type { UserRow } from '../users/user-row';
import { countAttempt } from './login-attempts';

/** Whether an open session is in its owner's hands. Guesses made here count with those made at sign-in. */
export async function checkPassword(
  deps: AuthDeps,
  account: UserRow,
  password: string,
  clientAddress: string | undefined,
): Promise<boolean> {
  const attempt = await countAttempt(deps, account.email, clientAddress);
  const isRight = await deps.passwords.verify(account.password, password).catch(async (error: unknown) => {
    await attempt.giveBack(false);
    throw error;
  });
  if (isRight) await attempt.giveBack(true);
  return isRight;
}
