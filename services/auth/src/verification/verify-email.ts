import type { AuthDeps } from '../deps';
import { claimLink } from '../emails/claim-link';
import { findLinkedEmail, linkExpired } from '../emails/find-linked-email';
import { findRecipient } from '../users/user-row';
import { verifyEmailAddress } from './verify-email-address';

/** Succeeds on a second click as well. */
export async function verifyEmail(
  { database, links, now }: AuthDeps,
  { token }: { token: string },
): Promise<{ email: string }> {
  const email = await findLinkedEmail(database.db, links, 'verify-email', token);
  return database.transaction(async (tx) => {
    const at = now();
    const claim = await claimLink(tx, email.id, at);
    const account = await findRecipient(tx, email);
    if (!account || claim === 'expired' || (claim === 'used' && !account.emailVerifiedAt)) throw linkExpired();
    if (claim === 'claimed') await verifyEmailAddress(tx, account, at);
    return { email: account.email };
  });
}
