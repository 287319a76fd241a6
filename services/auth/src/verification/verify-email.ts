import type { AuthDeps } from '../deps';
import { claimLink } from '../emails/claim-link';
import { findLinkedEmail, linkExpired } from '../emails/find-linked-email';
import { findRecipient } from '../users/user-row';
import { verifyEmailAddress } from './verify-email-address';

/** A second click on a link that did its work is a success too. */
export async function verifyEmail(
  { database, links, now }: AuthDeps,
  { token }: { token: string },
): Promise<{ email: string }> {
  const mail = await findLinkedEmail(database.db, links, 'verify-email', token);
  return database.transaction(async (tx) => {
    const at = now();
    const claim = await claimLink(tx, mail.id, at);
    const account = await findRecipient(tx, mail);
    if (!account || claim === 'expired' || (claim === 'used' && !account.emailVerifiedAt)) throw linkExpired();
    if (claim === 'claimed') await verifyEmailAddress(tx, account, at);
    return { email: account.email };
  });
}
