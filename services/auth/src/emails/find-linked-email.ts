import type { AccountMailKind } from '@shopwright/contracts/http/account-mails';
import type { Executor } from '@shopwright/service-kit/database/connection';
import { AppError } from '@shopwright/service-kit/errors';
import { and, eq } from 'drizzle-orm';
import { accountMails } from '../db/schema';
import { type LinkTokens, rowIdIn } from './link-tokens';

export type AccountMailRow = typeof accountMails.$inferSelect;

/**
 * The mail whose link holds this token. One and the same 410 for a token that is made up, of another purpose, or of a
 * mail that is gone. Whether its time has come is for the caller to say: what a second click means differs.
 */
export async function findLinkedMail(
  db: Executor,
  links: LinkTokens,
  kind: AccountMailKind,
  token: string,
): Promise<AccountMailRow> {
  const id = rowIdIn(token);
  if (!id) throw linkExpired();
  const [mail] = await db
    .select()
    .from(accountMails)
    .where(and(eq(accountMails.id, id), eq(accountMails.kind, kind)));
  if (!mail || !links.isTokenFor(kind, mail, token)) throw linkExpired();
  return mail;
}

export const linkExpired = () =>
  new AppError('link_expired', 'This link is no longer valid. Please ask for a new one.');
