/** The account's switch `marketing_opt_in` and its address's subscription follow each other: the rule is the table's. */
import type { Executor } from '@shopwright/service-kit/database/connection';
import { and, eq, ne } from 'drizzle-orm';
import { newsletterSubscriptions, users } from '../db/schema';
import { newNonce } from '../emails/request-email';
import { hasEmail, type UserRow } from '../users/user-row';

/** After the account's owner moved the switch. Without a verified address a yes stays a wish. */
export async function syncSubscription(tx: Executor, account: UserRow, now: Date): Promise<void> {
  const email = account.email.toLowerCase();
  if (!account.marketingOptIn) {
    await tx
      .update(newsletterSubscriptions)
      .set({ state: 'unsubscribed', unsubscribedAt: now })
      .where(and(eq(newsletterSubscriptions.email, email), ne(newsletterSubscriptions.state, 'unsubscribed')));
    return;
  }
  if (!account.emailVerifiedAt) return;
  await tx
    .insert(newsletterSubscriptions)
    .values({
      ...{ email, state: 'confirmed', language: account.preferredLanguage, nonce: newNonce() },
      ...{ confirmedAt: now, createdAt: now },
    })
    .onConflictDoUpdate({
      target: newsletterSubscriptions.email,
      set: { state: 'confirmed', confirmedAt: now },
      setWhere: ne(newsletterSubscriptions.state, 'confirmed'),
    });
}

/** After the account's address was verified: its wish comes true, unless the address had its fill already. */
export async function applyPendingOptIn(tx: Executor, account: UserRow, now: Date): Promise<void> {
  const [subscription] = await tx
    .select({ state: newsletterSubscriptions.state })
    .from(newsletterSubscriptions)
    .where(eq(newsletterSubscriptions.email, account.email.toLowerCase()));
  if (subscription?.state === 'unsubscribed') await syncMarketingOptIn(tx, account.email, false, now);
  else if (account.marketingOptIn) await syncSubscription(tx, { ...account, emailVerifiedAt: now }, now);
}

/** After a link in a mail began or ended the address's subscription. */
export async function syncMarketingOptIn(tx: Executor, email: string, isSubscribed: boolean, now: Date): Promise<void> {
  await tx
    .update(users)
    .set({ marketingOptIn: isSubscribed, updatedAt: now })
    .where(and(hasEmail(email), ne(users.marketingOptIn, isSubscribed)));
}

/** After the account that had the address as its own left it. */
export async function deleteSubscription(tx: Executor, email: string): Promise<void> {
  await tx.delete(newsletterSubscriptions).where(eq(newsletterSubscriptions.email, email.toLowerCase()));
}
