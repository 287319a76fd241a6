import { eq } from 'drizzle-orm';
import { newsletterSubscriptions } from '../db/schema';
import type { AuthDeps } from '../deps';
import { claimLink } from '../emails/claim-link';
import { findLinkedEmail, linkExpired } from '../emails/find-linked-email';
import { syncMarketingOptIn } from './sync-marketing-consent';

/** Succeeds on a second click while the subscription lasts; does not revive one that was ended since. */
export async function confirmSubscription(
  { database, links, now }: AuthDeps,
  { token }: { token: string },
): Promise<{ email: string }> {
  const linked = await findLinkedEmail(database.db, links, 'confirm-newsletter', token);
  return database.transaction(async (tx) => {
    const hasId = eq(newsletterSubscriptions.id, linked.subscriptionId ?? '');
    const [subscription] = await tx.select().from(newsletterSubscriptions).where(hasId).for('update');
    if (!subscription) throw linkExpired();
    const { email, state } = subscription;
    const claim = await claimLink(tx, linked.id, now());
    if (claim === 'expired' || (claim === 'used' && state !== 'confirmed')) throw linkExpired();
    if (claim === 'claimed') {
      await tx.update(newsletterSubscriptions).set({ state: 'confirmed', confirmedAt: now() }).where(hasId);
      await syncMarketingOptIn(tx, email, true, now());
    }
    return { email };
  });
}
