import type { BodyOf } from '@shopwright/contracts/endpoint';
import type * as endpoints from '@shopwright/contracts/http/account';
import type { editedProfile, User } from '@shopwright/contracts/http/auth';
import { validationMessages } from '@shopwright/contracts/validation-messages';
import { AppError, fieldError } from '@shopwright/service-kit/errors';
import { and, eq, isNull } from 'drizzle-orm';
import type * as z from 'zod';
import { users } from '../db/schema';
import type { AuthDeps } from '../deps';
import { syncSubscription } from '../newsletter/sync-marketing-consent';
import { checkPassword } from '../passwords/login-attempts';
import { subjectOfUser, withSecurityLog } from '../security-log';
import { getAccount, hasEmail, type RequestUser, toUser, type UserRow } from '../users/user-row';
import { requestEmailChange } from '../verification/change-email';

/**
 * Leaves fields that are not sent unchanged; an empty text clears its field. A new email requires the current password
 * and changes nothing until the link sent to it is followed; whether it has an account is not looked up, so the response
 * cannot say. The update matches again what the decision was based on: the email, and for a new one the password and the
 * role. Throws `conflict` when these were changed in between.
 */
export async function updateProfile(
  deps: AuthDeps,
  { currentPassword, ...edit }: z.output<typeof editedProfile>,
  user: RequestUser,
): Promise<User> {
  const account = await getAccount(deps.database.db, user.userId);
  const form = { ...edit, email: edit.email ?? account.email };
  // The same address in another letter-case is the same mailbox.
  if (form.email.toLowerCase() === account.email.toLowerCase()) return saveProfile(deps, form, user, account);
  const change = async () => {
    await confirmNewEmail(deps, account, currentPassword, user);
    return saveProfile(deps, form, user, account);
  };
  return withSecurityLog(deps, 'email-change-requested', { ...subjectOfUser(user), email: account.email }, change());
}

async function saveProfile(
  { database, now }: AuthDeps,
  { email, ...form }: Omit<z.output<typeof editedProfile>, 'currentPassword'> & { email: string },
  { userId }: RequestUser,
  account: UserRow,
): Promise<User> {
  const isNewEmail = email.toLowerCase() !== account.email.toLowerCase();
  const isUnchanged = and(eq(users.password, account.password), eq(users.role, account.role));
  return database.transaction(async (tx) => {
    const [row] = await tx
      .update(users)
      .set({
        ...form,
        phone: emptyToNull(form.phone),
        address: emptyToNull(form.address),
        city: emptyToNull(form.city),
        country: emptyToNull(form.country),
        zipCode: emptyToNull(form.zipCode),
        ...(!isNewEmail && { email }),
        updatedAt: now(),
      })
      .where(
        and(
          eq(users.id, userId),
          isNull(users.disabledAt),
          hasEmail(account.email),
          isNewEmail ? isUnchanged : undefined,
        ),
      )
      .returning();
    if (!row)
      throw new AppError('conflict', 'Your account was changed elsewhere. Please reload the page and try again.');
    await syncSubscription(tx, row, now());
    if (isNewEmail) await requestEmailChange(tx, row, email, now());
    return toUser(tx, row, now());
  });
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
    return toUser(tx, row, now());
  });
}
