import { and, eq } from 'drizzle-orm';
import { users } from '../db/schema';
import type { AuthDeps } from '../deps';
import { claimLink } from '../mails/claim-link';
import { findLinkedMail, linkExpired } from '../mails/find-linked-mail';
import { fulfilWish } from '../newsletter/keep-in-step';
import { findOwnerOf, hasEmail } from './user-row';

/**
 * A second click on a link that did its work is a success too. The write names the address once more: one that the
 * account took in the meantime is not the one that was shown to be its owner's.
 */
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
    if (claim === 'claimed') {
      const [verified] = await tx
        .update(users)
        .set({ emailVerifiedAt: at, updatedAt: at })
        .where(and(eq(users.id, account.id), hasEmail(account.email)))
        .returning();
      if (!verified) throw linkExpired();
      await fulfilWish(tx, verified, at);
    }
    return { email: account.email };
  });
}
