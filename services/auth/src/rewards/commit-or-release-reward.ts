import type { BodyOf, ReplyOf } from '@shopwright/contracts/endpoint';
import type { closeRewardReservation as settleRewardEndpoint } from '@shopwright/contracts/http/internal';
import { AppError } from '@shopwright/service-kit/errors';
import { and, eq } from 'drizzle-orm';
import { rewardReleases, rewards } from '../db/schema';
import type { AuthDeps } from '../deps';
import { decideRewardChange } from './reward-rules';

const unreserved = { reservedBy: null, reservedAt: null };

/**
 * Ends a reservation or a use. Locks the reward's row first, so that simultaneous reports of two orders are serialized.
 */
export async function commitOrReleaseReward(
  { database, now, logger }: Pick<AuthDeps, 'database' | 'now' | 'logger'>,
  id: number,
  report: BodyOf<typeof settleRewardEndpoint>,
): Promise<ReplyOf<typeof settleRewardEndpoint>> {
  return database.transaction(async (tx) => {
    const [reward] = await tx.select().from(rewards).where(eq(rewards.id, id)).for('update');
    if (!reward) throw new AppError('not_found', 'There is no such reward');
    const hasOrderId = report.orderId === undefined ? undefined : eq(rewardReleases.orderId, report.orderId);
    const [release] = hasOrderId
      ? await tx
          .select()
          .from(rewardReleases)
          .where(and(eq(rewardReleases.rewardId, id), hasOrderId))
      : [];
    const change = decideRewardChange(reward, report, release !== undefined);
    if (report.outcome === 'released' && report.orderId !== undefined && !release) {
      await tx.insert(rewardReleases).values({ rewardId: id, orderId: report.orderId, releasedAt: now() });
    }
    if (change === 'reject') {
      logger.error({ rewardId: id, orderId: report.orderId, usedBy: reward.orderId }, 'two orders use one reward');
      throw new AppError('conflict', 'Another order uses this reward');
    }
    if (change === 'keep') return { state: reward.state };
    const values =
      change === 'commit'
        ? { state: 'used' as const, orderId: report.orderId, usedAt: now(), ...unreserved }
        : { state: 'available' as const, orderId: null, usedAt: null, ...unreserved };
    await tx.update(rewards).set(values).where(eq(rewards.id, id));
    return { state: values.state };
  });
}
