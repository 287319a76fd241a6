import type { Database } from '@shopwright/service-kit/database/connection';
import { and, eq, gt, inArray, isNotNull, isNull, notExists } from 'drizzle-orm';
import { purgeRepeatableCalls } from './api-keys/repeatable-calls';
import { purgeMessages } from './contact/take-messages';
import { accountEmails, newsletterSubscriptions } from './db/schema';
import type { AuthDeps } from './deps';
import { purgeEmails } from './emails/request-email';
import { clearImportChanges } from './imports/invite-imported';
import { purgeAttempts } from './passwords/login-attempts';
import { purgeSessions } from './sessions/start-session';
import { purgeInvitations } from './team/invite-member';
import { purgeChallenges } from './two-factor/sign-in-challenges';
import { purgeTeamEvents } from './users/record-team-event';

/**
 * Purges ended sessions, sign-in attempts whose window is over, unconfirmed subscriptions, unfinished sign-ins and old
 * emails, what imports changed, handled messages, invitations, lines of the team's log and kept responses.
 */
export async function purgeExpired({ database, now }: Pick<AuthDeps, 'database' | 'now'>): Promise<void> {
  await purgeSessions(database.db, now());
  await purgeAttempts(database, now());
  await purgeUnconfirmed(database, now());
  await purgeEmails(database.db, now());
  await purgeMessages(database.db, now());
  await purgeChallenges(database.db, now());
  await purgeInvitations(database.db, now());
  await purgeTeamEvents(database.db, now());
  await clearImportChanges(database.db, now());
  await purgeRepeatableCalls(database.db, now());
}

const batchMax = 1000;

/**
 * Ends pending subscriptions whose last link has expired. An address that had unsubscribed before becomes unsubscribed
 * again, so that a form filled in by someone else does not erase that fact; other rows are deleted.
 */
export async function purgeUnconfirmed({ transaction }: Database, now: Date): Promise<void> {
  await transaction(async (tx) => {
    const usableLink = tx
      .select({ id: accountEmails.id })
      .from(accountEmails)
      .where(
        and(
          eq(accountEmails.subscriptionId, newsletterSubscriptions.id),
          isNull(accountEmails.usedAt),
          gt(accountEmails.expiresAt, now),
        ),
      );
    const isExpired = and(eq(newsletterSubscriptions.state, 'pending'), notExists(usableLink));
    const locked = await tx
      .select({ id: newsletterSubscriptions.id })
      .from(newsletterSubscriptions)
      .where(isExpired)
      .limit(batchMax)
      .for('update', { skipLocked: true });
    // Checks `isExpired` again: the form may have sent another link before the lock was taken.
    const ids = locked.map(({ id }) => id);
    const isStillExpired = and(inArray(newsletterSubscriptions.id, ids), isExpired);
    await tx
      .update(newsletterSubscriptions)
      .set({ state: 'unsubscribed' })
      .where(and(isStillExpired, isNotNull(newsletterSubscriptions.unsubscribedAt)));
    await tx.delete(newsletterSubscriptions).where(isStillExpired);
  });
}
