import type { Executor } from '@shopwright/service-kit/database/connection';
import { and, eq, gt } from 'drizzle-orm';
import { accountMails } from '../db/schema';
import type { AuthDeps } from '../deps';
import { verificationPauseMs } from '../emails/email-rules';
import { requestMail } from '../emails/request-email';
import { readAccount, type UserRow } from '../users/user-row';

/** One that was sent within the last minute is on its way still, and needs no other. */
export async function requestVerification({ database, now }: AuthDeps, userId: number): Promise<{ sent: true }> {
  const account = await readAccount(database.db, userId);
  if (account.emailVerifiedAt) return { sent: true };
  const since = new Date(now().getTime() - verificationPauseMs);
  const [recent] = await database.db
    .select({ id: accountMails.id })
    .from(accountMails)
    .where(
      and(
        eq(accountMails.userId, userId),
        eq(accountMails.kind, 'verify-email'),
        eq(accountMails.email, account.email.toLowerCase()),
        gt(accountMails.createdAt, since),
      ),
    );
  if (!recent) await database.transaction((tx) => requestVerificationMail(tx, account, now()));
  return { sent: true };
}

export function requestVerificationMail(tx: Executor, account: UserRow, now: Date): Promise<void> {
  const { id, email, preferredLanguage: language } = account;
  return requestMail(tx, { kind: 'verify-email', email, language, about: { userId: id } }, now);
}
