import type { SessionGrant } from '@shopwright/contracts/http/auth';
import { AppError } from '@shopwright/service-kit/errors';
import { users } from '../db/schema';
import type { AuthDeps } from '../deps';
import { countAttempt } from '../passwords/login-attempts';
import { type Browser, startSession } from '../sessions/start-session';
import { hasEmail } from '../users/user-row';

interface Credentials {
  email: string;
  password: string;
}

/**
 * A wrong password, an unknown address and a shut account get the same answer after the same work, so that
 * nobody learns who has an account here.
 */
export async function logIn(
  deps: AuthDeps,
  { email, password }: Credentials,
  browser: Browser,
  clientAddress: string | undefined,
): Promise<SessionGrant> {
  const { database, passwords, now } = deps;
  const attempt = await countAttempt(deps, email, clientAddress);
  const [account] = await database.db.select().from(users).where(hasEmail(email));
  const isRight = await passwords.verify(account?.password, password).catch(async (error: unknown) => {
    await attempt.giveBack(false);
    throw error;
  });
  if (!account || !isRight || account.disabledAt) throw new AppError('unauthenticated', 'Invalid email or password');

  await attempt.giveBack(true);
  return database.transaction((tx) => startSession(tx, account, browser, now()));
}
