import type { profileForm, User } from '@shopwright/contracts/http/auth';
import { AppError } from '@shopwright/service-kit/errors';
import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import { users } from '../db/schema';
import type { AuthDeps } from '../deps';
import { revokeOtherSessions } from '../sessions/revoke-session';
import { countAttempt } from './login-attempts';
import { translateTakenEmail } from './register';
import { toUser, type UserRow } from './user-row';

interface Asking {
  userId: number;
  sessionToken?: string;
  clientAddress?: string;
}

/**
 * Fields that are not sent stay as they are; an empty text clears its field. A new email needs the current
 * password, whoever holds the open session, and ends the account's other sessions.
 */
export async function updateProfile(
  deps: AuthDeps,
  { currentPassword, ...form }: z.output<typeof profileForm>,
  { userId, sessionToken, clientAddress }: Asking,
): Promise<User> {
  const { database, now } = deps;
  const [account] = await database.db.select().from(users).where(eq(users.id, userId));
  if (!account) throw new AppError('unauthenticated', 'Please sign in');
  // The same address in other letters is the same mailbox.
  const isNewEmail = form.email.toLowerCase() !== account.email.toLowerCase();
  if (isNewEmail) await confirmPassword(deps, account, currentPassword, clientAddress);

  return database
    .transaction(async (tx) => {
      const [row] = await tx
        .update(users)
        .set({
          ...form,
          phone: emptyToNull(form.phone),
          address: emptyToNull(form.address),
          city: emptyToNull(form.city),
          country: emptyToNull(form.country),
          zipCode: emptyToNull(form.zipCode),
          updatedAt: now(),
        })
        .where(eq(users.id, userId))
        .returning();
      if (!row) throw new AppError('unauthenticated', 'Please sign in');
      if (isNewEmail) await revokeOtherSessions(tx, userId, sessionToken, now());
      return toUser(row);
    })
    .catch(translateTakenEmail);
}

const emptyToNull = (value: string | undefined): string | null | undefined => (value === '' ? null : value);

/** Guesses made here count with those made at sign-in. */
async function confirmPassword(
  deps: AuthDeps,
  account: UserRow,
  password: string | undefined,
  clientAddress: string | undefined,
): Promise<void> {
  if (!password) throw refusal('invalid_request', 'Enter your current password to change your email');
  const attempt = await countAttempt(deps, account.email, clientAddress);
  const isRight = await deps.passwords.verify(account.password, password).catch(async (error: unknown) => {
    await attempt.giveBack(false);
    throw error;
  });
  if (!isRight) throw refusal('forbidden', 'The current password is not right');
  await attempt.giveBack(true);
}

const refusal = (code: 'invalid_request' | 'forbidden', message: string) =>
  new AppError(code, message, { fields: [{ path: 'currentPassword', message }] });
