import type { BodyOf } from '@shopwright/contracts/endpoint';
import type * as endpoints from '@shopwright/contracts/http/account';
import type { profileForm, User } from '@shopwright/contracts/http/auth';
import { validationMessages } from '@shopwright/contracts/validation-messages';
import type { Executor } from '@shopwright/service-kit/database/connection';
import { AppError, fieldError } from '@shopwright/service-kit/errors';
import { and, eq, isNull, or } from 'drizzle-orm';
import type { z } from 'zod';
import { users } from '../db/schema';
import type { AuthDeps } from '../deps';
import { requestEmail } from '../emails/request-email';
import { deleteSubscription, syncSubscription } from '../newsletter/sync-marketing-consent';
import { checkPassword } from '../passwords/login-attempts';
import { subjectOfUser, withSecurityLog } from '../security-log';
import { revokeOtherSessions } from '../sessions/start-session';
import { getAccount, hasEmail, type RequestUser, toUser, type UserRow } from '../users/user-row';
import { requestVerificationEmail } from '../verification/verify-email';
import { translateTakenEmail } from './log-in';

/**
 * Leaves fields that are not sent unchanged; an empty text clears its field. A new email requires the current password,
 * ends the account's other sessions, is reported to the old address and stays unverified until its own link is
 * followed. The update matches the email again that the decision was based on, or the new one: a repeated form finds
 * its own change. Throws `conflict` when another request changed the email in between.
 */
export async function updateProfile(
  deps: AuthDeps,
  { currentPassword, ...form }: z.output<typeof profileForm>,
  user: RequestUser,
): Promise<User> {
  const account = await getAccount(deps.database.db, user.userId);
  // The same address in another letter-case is the same mailbox.
  if (form.email.toLowerCase() === account.email.toLowerCase()) return saveProfile(deps, form, user, account);
  const change = async () => {
    await confirmNewEmail(deps, account, currentPassword, user);
    return saveProfile(deps, form, user, account);
  };
  return withSecurityLog(deps, 'email-changed', { ...subjectOfUser(user), email: account.email }, change());
}

async function saveProfile(
  { database, now }: AuthDeps,
  form: Omit<z.output<typeof profileForm>, 'currentPassword'>,
  { userId, sessionToken }: RequestUser,
  account: UserRow,
): Promise<User> {
  const isNewEmail = form.email.toLowerCase() !== account.email.toLowerCase();
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
      if (!row)
        throw new AppError('conflict', 'Your account was changed elsewhere. Please reload the page and try again.');
      await syncSubscription(tx, row, now());
      if (isNewEmail) {
        await notifyOldAddress(tx, account, now());
        await revokeOtherSessions(tx, userId, sessionToken, now());
        await requestVerificationEmail(tx, row, now());
      }
      return toUser(tx, row);
    })
    .catch(translateTakenEmail);
}

/** Notifies the old address and ends its newsletter, which continues at the new address. */
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
  user: RequestUser,
): Promise<void> {
  if (!password) throw fieldError('invalid_request', 'currentPassword', validationMessages.password_needed);
  const isCorrect = await checkPassword(deps, account, password, user);
  if (!isCorrect) throw fieldError('forbidden', 'currentPassword', validationMessages.password_wrong);
}

/** Leaves settings that are not sent unchanged. */
export async function updateSettings(
  { database, now }: AuthDeps,
  settings: BodyOf<typeof endpoints.updateSettings>,
  userId: number,
): Promise<User> {
  return database.transaction(async (tx) => {
    const [row] = await tx
      .update(users)
      .set({ ...settings, updatedAt: now() })
      .where(and(eq(users.id, userId), isNull(users.disabledAt)))
      .returning();
    if (!row) throw new AppError('unauthenticated', 'Please sign in');
    if (settings.marketingOptIn !== undefined) await syncSubscription(tx, row, now());
    return toUser(tx, row);
  });
}
