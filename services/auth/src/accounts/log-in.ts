import type { BodyOf } from '@shopwright/contracts/endpoint';
import type * as endpoints from '@shopwright/contracts/http/auth';
import type { SessionGrant } from '@shopwright/contracts/http/auth';
import { validationMessages } from '@shopwright/contracts/validation-messages';
import { AppError, fieldError, invariant } from '@shopwright/service-kit/errors';
import { countOne } from '@shopwright/service-kit/metrics/counters';
import { inConstantTime } from '@shopwright/service-kit/runtime/constant-time';
import { users } from '../db/schema';
import type { AuthDeps } from '../deps';
import { checkCounted, countAttempt, toAttemptSource } from '../passwords/login-attempts';
import { checkNewPassword } from '../passwords/new-password';
import { type Browser, startSession } from '../sessions/start-session';
import { signInAfterPassword } from '../two-factor/second-step';
import { hasEmail } from '../users/user-row';
import { isTakenEmail } from '../verification/change-email';
import { requestVerificationEmail } from '../verification/verify-email';

interface Credentials {
  email: string;
  password: string;
}

/**
 * Answers a wrong password, an unknown address and a disabled account alike and after the same work, so that the response
 * does not reveal who has an account.
 */
export async function logIn(deps: AuthDeps, { email, password }: Credentials, browser: Browser): Promise<SessionGrant> {
  const [account] = await deps.database.db.select().from(users).where(hasEmail(email));
  const attempt = await countAttempt(deps, email, toAttemptSource(browser, account));
  const isCorrect = await checkCounted(deps, attempt, account?.password, password);
  if (!account || !isCorrect || account.disabledAt) {
    countOne('sign_ins_failed_total');
    throw new AppError('unauthenticated', 'Invalid email or password');
  }
  return signInAfterPassword(deps, account, browser);
}

/** Answers after the same work and time whether or not the address has an account. */
export async function register(
  deps: AuthDeps,
  form: BodyOf<typeof endpoints.register>,
  browser: Browser,
): Promise<SessionGrant> {
  await checkNewPassword('password', form.password, { ...form, role: 'shopper' });
  return inConstantTime(createAccount(deps, form, browser));
}

/**
 * Creates the account, signs it in and emails a link to verify its address. Of simultaneous registrations the unique
 * index lets one through.
 */
async function createAccount(
  { database, passwords, now }: AuthDeps,
  { language, ...form }: BodyOf<typeof endpoints.register>,
  browser: Browser,
): Promise<SessionGrant> {
  const password = await passwords.hash(form.password);
  return database
    .transaction(async (tx) => {
      const [account] = await tx
        .insert(users)
        .values({ ...form, password, preferredLanguage: language })
        .returning();
      invariant(account, 'an insert returns its row');
      await requestVerificationEmail(tx, account, now());
      return startSession(tx, account, browser, now());
    })
    .catch(translateTakenEmail);
}

const emailTaken = () => fieldError('conflict', 'email', validationMessages.email_taken);

export function translateTakenEmail(error: unknown): never {
  throw isTakenEmail(error) ? emailTaken() : error;
}
