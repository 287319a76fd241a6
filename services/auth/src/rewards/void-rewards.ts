import { randomUUID } from 'node:crypto';
import { rewardOffers } from '@shopwright/contracts/http/rewards';
import type { Executor } from '@shopwright/service-kit/database/connection';
import { and, desc, eq, lt, or, sql } from 'drizzle-orm';
import { loyaltyEntries, rewards, users } from '../db/schema';
import { requestEmail } from '../emails/request-email';
import { reservationCutoff } from './reward-rules';

/**
 * Takes back unused rewards, the newest first, while the account owes points: those that bought them came from orders that
 * were cancelled or refunded. Each gives its points back, and the customer is told. Leaves one that a checkout has
 * reserved; it is voided once it is released. The caller has locked the account's row.
 */
export async function voidRewards(tx: Executor, userId: number, now: Date): Promise<void> {
  const [account] = await tx.select().from(users).where(eq(users.id, userId));
  if (!account || account.loyaltyPoints >= 0) return;
  const isUnused = or(eq(rewards.state, 'available'), and(eq(rewards.state, 'held'), hasExpired(now)));
  const unused = await tx
    .select()
    .from(rewards)
    .where(and(eq(rewards.userId, userId), isUnused))
    .orderBy(desc(rewards.id))
    .for('update');
  let points = account.loyaltyPoints;
  for (const { id, kind } of unused) {
    if (points >= 0) break;
    points += rewardOffers[kind].points;
    await tx.update(rewards).set({ state: 'voided', reservedBy: null, reservedAt: null }).where(eq(rewards.id, id));
    const entry = { userId, eventId: randomUUID(), kind: 'voided' as const, points: rewardOffers[kind].points };
    await tx.insert(loyaltyEntries).values({ ...entry, amount: '0.00' });
  }
  if (points === account.loyaltyPoints) return;
  await tx.update(users).set({ loyaltyPoints: points }).where(eq(users.id, userId));
  const { email, preferredLanguage: language } = account;
  await requestEmail(tx, { kind: 'reward-voided', email, language, about: { userId } }, now);
}

export const hasExpired = (now: Date) => lt(rewards.reservedAt, reservationCutoff(now));

/** True for a reward whose account owes no points. */
export const isPaidFor = sql`exists (select 1 from ${users} where ${users.id} = ${rewards.userId} and ${users.loyaltyPoints} >= 0)`;
