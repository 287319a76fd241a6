import type { BodyOf } from '@shopwright/contracts/endpoint';
import type { register as registerEndpoint, SessionGrant } from '@shopwright/contracts/http/auth';
import { postgresCode, violatedConstraint } from '@shopwright/service-kit/database/connection';
import { fieldError, invariant } from '@shopwright/service-kit/errors';
import { users } from '../db/schema';
import type { AuthDeps } from '../deps';
import { type Browser, startSession } from '../sessions/start-session';
import { hasEmail } from '../users/user-row';
import { requestVerificationEmail } from '../verification/request-verification';

/**
 * Creates the account, signs it in and emails a link to verify its address. Of simultaneous registrations the unique
 * index lets one through.
 */
export async function register(
  { database, passwords, now }: AuthDeps,
  { language, ...form }: BodyOf<typeof registerEndpoint>,
  browser: Browser,
): Promise<SessionGrant> {
  const [taken] = await database.db.select({ id: users.id }).from(users).where(hasEmail(form.email));
  if (taken) throw emailTaken();
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

const emailTaken = () => fieldError('conflict', 'email', 'An account with this email already exists');

export function translateTakenEmail(error: unknown): never {
  const isTaken = postgresCode(error) === '23505' && violatedConstraint(error) === 'users_email';
  throw isTaken ? emailTaken() : error;
}
