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
 * Answers a wrong password, an unknown address and a disabled account alike and after the same work, so that the reply
 * does not reveal who has an account.
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
  const isCorrect = await passwords.verify(account?.password, password).catch(async (error: unknown) => {
    await attempt.discard(false);
    throw error;
  });
  if (!account || !isCorrect || account.disabledAt) throw new AppError('unauthenticated', 'Invalid email or password');

  await attempt.discard(true);
  return database.transaction((tx) => startSession(tx, account, browser, now()));
}
