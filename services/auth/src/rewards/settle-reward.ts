import type { BodyOf, ReplyOf } from '@shopwright/contracts/endpoint';
import type { closeRewardReservation as endpoint } from '@shopwright/contracts/http/internal';
import { AppError } from '@shopwright/service-kit/errors';
import { and, eq } from 'drizzle-orm';
import { rewardReleases, rewards } from '../db/schema';
import type { AuthDeps } from '../deps';
import { settlementOf } from './reward-rules';

const unheld = { holder: null, heldAt: null };

/** The end of a hold, and of a use. The reward's row is locked first: what two orders say at once is heard in turn. */
export async function settleReward(
  { database, now, logger }: Pick<AuthDeps, 'database' | 'now' | 'logger'>,
  id: number,
  word: BodyOf<typeof endpoint>,
): Promise<ReplyOf<typeof endpoint>> {
  return database.transaction(async (tx) => {
    const [reward] = await tx.select().from(rewards).where(eq(rewards.id, id)).for('update');
    if (!reward) throw new AppError('not_found', 'There is no such reward');
    const ofOrder = word.orderId === undefined ? undefined : eq(rewardReleases.orderId, word.orderId);
    const [release] = ofOrder
      ? await tx
          .select()
          .from(rewardReleases)
          .where(and(eq(rewardReleases.rewardId, id), ofOrder))
      : [];
    const settlement = settlementOf(reward, word, release !== undefined);
    if (word.outcome === 'released' && word.orderId !== undefined && !release) {
      await tx.insert(rewardReleases).values({ rewardId: id, orderId: word.orderId, releasedAt: now() });
    }
    if (settlement === 'refuse') {
      logger.error({ rewardId: id, orderId: word.orderId, usedBy: reward.orderId }, 'two orders use one reward');
      throw new AppError('conflict', 'Another order uses this reward');
    }
    if (settlement === 'keep') return { state: reward.state };
    const change =
      settlement === 'use'
        ? { state: 'used' as const, orderId: word.orderId, usedAt: now(), ...unheld }
        : { state: 'available' as const, orderId: null, usedAt: null, ...unheld };
    await tx.update(rewards).set(change).where(eq(rewards.id, id));
    return { state: change.state };
  });
}
