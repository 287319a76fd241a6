import type { profileForm, User } from '@shopwright/contracts/http/auth';
import type { Executor } from '@shopwright/service-kit/database/connection';
import { AppError, fieldError } from '@shopwright/service-kit/errors';
import { and, eq, isNull, or } from 'drizzle-orm';
import type { z } from 'zod';
import { users } from '../db/schema';
import type { AuthDeps } from '../deps';
import { requestEmail } from '../emails/request-email';
import { deleteSubscription, syncSubscription } from '../newsletter/sync-marketing-consent';
import { checkPassword } from '../passwords/check-password';
import { revokeOtherSessions } from '../sessions/revoke-session';
import type { RequestUser } from '../users/request-user';
import { getAccount, hasEmail, toUser, type UserRow } from '../users/user-row';
import { requestVerificationEmail } from '../verification/request-verification';
import { translateTakenEmail } from './register';

/**
 * Fields that are not sent stay as they are; an empty text clears its field. A new email needs the current password,
 * whoever holds the open session, ends the account's other sessions, is told to the old address, and is not verified
 * until its own link is followed. Whether it is a new one was decided by what was read, so the write asks for that once more; a form sent
 * twice finds its own new email there.
 */
export async function updateProfile(
  deps: AuthDeps,
  { currentPassword, ...form }: z.output<typeof profileForm>,
  { userId, sessionToken, clientAddress }: RequestUser,
): Promise<User> {
  const { database, now } = deps;
  const account = await getAccount(database.db, userId);
  // The same address in other letters is the same mailbox.
  const isNewEmail = form.email.toLowerCase() !== account.email.toLowerCase();
  if (isNewEmail) await confirmNewEmail(deps, account, currentPassword, clientAddress);

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
          ...(isNewEmail && { emailVerifiedAt: null }),
          updatedAt: now(),
        })
        .where(and(eq(users.id, userId), isNull(users.disabledAt), or(hasEmail(account.email), hasEmail(form.email))))
        .returning();
      if (!row) throw new AppError('conflict', 'Your account was changed in another place. Please look again.');
      await syncSubscription(tx, row, now());
      if (isNewEmail) {
        await notifyOldAddress(tx, account, now());
        await revokeOtherSessions(tx, userId, sessionToken, now());
        await requestVerificationEmail(tx, row, now());
      }
      return toUser(row);
    })
    .catch(translateTakenEmail);
}

/** The old address hears of it, and gets the newsletter no longer: what it was sent for goes on at the new one. */
async function notifyOldAddress(tx: Executor, account: UserRow, now: Date): Promise<void> {
  const { id, email, emailVerifiedAt, preferredLanguage: language } = account;
  await requestEmail(tx, { kind: 'email-changed', email, language, about: { userId: id } }, now);
  if (emailVerifiedAt) await deleteSubscription(tx, email);
}

const emptyToNull = (value: string | undefined): string | null | undefined => (value === '' ? null : value);

async function confirmNewEmail(
  deps: AuthDeps,
  account: UserRow,
  password: string | undefined,
  clientAddress: string | undefined,
): Promise<void> {
  if (!password) throw refusal('invalid_request', 'Enter your current password to change your email');
  const isRight = await checkPassword(deps, account, password, clientAddress);
  if (!isRight) throw refusal('forbidden', 'The current password is not right');
}

const refusal = (code: 'invalid_request' | 'forbidden', message: string) =>
  fieldError(code, 'currentPassword', message);
