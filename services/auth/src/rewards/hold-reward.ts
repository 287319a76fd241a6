import type { BodyOf, ReplyOf } from '@shopwright/contracts/endpoint';
import type { reserveReward as endpoint } from '@shopwright/contracts/http/internal';
import { rewardOffers } from '@shopwright/contracts/http/rewards';
import { AppError } from '@shopwright/service-kit/errors';
import { and, eq, lt, or } from 'drizzle-orm';
import { rewards } from '../db/schema';
import type { AuthDeps } from '../deps';
import { lapseBefore } from './reward-rules';

/**
 * One conditional UPDATE: whether the reward can be had is decided under the lock that takes it. The holder's own call
 * again begins the hold anew.
 */
export async function holdReward(
  { database, now }: Pick<AuthDeps, 'database' | 'now'>,
  id: number,
  { userId, holder }: BodyOf<typeof endpoint>,
): Promise<ReplyOf<typeof endpoint>> {
  const at = now();
  const isOwn = and(eq(rewards.id, id), eq(rewards.userId, userId));
  const isLapsed = lt(rewards.heldAt, lapseBefore(at));
  const isFree = or(eq(rewards.state, 'available'), eq(rewards.holder, holder), isLapsed);
  const [held] = await database.db
    .update(rewards)
    .set({ state: 'held', holder, heldAt: at })
    .where(and(isOwn, isFree))
    .returning({ kind: rewards.kind });
  if (held) return { kind: held.kind, discountCents: rewardOffers[held.kind].discountCents };
  const [known] = await database.db.select({ state: rewards.state }).from(rewards).where(isOwn);
  if (!known) throw new AppError('not_found', 'There is no such reward');
  throw new AppError(
    'conflict',
    known.state === 'used' ? 'This reward is used already' : 'Another checkout holds this reward',
  );
}
