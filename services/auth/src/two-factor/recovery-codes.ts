import { randomBytes } from 'node:crypto';
import type { Executor } from '@shopwright/service-kit/database/connection';
import { and, count, eq, isNull } from 'drizzle-orm';
import { recoveryCodes } from '../db/schema';
import { hashToken } from '../sessions/session-limits';

const codesPerAccount = 10;

/** Letters and digits that cannot be mistaken for each other. Each is worth five bits. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz023456789';
const codeLength = 16;

/** Replaces the account's recovery codes and returns the new ones, of which only the hashes are stored. */
export async function replaceRecoveryCodes(tx: Executor, userId: number): Promise<string[]> {
  const codes = Array.from({ length: codesPerAccount }, newCode);
  await deleteRecoveryCodes(tx, userId);
  await tx.insert(recoveryCodes).values(codes.map((code) => ({ userId, codeHash: hashToken(normalize(code)) })));
  return codes;
}

export async function deleteRecoveryCodes(tx: Executor, userId: number): Promise<void> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
}

/** Marks the code as used. Returns false for one that is unknown or used; of two simultaneous uses one succeeds. */
export async function consumeRecoveryCode(tx: Executor, userId: number, code: string, now: Date): Promise<boolean> {
  const used = await tx
    .update(recoveryCodes)
    .set({ usedAt: now })
    .where(
      and(
        eq(recoveryCodes.userId, userId),
        eq(recoveryCodes.codeHash, hashToken(normalize(code))),
        isNull(recoveryCodes.usedAt),
      ),
    )
    .returning({ userId: recoveryCodes.userId });
  return used.length > 0;
}

export async function countRecoveryCodes(db: Executor, userId: number): Promise<number> {
  const [left] = await db
    .select({ codes: count() })
    .from(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt)));
  return left?.codes ?? 0;
}

/** Returns a code in groups of four, such as "k7qm-2v9x-d3hf-8t0w". */
function newCode(): string {
  const letters = [...randomBytes(codeLength)].map((byte) => alphabet[byte % alphabet.length]).join('');
  return letters.replace(/.{4}(?=.)/g, '$&-');
}

const normalize = (code: string): string => code.toLowerCase().replace(/[^a-z0-9]/g, '');
