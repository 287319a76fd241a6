import type { Executor } from '@shopwright/service-kit/database/connection';
import { and, eq } from 'drizzle-orm';
import { users } from '../db/schema';
import { linkExpired } from '../emails/find-linked-email';
import { applyPendingOptIn } from '../newsletter/sync-marketing-consent';
import { hasEmail, type UserRow } from '../users/user-row';

/**
 * After a link that was mailed to the account's address was followed. The write names the address once more: one that
 * the account took in the meantime is not the one that was shown to be its owner's.
 */
export async function verifyEmailAddress(tx: Executor, { id, email }: UserRow, now: Date): Promise<void> {
  const [verified] = await tx
    .update(users)
    .set({ emailVerifiedAt: now, updatedAt: now })
    .where(and(eq(users.id, id), hasEmail(email)))
    .returning();
  if (!verified) throw linkExpired();
  await applyPendingOptIn(tx, verified, now);
}
