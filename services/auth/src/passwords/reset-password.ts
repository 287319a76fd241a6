import type { BodyOf } from '@shopwright/contracts/endpoint';
import type { resetPassword as resetPasswordEndpoint } from '@shopwright/contracts/http/account';
import type { AuthDeps } from '../deps';
import { claimLink } from '../emails/claim-link';
import { findLinkedEmail, linkExpired } from '../emails/find-linked-email';
import { revokeOtherSessions } from '../sessions/revoke-sessions';
import { findRecipient } from '../users/user-row';
import { verifyEmailAddress } from '../verification/verify-email-address';
import { clearAttempts } from './login-attempts';
import { setPassword } from './set-password';

/**
 * Claims the link in the transaction of the change: of two simultaneous requests one sets its password, the other gets
 * 410. The link proves access to the mailbox, so the address is verified too.
 */
export async function resetPassword(
  { database, passwords, links, now }: AuthDeps,
  form: BodyOf<typeof resetPasswordEndpoint>,
): Promise<undefined> {
  const email = await findLinkedEmail(database.db, links, 'reset-password', form.token);
  // Avoids the costly hash for a dead link; the claim below decides.
  if (email.usedAt || email.expiresAt <= now()) throw linkExpired();
  const passwordHash = await passwords.hash(form.password);
  await database.transaction(async (tx) => {
    const claim = await claimLink(tx, email.id, now());
    const account = await findRecipient(tx, email);
    if (claim !== 'claimed' || !account) throw linkExpired();
    if (!(await setPassword(tx, account, passwordHash, now()))) throw linkExpired();
    await verifyEmailAddress(tx, account, now());
    await revokeOtherSessions(tx, account.id, undefined, now());
    await clearAttempts(tx, account.email);
  });
  return undefined;
}
