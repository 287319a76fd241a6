import type { AuthDeps } from '../deps';
import { claimLink } from '../emails/claim-link';
import { findLinkedMail, linkExpired } from '../emails/find-linked-email';
import { findOwnerOf } from '../users/user-row';
import { markVerified } from './verify-email-address';

/** A second click on a link that did its work is a success too. */
export async function verifyEmail(
  { database, links, now }: AuthDeps,
  { token }: { token: string },
): Promise<{ email: string }> {
  const mail = await findLinkedMail(database.db, links, 'verify-email', token);
  return database.transaction(async (tx) => {
    const at = now();
    const claim = await claimLink(tx, mail.id, at);
    const account = await findOwnerOf(tx, mail);
    if (!account || claim === 'expired' || (claim === 'used' && !account.emailVerifiedAt)) throw linkExpired();
    if (claim === 'claimed') await markVerified(tx, account, at);
    return { email: account.email };
  });
}
