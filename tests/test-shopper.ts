import { randomUUID } from 'node:crypto';
import type { RewardKind, RewardState } from '@shopwright/contracts/http/rewards';
import { AppError } from '@shopwright/service-kit/errors';
import type { ServiceClient } from '@shopwright/service-kit/http/client';
import type { Actor } from '@shopwright/service-kit/http/internal-token';
import type { EventOf } from '@shopwright/service-kit/messaging/worker';
import { and, eq, ne, sql } from 'drizzle-orm';
import { loyaltyEntries, rewards, users } from '../services/auth/src/db/schema';
import { recordEntry } from '../services/auth/src/loyalty/routes';
import { listRewards, redeemReward } from '../services/auth/src/rewards/redeem-reward';
import { type OrderRow, orders, outbox } from '../services/order/src/db/schema';
import type { OrderDeps } from '../services/order/src/deps';
import { cancelOrder } from '../services/order/src/fulfillment/cancel-order';
import { staff } from '../services/order/src/orders/record-event';
import { updateLoyalty } from '../workers/src/handlers';
import type { TestStore } from './test-store';

/** A customer with an account, read and changed through auth's own operations. */
export class Shopper {
  readonly actor: Actor;

  private constructor(
    private readonly shop: TestStore,
    readonly id: number,
  ) {
    this.actor = { role: 'shopper', userId: id, visitorId: randomUUID() };
  }

  static async create(shop: TestStore): Promise<Shopper> {
    const [row] = await shop.auth.database.db
      .insert(users)
      .values({ email: `${randomUUID()}@example.com`, password: 'none', firstName: 'Ada', lastName: 'Byron' })
      .returning({ id: users.id });
    if (!row) throw new Error('no account was written');
    return new Shopper(shop, row.id);
  }

  /** Earns and redeems the points of a reward and returns its id. */
  async getReward(kind: RewardKind = 'ten-dollars'): Promise<number> {
    if (kind === 'free-shipping') return this.writeFreeShipping();
    const earned = { eventId: randomUUID(), orderId: randomOrderId(), kind: 'earned' as const, amount: '1000.00' };
    await recordEntry(this.shop.auth, { userId: this.id, ...earned });
    const { reward } = await redeemReward(this.shop.auth, this.id, { kind, requestId: randomUUID() });
    return reward.id;
  }

  /** A reward that is no longer on offer, and still valid. */
  private async writeFreeShipping(): Promise<number> {
    const { db } = this.shop.auth.database;
    const paid = { userId: this.id, eventId: randomUUID(), kind: 'redeemed' as const, points: -500, amount: '0.00' };
    const [entry] = await db.insert(loyaltyEntries).values(paid).returning({ id: loyaltyEntries.id });
    const reward = { userId: this.id, kind: 'free-shipping' as const, requestId: randomUUID(), createdAt: new Date() };
    const [row] = await db
      .insert(rewards)
      .values({ ...reward, entryId: entry?.id ?? 0 })
      .returning({ id: rewards.id });
    return row?.id ?? 0;
  }

  async getState(rewardId: number): Promise<RewardState | undefined> {
    return (await listRewards(this.shop.auth, this.id)).find(({ id }) => id === rewardId)?.state;
  }

  async getAccount() {
    const [row] = await this.shop.auth.database.db.select().from(users).where(eq(users.id, this.id));
    return row;
  }
}

/** Returns an id that no order of the test has. */
const randomOrderId = () => 1_000_000 + Math.floor(Math.random() * 1_000_000_000);

/** Lists the orders with this reward that are paid or may still be paid: never more than one. */
export const listUncancelledOrders = ({ order }: TestStore, rewardId: number): Promise<OrderRow[]> =>
  order.database.db
    .select()
    .from(orders)
    .where(and(eq(orders.rewardId, rewardId), ne(orders.status, 'cancelled')));

/** Runs the loyalty worker's open jobs twice, in the order of `sort`; with `again` also those already handled. */
export async function runLoyaltyJobs(
  shop: TestStore,
  { again = false, sort = (jobs: unknown[]) => jobs } = {},
): Promise<void> {
  const rows = await shop.order.database.db
    .select()
    .from(outbox)
    .where(and(eq(outbox.queue, 'loyalty'), again ? undefined : sql`${outbox.handledAt} is null`));
  const handle = updateLoyalty({ auth: shop.authClient });
  const context = { logger: shop.order.logger, isFinal: () => false };
  for (const row of sort([...rows, ...rows]) as typeof rows) {
    await handle({ id: row.eventId, type: row.type, payload: row.payload } as EventOf<'loyalty'>, context);
  }
  await shop.order.database.db.update(outbox).set({ handledAt: sql`now()` }).where(eq(outbox.queue, 'loyalty'));
}

/** Cancels a confirmed order as staff do, while Stripe is away: its refund comes later. */
export const cancelConfirmedOrder = ({ order }: TestStore, row: OrderRow): Promise<void> => {
  const stripe = new Proxy(order.stripe, {
    get: () => {
      throw new AppError('unavailable', 'Stripe is away');
    },
  });
  return cancelOrder({ ...order, stripe }, row.id, { reason: 'test', author: staff({ userId: 1 }), field: 'status' });
};

/** Returns the order service with `call` in place of its calls to auth. */
export function withAuth(
  order: OrderDeps,
  call: (path: string, real: () => Promise<unknown>) => Promise<unknown>,
): OrderDeps {
  const real = order.auth;
  const auth = {
    ...real,
    call: (...args: Parameters<ServiceClient['call']>) => call(args[0].path, () => real.call(...args)),
  } as ServiceClient;
  return { ...order, auth };
}
