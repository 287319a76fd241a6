import type { SessionGrant } from '@shopwright/contracts/http/auth';
import { postgresCode, violatedConstraint } from '@shopwright/service-kit/database';
import { AppError } from '@shopwright/service-kit/errors';
import { users } from '../db/schema';
import type { AuthDeps } from '../deps';
import { type Browser, startSession } from '../sessions/start-session';
import { hasEmail } from './user-row';

interface Registration {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
}

/** Makes the account and signs it in. The unique index decides between registrations at the same moment. */
export async function register(
  { database, passwords, now }: AuthDeps,
  form: Registration,
  browser: Browser,
): Promise<SessionGrant> {
  const [taken] = await database.db.select({ id: users.id }).from(users).where(hasEmail(form.email));
  if (taken) throw emailTaken();
  const password = await passwords.hash(form.password);
  return database
    .transaction(async (tx) => {
      const [account] = await tx
        .insert(users)
        .values({ ...form, password })
        .returning({ id: users.id, role: users.role });
      if (!account) throw new Error('the insert returned no row');
      return startSession(tx, account, browser, now());
    })
    .catch(translateTakenEmail);
}

const emailTaken = () =>
  new AppError('conflict', 'An account with this email already exists', {
    fields: [{ path: 'email', message: 'An account with this email already exists' }],
  });

export function translateTakenEmail(error: unknown): never {
  const isTaken = postgresCode(error) === '23505' && violatedConstraint(error) === 'users_email';
  throw isTaken ? emailTaken() : error;
}
