import type { Executor } from '@shopwright/service-kit/database/connection';
import { eq } from 'drizzle-orm';
import { accountMails } from '../db/schema';

/**
 * Takes the link for this one use. `used` is a link that did its work before, `expired` one that was replaced or is too
 * old. The row is locked: of two clicks at once the second waits, and finds it used.
 */
export async function claimLink(tx: Executor, mailId: string, now: Date): Promise<'claimed' | 'used' | 'expired'> {
  const isThis = eq(accountMails.id, mailId);
  const [mail] = await tx.select().from(accountMails).where(isThis).for('update');
  if (mail?.usedAt) return 'used';
  if (!mail || mail.expiresAt <= now) return 'expired';
  await tx.update(accountMails).set({ usedAt: now }).where(isThis);
  return 'claimed';
}
