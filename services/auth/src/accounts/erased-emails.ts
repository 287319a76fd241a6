import { createHash } from 'node:crypto';
import type { Executor } from '@shopwright/service-kit/database/connection';
import { erasedEmails } from '../db/schema';

export const hashEmail = (email: string): string => createHash('sha256').update(email.toLowerCase()).digest('hex');

/** Remembers that nothing shall be stored under the address again without its owner. */
export async function rememberErasure(tx: Executor, email: string, now: Date): Promise<void> {
  await tx
    .insert(erasedEmails)
    .values({ emailHash: hashEmail(email), erasedAt: now })
    .onConflictDoNothing();
}
