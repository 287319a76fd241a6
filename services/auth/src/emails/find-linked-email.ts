import type { AccountMailKind } from '@shopwright/contracts/http/account-mails';
import type { Executor } from '@shopwright/service-kit/database/connection';
import { AppError } from '@shopwright/service-kit/errors';
import { and, eq } from 'drizzle-orm';
import { accountEmails } from '../db/schema';
import { type LinkTokens, parseRowId } from './link-tokens';

export type AccountEmailRow = typeof accountEmails.$inferSelect;

/**
 * The mail whose link holds this token. One and the same 410 for a token that is made up, of another purpose, or of a
 * mail that is gone. Whether its time has come is for the caller to say: what a second click means differs.
 */
export async function findLinkedEmail(
  db: Executor,
  links: LinkTokens,
  kind: AccountMailKind,
  token: string,
): Promise<AccountEmailRow> {
  const id = parseRowId(token);
  if (!id) throw linkExpired();
  const [mail] = await db
    .select()
    .from(accountEmails)
    .where(and(eq(accountEmails.id, id), eq(accountEmails.kind, kind)));
  if (!mail || !links.isTokenFor(kind, mail, token)) throw linkExpired();
  return mail;
}

export const linkExpired = () =>
  new AppError('link_expired', 'This link is no longer valid. Please ask for a new one.');
