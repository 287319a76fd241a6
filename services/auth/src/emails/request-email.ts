import { randomBytes } from 'node:crypto';
import type { Language } from '@shopwright/contracts/fields';
import type { RequestedEmailKind } from '@shopwright/contracts/http/account-emails';
import type { Executor } from '@shopwright/service-kit/database/connection';
import { invariant } from '@shopwright/service-kit/errors';
import { appendEvent } from '@shopwright/service-kit/messaging/outbox';
import { and, count, eq, gt, isNull, lt, type SQL, sql } from 'drizzle-orm';
import { accountEmails } from '../db/schema';

interface EmailRequest {
  kind: RequestedEmailKind;
  /** Null for an email to the store. */
  email: string | null;
  language: Language;
  /** The row that the kind refers to. */
  about: { userId: number } | { subscriptionId: string } | { contactMessageId: number } | { invitationId: number };
}

export const newNonce = (): string => randomBytes(16).toString('base64url');

/**
 * Requests an email in the transaction of the change that it reports. Does nothing, silently, when the address reached
 * its limit for the kind. An advisory lock serializes requests for one address, so that simultaneous ones cannot exceed
 * the limit.
 */
export async function requestEmail(tx: Executor, request: EmailRequest, now: Date): Promise<void> {
  const { kind, language, about } = request;
  const rule = emailRules[kind];
  const email = request.email?.toLowerCase() ?? null;
  if (email !== null && rule.isLimited) {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`mails to ${email}`}, 0))`);
    if (await isOverEmailLimit(tx, kind, email, now)) return;
  }
  if (rule.isLatestOnly) await expireLinks(tx, kind, about, now);
  const [row] = await tx
    .insert(accountEmails)
    .values({
      kind,
      email,
      language,
      ...about,
      nonce: newNonce(),
      createdAt: now,
      expiresAt: new Date(now.getTime() + rule.lifetimeMs),
    })
    .returning({ id: accountEmails.id });
  invariant(row, 'an insert returns its row');
  await appendEvent(tx, 'account-mail-requested', { mailId: row.id });
}

/** Invalidates the unused links of this kind. */
export async function expireLinks(
  tx: Executor,
  kind: RequestedEmailKind,
  about: EmailRequest['about'],
  now: Date,
): Promise<void> {
  const isUsable = and(isNull(accountEmails.usedAt), gt(accountEmails.expiresAt, now));
  await tx
    .update(accountEmails)
    .set({ expiresAt: now })
    .where(and(eq(accountEmails.kind, kind), refersTo(about), isUsable));
}

function refersTo(about: EmailRequest['about']): SQL {
  if ('userId' in about) return eq(accountEmails.userId, about.userId);
  if ('subscriptionId' in about) return eq(accountEmails.subscriptionId, about.subscriptionId);
  if ('invitationId' in about) return eq(accountEmails.invitationId, about.invitationId);
  return eq(accountEmails.contactMessageId, about.contactMessageId);
}

async function isOverEmailLimit(tx: Executor, kind: RequestedEmailKind, email: string, now: Date): Promise<boolean> {
  const since = new Date(now.getTime() - limitWindowMs);
  const [recent] = await tx
    .select({ emails: count() })
    .from(accountEmails)
    .where(and(eq(accountEmails.email, email), eq(accountEmails.kind, kind), gt(accountEmails.createdAt, since)));
  return (recent?.emails ?? 0) >= emailsPerWindow;
}

export async function purgeEmails(tx: Executor, now: Date): Promise<void> {
  await tx.delete(accountEmails).where(lt(accountEmails.createdAt, new Date(now.getTime() - keepEmailsMs)));
}

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** The time for which the link of an invitation to the team is valid. */
export const invitationValidForMs = 7 * dayMs;

interface EmailRule {
  /** The time for which its link is valid or, without a link, for which it is worth sending. */
  lifetimeMs: number;
  /** Limits how many an address gets, because anyone can request it for any address. */
  isLimited: boolean;
  /** Invalidates the links of earlier ones. */
  isLatestOnly: boolean;
}

const emailRules: Record<RequestedEmailKind, EmailRule> = {
  'verify-email': { lifetimeMs: 7 * dayMs, isLimited: true, isLatestOnly: false },
  'change-email': { lifetimeMs: dayMs, isLimited: true, isLatestOnly: true },
  'reset-password': { lifetimeMs: hourMs, isLimited: true, isLatestOnly: true },
  'choose-password': { lifetimeMs: 30 * dayMs, isLimited: true, isLatestOnly: true },
  'password-changed': { lifetimeMs: 7 * dayMs, isLimited: false, isLatestOnly: false },
  'email-changed': { lifetimeMs: 7 * dayMs, isLimited: true, isLatestOnly: false },
  'two-factor-on': { lifetimeMs: 7 * dayMs, isLimited: false, isLatestOnly: false },
  'two-factor-off': { lifetimeMs: 7 * dayMs, isLimited: false, isLatestOnly: false },
  'factor-added': { lifetimeMs: 7 * dayMs, isLimited: false, isLatestOnly: false },
  'factor-removed': { lifetimeMs: 7 * dayMs, isLimited: false, isLatestOnly: false },
  'recovery-codes-created': { lifetimeMs: 7 * dayMs, isLimited: false, isLatestOnly: false },
  'access-changed': { lifetimeMs: 7 * dayMs, isLimited: false, isLatestOnly: false },
  'reward-voided': { lifetimeMs: 7 * dayMs, isLimited: true, isLatestOnly: false },
  'team-invitation': { lifetimeMs: invitationValidForMs, isLimited: false, isLatestOnly: true },
  'confirm-newsletter': { lifetimeMs: 30 * dayMs, isLimited: true, isLatestOnly: true },
  'contact-received': { lifetimeMs: 7 * dayMs, isLimited: true, isLatestOnly: false },
  'contact-for-store': { lifetimeMs: 30 * dayMs, isLimited: false, isLatestOnly: false },
};

/** The most emails of a kind that an address may get within `limitWindowMs`. */
const emailsPerWindow = 3;
const limitWindowMs = hourMs;

/** The time that a user waits before another verification email. */
export const verificationPauseMs = 60_000;

/** Longer than any link is valid, except unsubscribe links, which need no row of this table. */
const keepEmailsMs = 90 * dayMs;
