import { and, eq, ne } from 'drizzle-orm';
import { newsletterSubscriptions } from '../db/schema';
import type { AuthDeps } from '../deps';
import { linkExpired } from '../emails/find-linked-email';
import { parseRowId } from '../emails/link-tokens';
import { syncMarketingOptIn } from './sync-marketing-consent';

/** Works for ever and any number of times; only where the address itself is gone there is nothing left to end. */
export async function unsubscribe(
  { database, links, now }: AuthDeps,
  { token }: { token: string },
): Promise<{ email: string }> {
  const id = parseRowId(token);
  if (!id) throw linkExpired();
  const isMine = eq(newsletterSubscriptions.id, id);
  const [subscription] = await database.db.select().from(newsletterSubscriptions).where(isMine);
  if (!subscription || !links.isTokenFor('unsubscribe', subscription, token)) throw linkExpired();
  await database.transaction(async (tx) => {
    await tx
      .update(newsletterSubscriptions)
      .set({ state: 'unsubscribed', unsubscribedAt: now() })
      .where(and(isMine, ne(newsletterSubscriptions.state, 'unsubscribed')));
    await syncMarketingOptIn(tx, subscription.email, false, now());
  });
  return { email: subscription.email };
}
