import type { Executor } from '@shopwright/service-kit/database/connection';
import { eq } from 'drizzle-orm';
import { accountEmails } from '../db/schema';

/**
 * Takes the link for this one use. `used` is a link that did its work before, `expired` one that was replaced or is too
 * old. The row is locked: of two clicks at once the second waits, and finds it used.
 */
export async function claimLink(tx: Executor, mailId: string, now: Date): Promise<'claimed' | 'used' | 'expired'> {
  const isThis = eq(accountEmails.id, mailId);
  const [mail] = await tx.select().from(accountEmails).where(isThis).for('update');
  if (mail?.usedAt) return 'used';
  if (!mail || mail.expiresAt <= now) return 'expired';
  await tx.update(accountEmails).set({ usedAt: now }).where(isThis);
  return 'claimed';
}
