import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import type { RequestedEmailKind } from '@shopwright/contracts/http/account-emails';
import type { Executor } from '@shopwright/service-kit/database/connection';
import { AppError } from '@shopwright/service-kit/errors';
import { and, eq, inArray } from 'drizzle-orm';
import { accountEmails } from '../db/schema';

/** The purpose of a link: a token of one purpose is invalid for another. */
type LinkPurpose = RequestedEmailKind | 'unsubscribe' | 'unsubscribe-todo';

/** The row that a link refers to: its id is part of the token, its nonce is not. */
interface LinkedRow {
  id: string;
  nonce: string;
}

export interface LinkTokens {
  tokenFor(purpose: LinkPurpose, row: LinkedRow): string;
  isTokenFor(purpose: LinkPurpose, row: LinkedRow, token: string): boolean;
}

/**
 * Derives the tokens of links in emails, so none is stored or queued: `<row's id>-<HMAC-SHA-256 over purpose, id and
 * nonce>`. The key is derived by HKDF from the secret that the services share; changing the secret invalidates all
 * links sent before.
 */
export function createLinkTokens(secret: string): LinkTokens {
  const key = new Uint8Array(hkdfSync('sha256', secret, '', 'shopwright mailed links', 32));
  const sign = (purpose: LinkPurpose, { id, nonce }: LinkedRow) =>
    createHmac('sha256', key).update(`${purpose}:${id}:${nonce}`).digest();
  return {
    tokenFor: (purpose, row) => `${row.id}-${sign(purpose, row).toString('base64url')}`,
    isTokenFor(purpose, row, token) {
      const expected = sign(purpose, row);
      const given = Buffer.from(tokenShape.exec(token)?.[2] ?? '', 'base64url');
      return given.length === expected.length && timingSafeEqual(given, expected);
    },
  };
}

const tokenShape = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})-([\w-]{43})$/;

/** Reads the row's id from the token without verifying the token. */
export const parseRowId = (token: string): string | undefined => tokenShape.exec(token)?.[1];

export type AccountEmailRow = typeof accountEmails.$inferSelect;

/**
 * Returns the email whose link contains this token. Throws the same `link_expired` for a token that is invented, of
 * another purpose than these, or of a purged email. The caller checks `usedAt` and `expiresAt`, because what a second click does
 * differs by kind.
 */
export async function findLinkedEmail(
  db: Executor,
  links: LinkTokens,
  kinds: RequestedEmailKind | RequestedEmailKind[],
  token: string,
): Promise<AccountEmailRow> {
  const id = parseRowId(token);
  if (!id) throw linkExpired();
  const [email] = await db
    .select()
    .from(accountEmails)
    .where(and(eq(accountEmails.id, id), inArray(accountEmails.kind, [kinds].flat())));
  if (!email || !links.isTokenFor(email.kind, email, token)) throw linkExpired();
  return email;
}

export const linkExpired = () =>
  new AppError('link_expired', 'This link is no longer valid. Please request a new one.');

/**
 * Marks the link as used. Returns `used` for one that was used before and `expired` for one that was replaced or is too
 * old. Locks the row: of two simultaneous clicks the second waits and gets `used`.
 */
export async function claimLink(tx: Executor, emailId: string, now: Date): Promise<'claimed' | 'used' | 'expired'> {
  const hasId = eq(accountEmails.id, emailId);
  const [email] = await tx.select().from(accountEmails).where(hasId).for('update');
  if (email?.usedAt) return 'used';
  if (!email || email.expiresAt <= now) return 'expired';
  await tx.update(accountEmails).set({ usedAt: now }).where(hasId);
  return 'claimed';
}
