import type { AccountEmailKind } from '@shopwright/contracts/http/account-emails';
import type { Executor } from '@shopwright/service-kit/database/connection';
import { AppError } from '@shopwright/service-kit/errors';
import { and, eq } from 'drizzle-orm';
import { accountEmails } from '../db/schema';
import { type LinkTokens, parseRowId } from './link-tokens';

export type AccountEmailRow = typeof accountEmails.$inferSelect;

/**
 * Returns the email whose link contains this token. Throws the same `link_expired` for a token that is invented, of
 * another purpose, or of a purged email. The caller checks `usedAt` and `expiresAt`, because what a second click does
 * differs by kind.
 */
export async function findLinkedEmail(
  db: Executor,
  links: LinkTokens,
  kind: AccountEmailKind,
  token: string,
): Promise<AccountEmailRow> {
  const id = parseRowId(token);
  if (!id) throw linkExpired();
  const [email] = await db
    .select()
    .from(accountEmails)
    .where(and(eq(accountEmails.id, id), eq(accountEmails.kind, kind)));
  if (!email || !links.isTokenFor(kind, email, token)) throw linkExpired();
  return email;
}

export const linkExpired = () =>
  new AppError('link_expired', 'This link is no longer valid. Please request a new one.');
