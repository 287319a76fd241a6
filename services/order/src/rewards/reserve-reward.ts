import * as endpoints from '@shopwright/contracts/http/rewards';
import { centsFromDecimal } from '@shopwright/contracts/money';
import { AppError, fieldError } from '@shopwright/service-kit/errors';
import { safeError } from '@shopwright/service-kit/runtime/logger';
import { and, eq, ne } from 'drizzle-orm';
import { orders } from '../db/schema';
import type { OrderDeps } from '../deps';

/**
 * Keeps the reward from other checkouts; throws `conflict` or `unprocessable` where it cannot be used. Equal calls of
 * one checkout share its `holder`. The reservation expires by itself. The unique index `orders_reward_once` is what
 * keeps one reward from discounting two orders.
 */
export async function reserveReward(
  deps: OrderDeps,
  reward: RequestedReward,
  holder: string,
  { shipsForMoney = false }: { shipsForMoney?: boolean } = {},
): Promise<ReservedReward> {
  const { id, userId } = reward;
  if (await isUsedByOtherOrder(deps, reward, holder)) {
    throw fieldError('conflict', 'rewardId', 'This reward is part of another order');
  }
  const { kind, discount } = await deps.auth
    .call(endpoints.reserveReward, { params: { id: String(id) }, body: { userId, holder } })
    .catch((error: unknown) => {
      throw toRewardError(error);
    });
  const discountCents = centsFromDecimal(discount);
  if (discountCents > 0 || (kind === 'free-shipping' && shipsForMoney)) return { id, holder, discountCents };
  await releaseReward(deps, { id, holder });
  throw fieldError('unprocessable', 'rewardId', 'This order already ships free');
}

/** Makes the reward available again. Where auth is unavailable, the reservation expires by itself. */
export async function releaseReward(
  { auth, logger }: OrderDeps,
  { id, holder }: Pick<ReservedReward, 'id' | 'holder'>,
  orderId?: number,
): Promise<void> {
  await auth
    .call(endpoints.closeRewardReservation, {
      params: { id: String(id) },
      body: { holder, outcome: 'released', orderId },
    })
    .catch((error: unknown) => {
      logger.warn({ err: safeError(error), rewardId: id }, 'reward not released, its reservation will expire');
    });
}

/** Finds orders of this user that another checkout has paid or may still pay. */
async function isUsedByOtherOrder(
  { database }: OrderDeps,
  { id, userId }: RequestedReward,
  holder: string,
): Promise<boolean> {
  const isNotCancelled = and(eq(orders.rewardId, id), ne(orders.status, 'cancelled'));
  const found = await database.db
    .select({ id: orders.id })
    .from(orders)
    .where(and(isNotCancelled, eq(orders.userId, userId), ne(orders.rewardHolder, holder)));
  return found.length > 0;
}

function toRewardError(error: unknown): unknown {
  if (!(error instanceof AppError)) return error;
  if (error.code === 'not_found') return fieldError('unprocessable', 'rewardId', 'No such reward');
  return error.code === 'conflict' ? fieldError('conflict', 'rewardId', error.message) : error;
}

/** A reward the customer asks to use, and the account it must belong to. */
export interface RequestedReward {
  id: number;
  userId: number;
}

/** A reward that auth keeps for one checkout. `holder` names the checkout: its id, else the order's reference. */
export interface ReservedReward {
  id: number;
  holder: string;
  /** 0 for free shipping. */
  discountCents: number;
}
