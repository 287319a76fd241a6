import type { Database } from '@shopwright/service-kit/database/connection';
import { and, eq, gt, inArray, isNotNull, isNull, notExists } from 'drizzle-orm';
import { accountEmails, newsletterSubscriptions } from '../db/schema';

const mostAtOnce = 1000;

/**
 * Ends the wait of addresses whose last link is over: nobody can confirm them any more. Who had left before is one who
 * left again, so that a form filled in by somebody else does not make the store forget it; the others are dropped.
 */
export async function purgeUnconfirmed({ transaction }: Database, now: Date): Promise<void> {
  await transaction(async (tx) => {
    const openLink = tx
      .select({ id: accountEmails.id })
      .from(accountEmails)
      .where(
        and(
          eq(accountEmails.subscriptionId, newsletterSubscriptions.id),
          isNull(accountEmails.usedAt),
          gt(accountEmails.expiresAt, now),
        ),
      );
    const isOver = and(eq(newsletterSubscriptions.state, 'pending'), notExists(openLink));
    const locked = await tx
      .select({ id: newsletterSubscriptions.id })
      .from(newsletterSubscriptions)
      .where(isOver)
      .limit(mostAtOnce)
      .for('update', { skipLocked: true });
    // Looked at once more: the form may have mailed another link before the lock was had.
    const ids = locked.map(({ id }) => id);
    const isThese = and(inArray(newsletterSubscriptions.id, ids), isOver);
    await tx
      .update(newsletterSubscriptions)
      .set({ state: 'unsubscribed' })
      .where(and(isThese, isNotNull(newsletterSubscriptions.unsubscribedAt)));
    await tx.delete(newsletterSubscriptions).where(isThese);
  });
}
