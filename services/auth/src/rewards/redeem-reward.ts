import { randomUUID } from 'node:crypto';
import type { BodyOf, ReplyOf } from '@shopwright/contracts/endpoint';
import { type redeemReward as endpoint, type Reward, rewardOffers } from '@shopwright/contracts/http/rewards';
import { AppError, invariant } from '@shopwright/service-kit/errors';
import { and, desc, eq, sql } from 'drizzle-orm';
import { loyaltyEntries, rewards, users } from '../db/schema';
import type { AuthDeps } from '../deps';
import { toReward } from './reward-row';

type Deps = Pick<AuthDeps, 'database' | 'now'>;

/**
 * Points for a reward: ledger entry, reward and counter in one transaction. The account's row is locked first, so two
 * wishes at once come one after the other, and the second sees what the first has left. A balance that refunds have
 * taken below zero buys nothing.
 */
export async function redeemReward(
  { database, now }: Deps,
  userId: number,
  { kind, requestId }: BodyOf<typeof endpoint>,
): Promise<ReplyOf<typeof endpoint>> {
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
    if (known && known.kind !== kind) throw new AppError('conflict', 'This request has bought another reward already');
    if (known) return { reward: toReward(known, now()), loyaltyPoints: account.loyaltyPoints };

    const { points } = rewardOffers[kind];
    if (account.loyaltyPoints < points) {
      throw new AppError('conflict', `This reward costs ${points} points and you have ${account.loyaltyPoints}`);
    }
    const [entry] = await tx
      .insert(loyaltyEntries)
      .values({ userId, eventId: randomUUID(), kind: 'redeemed', points: -points, amount: '0.00' })
      .returning({ id: loyaltyEntries.id });
    invariant(entry, 'the entry is written');
    const [reward] = await tx
      .insert(rewards)
      .values({ userId, kind, requestId, entryId: entry.id, createdAt: now() })
      .returning();
    const [updated] = await tx
      .update(users)
      .set({ loyaltyPoints: sql`${users.loyaltyPoints} - ${points}` })
      .where(eq(users.id, userId))
      .returning({ loyaltyPoints: users.loyaltyPoints });
    invariant(reward && updated, 'reward and counter are written');
    return { reward: toReward(reward, now()), loyaltyPoints: updated.loyaltyPoints };
  });
}

export async function listRewards({ database, now }: Deps, userId: number): Promise<Reward[]> {
  const rows = await database.db.select().from(rewards).where(eq(rewards.userId, userId)).orderBy(desc(rewards.id));
  return rows.map((row) => toReward(row, now()));
}
