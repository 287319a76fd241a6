import { and, eq, ne } from 'drizzle-orm';
import { newsletterSubscriptions } from '../db/schema';
import type { AuthDeps } from '../deps';
import { linkExpired } from '../emails/find-linked-email';
import { parseRowId } from '../emails/link-tokens';
import { syncMarketingOptIn } from './sync-marketing-consent';

/**
 * Accepts a link forever and any number of times. Throws `link_expired` when the subscription's row no longer exists.
 */
export async function unsubscribe(
  { database, links, now }: AuthDeps,
  { token }: { token: string },
): Promise<{ email: string }> {
  const id = parseRowId(token);
  if (!id) throw linkExpired();
  const hasId = eq(newsletterSubscriptions.id, id);
  const [subscription] = await database.db.select().from(newsletterSubscriptions).where(hasId);
  if (!subscription || !links.isTokenFor('unsubscribe', subscription, token)) throw linkExpired();
  await database.transaction(async (tx) => {
    await tx
      .update(newsletterSubscriptions)
      .set({ state: 'unsubscribed', unsubscribedAt: now() })
      .where(and(hasId, ne(newsletterSubscriptions.state, 'unsubscribed')));
    await syncMarketingOptIn(tx, subscription.email, false, now());
  });
  return { email: subscription.email };
}
