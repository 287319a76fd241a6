import type { QueryOf, ResponseOf } from '@shopwright/contracts/endpoint';
import type * as endpoints from '@shopwright/contracts/http/internal-ledgers';
import { repairRow } from '@shopwright/contracts/http/reconciliation';
import { actFor } from '@shopwright/service-kit/audit/act-for';
import { noteEntry } from '@shopwright/service-kit/audit/note-entry';
import type { Database } from '@shopwright/service-kit/database/connection';
import { AppError } from '@shopwright/service-kit/errors';
import { eq, sql } from 'drizzle-orm';
import { loyaltyEntries, users } from '../db/account-tables';

/** The call of staff, by which the order service asks for this. */
const repairAction = `${repairRow.method} ${repairRow.path}`;

/** Takes the sums under the account's lock, under which every entry is written. */
export function repairPoints(
  database: Database,
  userId: number,
  { actorUserId }: QueryOf<typeof endpoints.repairPoints>,
): Promise<ResponseOf<typeof endpoints.repairPoints>> {
  return database.transaction(async (tx) => {
    const sums = { loyalty_points: users.loyaltyPoints, total_spent: users.totalSpent };
    const [before] = await tx.select(sums).from(users).where(eq(users.id, userId)).for('update');
    if (!before) throw new AppError('not_found', 'No such account');
    const ofAccount = sql`from ${loyaltyEntries} where ${loyaltyEntries.userId} = ${userId}`;
    const [after = before] = await tx
      .update(users)
      .set({
        loyaltyPoints: sql`(select coalesce(sum(points), 0)::int ${ofAccount})`,
        totalSpent: sql`(select coalesce(sum(amount), 0) ${ofAccount})`,
      })
      .where(eq(users.id, userId))
      .returning(sums);
    if (actorUserId !== undefined) {
      await actFor(tx, { action: repairAction, userId: actorUserId });
      // The trigger passes by these sums, which follow the ledger.
      await noteEntry(tx, {
        target: 'account',
        targetId: userId,
        changes: { users: { key: { id: userId }, before, after } },
      });
    }
    return { loyaltyPoints: after.loyalty_points };
  });
}
