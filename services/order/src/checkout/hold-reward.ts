import { holdReward as holdRewardEndpoint, settleReward } from '@shopwright/contracts/http/internal';
import { AppError, fieldError } from '@shopwright/service-kit/errors';
import { safeError } from '@shopwright/service-kit/runtime/logger';
import { and, eq, ne } from 'drizzle-orm';
import { orders } from '../db/schema';
import type { OrderDeps } from '../deps';
import type { CheckoutRequest, WantedReward } from './create-payment-intent';

/** A reward while one checkout holds it. */
export interface HeldReward {
  id: number;
  holder: string;
  discountCents: number;
}

/**
 * Keeps the asked-for reward from other checkouts, or says why it cannot be had. All calls of one attempt are one
 * holder, so equal calls at once do not get in each other's way. The hold is a courtesy, and lapses when we die: that
 * no reward takes something off two orders is the orders' own unique index (`orders_reward_once`).
 */
export async function holdReward(
  deps: OrderDeps,
  { reward, checkoutId }: CheckoutRequest,
  reference: string,
): Promise<HeldReward | undefined> {
  if (!reward) return undefined;
  const { id, userId } = reward;
  const holder = checkoutId ?? reference;
  if (await isTaken(deps, reward, holder))
    throw fieldError('conflict', 'rewardId', 'This reward is part of another order');
  const { discountCents } = await deps.auth
    .call(holdRewardEndpoint, { params: { id: String(id) }, body: { userId, holder } })
    .catch((error: unknown) => {
      throw translate(error);
    });
  if (discountCents > 0) return { id, holder, discountCents };
  await releaseReward(deps, { id, holder });
  throw fieldError('unprocessable', 'rewardId', 'This order already ships free');
}

/** Gives the reward back for another time; should auth be away, the hold lapses by itself. */
export async function releaseReward(
  { auth, logger }: OrderDeps,
  { id, holder }: Pick<HeldReward, 'id' | 'holder'>,
  orderId?: number,
): Promise<void> {
  await auth
    .call(settleReward, { params: { id: String(id) }, body: { holder, outcome: 'released', orderId } })
    .catch((error: unknown) => logger.warn({ err: safeError(error), rewardId: id }, 'reward is left to lapse'));
}

/** By an order of this person that another attempt has paid or may still pay. */
async function isTaken({ database }: OrderDeps, { id, userId }: WantedReward, holder: string): Promise<boolean> {
  const isLive = and(eq(orders.rewardId, id), ne(orders.status, 'cancelled'));
  const taken = await database.db
    .select({ id: orders.id })
    .from(orders)
    .where(and(isLive, eq(orders.userId, userId), ne(orders.rewardHolder, holder)));
  return taken.length > 0;
}

function translate(error: unknown): unknown {
  if (!(error instanceof AppError)) return error;
  if (error.code === 'not_found') return fieldError('unprocessable', 'rewardId', 'There is no such reward');
  return error.code === 'conflict' ? fieldError('conflict', 'rewardId', error.message) : error;
}
