import type { Executor } from '@shopwright/service-kit/database/connection';
import { eq } from 'drizzle-orm';
import { accountEmails } from '../db/schema';

/**
 * Marks the link as used. Returns `used` for one that was used before and `expired` for one that was replaced or is too
 * old. Locks the row: of two simultaneous clicks the second waits and gets `used`.
 */
export async function claimLink(tx: Executor, emailId: string, now: Date): Promise<'claimed' | 'used' | 'expired'> {
  const hasId = eq(accountEmails.id, emailId);
  const [email] = await tx.select().from(accountEmails).where(hasId).for('update');
  if (email?.usedAt) return 'used';
  if (!email || email.expiresAt <= now) return 'expired';
  await tx.update(accountEmails).set({ usedAt: now }).where(hasId);
  return 'claimed';
}
