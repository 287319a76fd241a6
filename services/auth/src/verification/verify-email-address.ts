import type { Executor } from '@shopwright/service-kit/database/connection';
import { and, eq } from 'drizzle-orm';
import { users } from '../db/schema';
import { linkExpired } from '../emails/find-linked-email';
import { applyPendingOptIn } from '../newsletter/sync-marketing-consent';
import { hasEmail, type UserRow } from '../users/user-row';

/**
 * Marks the account's address as verified after the user followed a link sent to it. The update names the address
 * again, because an address that the account took in the meantime was not verified. Throws `link_expired` then.
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
