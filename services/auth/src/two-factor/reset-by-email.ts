import { toStoredEmail } from '@shopwright/contracts/email-address';
import type { Database } from '@shopwright/service-kit/database/connection';
import { users } from '../db/schema';
import { recordTeamEvent } from '../users/record-team-event';
import { hasEmail } from '../users/user-row';
import { lockAccount, removeAllFactors } from './factors';

/**
 * Removes the second factor of the account with this address and ends its sessions, for an account that no operator can
 * help. Returns false where there is no such account.
 */
export async function resetTwoFactorByEmail(database: Database, email: string, now: Date): Promise<boolean> {
  return database.transaction(async (tx) => {
    const [found] = await tx
      .select({ id: users.id })
      .from(users)
      .where(hasEmail(toStoredEmail(email)));
    if (!found) return false;
    const account = await lockAccount(tx, found.id);
    await removeAllFactors(tx, account, now);
    if (account.role !== 'shopper')
      await recordTeamEvent(tx, { kind: 'two-factor-reset', actorId: null, userId: account.id }, now);
    return true;
  });
}
