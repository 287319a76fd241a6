import { randomBytes } from 'node:crypto';
import type { AccountMailKind } from '@shopwright/contracts/http/account-mails';
import type { Language } from '@shopwright/contracts/languages';
import type { Executor } from '@shopwright/service-kit/database/connection';
import { invariant } from '@shopwright/service-kit/errors';
import { appendEvent } from '@shopwright/service-kit/messaging/outbox';
import { and, count, eq, gt, isNull, lt, type SQL, sql } from 'drizzle-orm';
import { accountMails } from '../db/schema';
import { keepMailsMs, limitWindowMs, mailRules, mailsPerWindow } from './email-rules';

interface MailRequest {
  kind: AccountMailKind;
  /** Null for a mail to the store itself. */
  email: string | null;
  language: Language;
  /** The one that the kind is about. */
  about: { userId: number } | { subscriptionId: string } | { contactMessageId: number };
}

export const newNonce = (): string => randomBytes(16).toString('base64url');

/**
 * Asks for a mail, in the transaction of the change that it is about. An address that had its share of this kind gets
 * no more, and nobody is told: requests for one address take turns, so that many at once cannot slip past.
 */
export async function requestMail(tx: Executor, request: MailRequest, now: Date): Promise<void> {
  const { kind, language, about } = request;
  const rule = mailRules[kind];
  const email = request.email?.toLowerCase() ?? null;
  if (email !== null && rule.isLimited) {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`mails to ${email}`}, 0))`);
    if (await hadItsShare(tx, kind, email, now)) return;
  }
  if (rule.isLatestOnly) await endLinks(tx, kind, about, now);
  const [mail] = await tx
    .insert(accountMails)
    .values({
      ...{ kind, email, language, ...about, nonce: newNonce(), createdAt: now },
      expiresAt: new Date(now.getTime() + rule.lifetimeMs),
    })
    .returning({ id: accountMails.id });
  invariant(mail, 'an insert returns its row');
  await appendEvent(tx, 'account-mail-requested', { mailId: mail.id });
}

/** The unused links of this kind that are out there work no longer. */
export async function endLinks(
  tx: Executor,
  kind: AccountMailKind,
  about: MailRequest['about'],
  now: Date,
): Promise<void> {
  const isOpen = and(isNull(accountMails.usedAt), gt(accountMails.expiresAt, now));
  await tx
    .update(accountMails)
    .set({ expiresAt: now })
    .where(and(eq(accountMails.kind, kind), isAbout(about), isOpen));
}

function isAbout(about: MailRequest['about']): SQL {
  if ('userId' in about) return eq(accountMails.userId, about.userId);
  if ('subscriptionId' in about) return eq(accountMails.subscriptionId, about.subscriptionId);
  return eq(accountMails.contactMessageId, about.contactMessageId);
}

async function hadItsShare(tx: Executor, kind: AccountMailKind, email: string, now: Date): Promise<boolean> {
  const since = new Date(now.getTime() - limitWindowMs);
  const [lately] = await tx
    .select({ mails: count() })
    .from(accountMails)
    .where(and(eq(accountMails.email, email), eq(accountMails.kind, kind), gt(accountMails.createdAt, since)));
  return (lately?.mails ?? 0) >= mailsPerWindow;
}

export async function dropOldMails(tx: Executor, now: Date): Promise<void> {
  await tx.delete(accountMails).where(lt(accountMails.createdAt, new Date(now.getTime() - keepMailsMs)));
}
