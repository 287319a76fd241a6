import type { Executor } from '@shopwright/service-kit/database/connection';
import { and, eq, gt } from 'drizzle-orm';
import { accountEmails } from '../db/schema';
import type { AuthDeps } from '../deps';
import { verificationPauseMs } from '../emails/email-rules';
import { requestEmail } from '../emails/request-email';
import { getAccount, type UserRow } from '../users/user-row';

/** Sends a verification email unless one was sent within the last minute. */
export async function requestVerification({ database, now }: AuthDeps, userId: number): Promise<{ sent: true }> {
  const account = await getAccount(database.db, userId);
  if (account.emailVerifiedAt) return { sent: true };
  const since = new Date(now().getTime() - verificationPauseMs);
  const [recent] = await database.db
    .select({ id: accountEmails.id })
    .from(accountEmails)
    .where(
      and(
        eq(accountEmails.userId, userId),
        eq(accountEmails.kind, 'verify-email'),
        eq(accountEmails.email, account.email.toLowerCase()),
        gt(accountEmails.createdAt, since),
      ),
    );
  if (!recent) await database.transaction((tx) => requestVerificationEmail(tx, account, now()));
  return { sent: true };
}

export function requestVerificationEmail(tx: Executor, account: UserRow, now: Date): Promise<void> {
  const { id, email, preferredLanguage: language } = account;
  return requestEmail(tx, { kind: 'verify-email', email, language, about: { userId: id } }, now);
}
