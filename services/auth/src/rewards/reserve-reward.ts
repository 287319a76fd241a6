import type { BodyOf, ReplyOf } from '@shopwright/contracts/endpoint';
import type { reserveReward as endpoint } from '@shopwright/contracts/http/internal';
import { rewardOffers } from '@shopwright/contracts/http/rewards';
import { decimalFromCents } from '@shopwright/contracts/money';
import { AppError } from '@shopwright/service-kit/errors';
import { and, eq, lt, or } from 'drizzle-orm';
import { rewards } from '../db/schema';
import type { AuthDeps } from '../deps';
import { reservationCutoff } from './reward-rules';

/**
 * Reserves the reward for a checkout by one conditional update, which checks and takes it under the same lock. The same
 * `holder` may call again and restarts its reservation.
 */
export async function reserveReward(
  { database, now }: Pick<AuthDeps, 'database' | 'now'>,
  id: number,
  { userId, holder }: BodyOf<typeof endpoint>,
): Promise<ReplyOf<typeof endpoint>> {
  const at = now();
  const belongsToUser = and(eq(rewards.id, id), eq(rewards.userId, userId));
  const hasExpired = lt(rewards.reservedAt, reservationCutoff(at));
  const isAvailable = or(eq(rewards.state, 'available'), eq(rewards.reservedBy, holder), hasExpired);
  const [reserved] = await database.db
    .update(rewards)
    .set({ state: 'held', reservedBy: holder, reservedAt: at })
    .where(and(belongsToUser, isAvailable))
    .returning({ kind: rewards.kind });
  if (reserved) {
    return { kind: reserved.kind, discount: decimalFromCents(rewardOffers[reserved.kind].discountCents) };
  }
  const [known] = await database.db.select({ state: rewards.state }).from(rewards).where(belongsToUser);
  if (!known) throw new AppError('not_found', 'There is no such reward');
  throw new AppError(
    'conflict',
    known.state === 'used' ? 'This reward has already been used' : 'Another checkout has reserved this reward',
  );
}
