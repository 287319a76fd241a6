/**
 * Syncs `users.marketing_opt_in` with the subscription of the account's address; the rule is in the table's comment.
 */
import type { Executor } from '@shopwright/service-kit/database/connection';
import { and, eq, ne } from 'drizzle-orm';
import { newsletterSubscriptions, users } from '../db/schema';
import { newNonce } from '../emails/request-email';
import { hasEmail, type UserRow } from '../users/user-row';

/**
 * Applies the account's consent to its subscription. While the address is not verified nothing happens, because someone
 * else may have registered it: consent stays pending, and its owner's subscription stays.
 */
export async function syncSubscription(tx: Executor, account: UserRow, now: Date): Promise<void> {
  if (!account.emailVerifiedAt) return;
  const email = account.email.toLowerCase();
  if (!account.marketingOptIn) {
    await tx
      .update(newsletterSubscriptions)
      .set({ state: 'unsubscribed', unsubscribedAt: now })
      .where(and(eq(newsletterSubscriptions.email, email), ne(newsletterSubscriptions.state, 'unsubscribed')));
    return;
  }
  await tx
    .insert(newsletterSubscriptions)
    .values({
      email,
      state: 'confirmed',
      language: account.preferredLanguage,
      nonce: newNonce(),
      confirmedAt: now,
      createdAt: now,
    })
    .onConflictDoUpdate({
      target: newsletterSubscriptions.email,
      set: { state: 'confirmed', confirmedAt: now },
      setWhere: ne(newsletterSubscriptions.state, 'confirmed'),
    });
}

/**
 * Applies pending consent after the address was verified. What the owner of the address confirmed or ended by a link in
 * an email takes precedence.
 */
export async function applyPendingOptIn(tx: Executor, account: UserRow, now: Date): Promise<void> {
  const [subscription] = await tx
    .select({ state: newsletterSubscriptions.state })
    .from(newsletterSubscriptions)
    .where(eq(newsletterSubscriptions.email, account.email.toLowerCase()));
  if (subscription && subscription.state !== 'pending')
    await syncMarketingOptIn(tx, account.email, subscription.state === 'confirmed', now);
  else if (account.marketingOptIn) await syncSubscription(tx, { ...account, emailVerifiedAt: now }, now);
}

/** Sets the account's consent after a link in an email started or ended its address's subscription. */
export async function syncMarketingOptIn(tx: Executor, email: string, isSubscribed: boolean, now: Date): Promise<void> {
  await tx
    .update(users)
    .set({ marketingOptIn: isSubscribed, updatedAt: now })
    .where(and(hasEmail(email), ne(users.marketingOptIn, isSubscribed)));
}

/** Deletes the subscription of an address that its account no longer uses. */
export async function deleteSubscription(tx: Executor, email: string): Promise<void> {
  await tx.delete(newsletterSubscriptions).where(eq(newsletterSubscriptions.email, email.toLowerCase()));
}
