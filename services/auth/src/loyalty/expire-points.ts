import { randomUUID } from 'node:crypto';
import type { Executor } from '@shopwright/service-kit/database/connection';
import { eq } from 'drizzle-orm';
import { loyaltyEntries, users } from '../db/schema';
import type { UserRow } from '../users/user-row';

/** Sets the account's points to zero by a ledger entry. The caller has locked the account's row. */
export async function expirePoints(
  tx: Executor,
  { id, loyaltyPoints }: Pick<UserRow, 'id' | 'loyaltyPoints'>,
): Promise<void> {
  if (loyaltyPoints === 0) return;
  await tx
    .insert(loyaltyEntries)
    .values({ userId: id, eventId: randomUUID(), kind: 'lapsed', points: 0 - loyaltyPoints, amount: '0.00' });
  await tx.update(users).set({ loyaltyPoints: 0 }).where(eq(users.id, id));
}
