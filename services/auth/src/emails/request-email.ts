import { randomBytes } from 'node:crypto';
import type { AccountMailKind } from '@shopwright/contracts/http/account-mails';
import type { Language } from '@shopwright/contracts/languages';
import type { Executor } from '@shopwright/service-kit/database/connection';
import { invariant } from '@shopwright/service-kit/errors';
import { appendEvent } from '@shopwright/service-kit/messaging/outbox';
import { and, count, eq, gt, isNull, lt, type SQL, sql } from 'drizzle-orm';
import { accountEmails } from '../db/schema';
import { emailRules, emailsPerWindow, keepEmailsMs, limitWindowMs } from './email-rules';

interface EmailRequest {
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
export async function requestEmail(tx: Executor, request: EmailRequest, now: Date): Promise<void> {
  const { kind, language, about } = request;
  const rule = emailRules[kind];
  const email = request.email?.toLowerCase() ?? null;
  if (email !== null && rule.isLimited) {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`mails to ${email}`}, 0))`);
    if (await isOverEmailLimit(tx, kind, email, now)) return;
  }
  if (rule.isLatestOnly) await endLinks(tx, kind, about, now);
  const [mail] = await tx
    .insert(accountEmails)
    .values({
      ...{ kind, email, language, ...about, nonce: newNonce(), createdAt: now },
      expiresAt: new Date(now.getTime() + rule.lifetimeMs),
    })
    .returning({ id: accountEmails.id });
  invariant(mail, 'an insert returns its row');
  await appendEvent(tx, 'account-mail-requested', { mailId: mail.id });
}

/** The unused links of this kind that are out there work no longer. */
export async function endLinks(
  tx: Executor,
  kind: AccountMailKind,
  about: EmailRequest['about'],
  now: Date,
): Promise<void> {
  const isOpen = and(isNull(accountEmails.usedAt), gt(accountEmails.expiresAt, now));
  await tx
    .update(accountEmails)
    .set({ expiresAt: now })
    .where(and(eq(accountEmails.kind, kind), isAbout(about), isOpen));
}

function isAbout(about: EmailRequest['about']): SQL {
  if ('userId' in about) return eq(accountEmails.userId, about.userId);
  if ('subscriptionId' in about) return eq(accountEmails.subscriptionId, about.subscriptionId);
  return eq(accountEmails.contactMessageId, about.contactMessageId);
}

async function isOverEmailLimit(tx: Executor, kind: AccountMailKind, email: string, now: Date): Promise<boolean> {
  const since = new Date(now.getTime() - limitWindowMs);
  const [lately] = await tx
    .select({ mails: count() })
    .from(accountEmails)
    .where(and(eq(accountEmails.email, email), eq(accountEmails.kind, kind), gt(accountEmails.createdAt, since)));
  return (lately?.mails ?? 0) >= emailsPerWindow;
}

export async function purgeEmails(tx: Executor, now: Date): Promise<void> {
  await tx.delete(accountEmails).where(lt(accountEmails.createdAt, new Date(now.getTime() - keepEmailsMs)));
}
