import { randomUUID } from 'node:crypto';
import type { BodyOf, ResponseOf } from '@shopwright/contracts/endpoint';
import type * as endpoints from '@shopwright/contracts/http/rewards';
import { type Reward, rewardOffers } from '@shopwright/contracts/http/rewards';
import { AppError, fieldError, invariant } from '@shopwright/service-kit/errors';
import { and, desc, eq, sql } from 'drizzle-orm';
import { loyaltyEntries, rewards, users } from '../db/schema';
import type { AuthDeps } from '../deps';
import { getRewardState, isUsable } from './reward-rules';
import { hasPaidShipping } from './reward-terms';

type Deps = Pick<AuthDeps, 'database' | 'now'>;

/**
 * Exchanges points for a reward: ledger entry, reward and counter in one transaction. Locks the account's row first, so
 * of two simultaneous redemptions the second sees the balance after the first. Throws `conflict` when the balance is
 * too low, negative balances included, and `unprocessable` for a reward that no order could use.
 */
export async function redeemReward(
  { database, now }: Deps,
  userId: number,
  { kind, requestId }: BodyOf<typeof endpoints.redeemReward>,
): Promise<ResponseOf<typeof endpoints.redeemReward>> {
  return database.transaction(async (tx) => {
    const [account] = await tx
      .select({ loyaltyPoints: users.loyaltyPoints })
      .from(users)
      .where(eq(users.id, userId))
      .for('update');
    if (!account) throw new AppError('unauthenticated', 'Please sign in');
    const [known] = await tx
      .select()
      .from(rewards)
      .where(and(eq(rewards.userId, userId), eq(rewards.requestId, requestId)));
    if (known && known.kind !== kind)
      throw new AppError('conflict', 'This request was already used for another reward');
    if (known) return { reward: toReward(known, now()), loyaltyPoints: account.loyaltyPoints };

    if (!isUsable(kind, await hasPaidShipping(tx))) {
      throw fieldError('unprocessable', 'kind', 'Every order ships free, so this reward cannot be used now');
    }
    const { points } = rewardOffers[kind];
    if (account.loyaltyPoints < points) {
      throw new AppError('conflict', `This reward costs ${points} points and you have ${account.loyaltyPoints}`);
    }
    const [entry] = await tx
      .insert(loyaltyEntries)
      .values({ userId, eventId: randomUUID(), kind: 'redeemed', points: -points, amount: '0.00' })
      .returning({ id: loyaltyEntries.id });
    invariant(entry, 'an insert returns its row');
    const [reward] = await tx
      .insert(rewards)
      .values({ userId, kind, requestId, entryId: entry.id, createdAt: now() })
      .returning();
    const [updated] = await tx
      .update(users)
      .set({ loyaltyPoints: sql`${users.loyaltyPoints} - ${points}` })
      .where(eq(users.id, userId))
      .returning({ loyaltyPoints: users.loyaltyPoints });
    invariant(reward && updated, 'reward and counter return their rows');
    return { reward: toReward(reward, now()), loyaltyPoints: updated.loyaltyPoints };
  });
}

/** Returns the user's rewards, newest first. */
export async function listRewards({ database, now }: Deps, userId: number): Promise<Reward[]> {
  const rows = await database.db.select().from(rewards).where(eq(rewards.userId, userId)).orderBy(desc(rewards.id));
  return rows.map((row) => toReward(row, now()));
}

const toReward = (row: typeof rewards.$inferSelect, now: Date): Reward => ({
  id: row.id,
  kind: row.kind,
  state: getRewardState(row, now),
  createdAt: row.createdAt.toISOString(),
  usedAt: row.usedAt?.toISOString() ?? null,
});
