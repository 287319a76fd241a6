import type { BodyOf, QueryOf, ResponseOf } from '@shopwright/contracts/endpoint';
import * as endpoints from '@shopwright/contracts/http/rewards';
import { rewardOffers } from '@shopwright/contracts/http/rewards';
import { decimalFromCents } from '@shopwright/contracts/money';
import { AppError } from '@shopwright/service-kit/errors';
import { signedIn } from '@shopwright/service-kit/http/internal-token';
import type { RouteTable } from '@shopwright/service-kit/http/server';
import { and, asc, eq, gt, inArray, lte, or } from 'drizzle-orm';
import { rewardReleases, rewards, users } from '../db/schema';
import type { AuthDeps } from '../deps';
import { listRewards, redeemReward } from './redeem-reward';
import { decideRewardChange } from './reward-rules';
import { putRewardTerms } from './reward-terms';
import { hasExpired, isPaidFor, voidRewards } from './void-rewards';

export function rewardRoutes(routes: RouteTable, deps: AuthDeps): void {
  routes.bind(endpoints.listRewards, ({ actor }) => listRewards(deps, signedIn(actor)));
  routes.bind(endpoints.redeemReward, ({ body, actor }) => redeemReward(deps, signedIn(actor), body));
  routes.bind(endpoints.putRewardTerms, ({ body }) => putRewardTerms(deps.database.db, body));
  routes.bind(endpoints.reserveReward, ({ params, body }) => reserveReward(deps, params.id, body));
  routes.bind(endpoints.listReservedRewards, ({ query }) => listReservedRewards(deps, query));
  routes.bind(endpoints.closeRewardReservation, ({ params, body }) => commitOrReleaseReward(deps, params.id, body));
}

/**
 * Reserves the reward for a checkout by one conditional update, which checks and takes it under the same lock. The same
 * `holder` may call again and restarts its reservation.
 */
async function reserveReward(
  { database, now }: Pick<AuthDeps, 'database' | 'now'>,
  id: number,
  { userId, holder }: BodyOf<typeof endpoints.reserveReward>,
): Promise<ResponseOf<typeof endpoints.reserveReward>> {
  const at = now();
  const belongsToUser = and(eq(rewards.id, id), eq(rewards.userId, userId));
  const isAvailable = or(eq(rewards.state, 'available'), eq(rewards.reservedBy, holder), hasExpired(at));
  const [reserved] = await database.db
    .update(rewards)
    .set({ state: 'held', reservedBy: holder, reservedAt: at })
    .where(and(belongsToUser, isAvailable, isPaidFor))
    .returning({ kind: rewards.kind });
  if (reserved) {
    return { kind: reserved.kind, discount: decimalFromCents(rewardOffers[reserved.kind].discountCents) };
  }
  const [known] = await database.db.select({ state: rewards.state }).from(rewards).where(belongsToUser);
  if (!known) throw new AppError('not_found', 'No such reward');
  const [account] = await database.db.select().from(users).where(eq(users.id, userId));
  const reason =
    known.state === 'used'
      ? 'This reward has already been used'
      : known.state === 'voided' || (account?.loyaltyPoints ?? 0) < 0
        ? 'The points of this reward were taken back'
        : 'Another checkout has reserved this reward';
  throw new AppError('conflict', reason);
}

const pageMax = 500;

async function listReservedRewards(
  { database, now }: Pick<AuthDeps, 'database' | 'now'>,
  { madeBeforeSeconds, after = 0 }: QueryOf<typeof endpoints.listReservedRewards>,
): Promise<ResponseOf<typeof endpoints.listReservedRewards>> {
  const madeBefore = new Date(now().getTime() - madeBeforeSeconds * 1000);
  const rows = await database.db
    .select({ id: rewards.id, holder: rewards.reservedBy })
    .from(rewards)
    .where(and(eq(rewards.state, 'held'), lte(rewards.reservedAt, madeBefore), gt(rewards.id, after)))
    .orderBy(asc(rewards.id))
    .limit(pageMax);
  return rows.flatMap(({ id, holder }) => (holder ? [{ id, holder }] : []));
}

const unreserved = { reservedBy: null, reservedAt: null };

/**
 * Ends a reservation or a use. Locks the reward's row first, so that simultaneous reports of two orders are serialized.
 */
async function commitOrReleaseReward(
  { database, now, logger }: Pick<AuthDeps, 'database' | 'now' | 'logger'>,
  id: number,
  report: BodyOf<typeof endpoints.closeRewardReservation>,
): Promise<ResponseOf<typeof endpoints.closeRewardReservation>> {
  return database.transaction(async (tx) => {
    const ofReward = tx.select({ userId: rewards.userId }).from(rewards).where(eq(rewards.id, id));
    // The account before its rewards, as wherever points change.
    await tx.select({ id: users.id }).from(users).where(inArray(users.id, ofReward)).for('update');
    const [reward] = await tx.select().from(rewards).where(eq(rewards.id, id)).for('update');
    if (!reward) throw new AppError('not_found', 'No such reward');
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
    if (change === 'commit') return { state: values.state };
    await voidRewards(tx, reward.userId, now());
    const [left] = await tx.select({ state: rewards.state }).from(rewards).where(eq(rewards.id, id));
    return { state: left?.state ?? values.state };
  });
}
