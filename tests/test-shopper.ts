import { randomUUID } from 'node:crypto';
import type { RewardKind, RewardState } from '@shopwright/contracts/http/rewards';
import type { ServiceClient } from '@shopwright/service-kit/http/client';
import type { Actor } from '@shopwright/service-kit/http/internal-token';
import { appendEvent } from '@shopwright/service-kit/messaging/outbox';
import type { EventOf } from '@shopwright/service-kit/messaging/worker';
import { and, eq, ne, sql } from 'drizzle-orm';
import { users } from '../services/auth/src/db/schema';
import { recordEntry } from '../services/auth/src/loyalty/record-entry';
import { listRewards, redeemReward } from '../services/auth/src/rewards/redeem-reward';
import { orders, outbox } from '../services/order/src/db/schema';
import type { OrderDeps } from '../services/order/src/deps';
import { getReservedReward, getTotalCents, type OrderRow } from '../services/order/src/orders/order-row';
import { updateLoyalty } from '../workers/src/update-loyalty';
import type { TestStore } from './test-store';

/** Somebody with an account, and what auth knows of them. */
export class Shopper {
  readonly actor: Actor;

  private constructor(
    private readonly shop: TestStore,
    readonly id: number,
  ) {
    this.actor = { role: 'shopper', userId: id, visitorId: randomUUID() };
  }

  static async join(shop: TestStore): Promise<Shopper> {
    const [row] = await shop.auth.database.db
      .insert(users)
      .values({ email: `${randomUUID()}@example.com`, password: 'none', firstName: 'Ada', lastName: 'Byron' })
      .returning({ id: users.id });
    if (!row) throw new Error('no account was written');
    return new Shopper(shop, row.id);
  }

  /** Earned and redeemed as people do. */
  async getReward(kind: RewardKind = 'ten-dollars'): Promise<number> {
    const earned = { eventId: randomUUID(), orderId: randomOrderId(), kind: 'earned' as const, amount: '1000.00' };
    await recordEntry(this.shop.auth.database, { userId: this.id, ...earned });
    const { reward } = await redeemReward(this.shop.auth, this.id, { kind, requestId: randomUUID() });
    return reward.id;
  }

  async stateOf(rewardId: number): Promise<RewardState | undefined> {
    return (await listRewards(this.shop.auth, this.id)).find(({ id }) => id === rewardId)?.state;
  }

  async account() {
    const [row] = await this.shop.auth.database.db.select().from(users).where(eq(users.id, this.id));
    return row;
  }
}

/** Out of the way of the orders that the shop writes. */
const randomOrderId = () => 1_000_000 + Math.floor(Math.random() * 1_000_000_000);

/** The orders with this reward that are paid or may still be. There is never more than one. */
export const listUncancelledOrders = ({ order }: TestStore, rewardId: number): Promise<OrderRow[]> =>
  order.database.db
    .select()
    .from(orders)
    .where(and(eq(orders.rewardId, rewardId), ne(orders.status, 'cancelled')));

/** Does the loyalty worker's jobs, each twice, in the order that `sort` brings them into; `again` does old ones too. */
export async function runLoyaltyJobs(
  shop: TestStore,
  { again = false, sort = (jobs: unknown[]) => jobs } = {},
): Promise<void> {
  const rows = await shop.order.database.db
    .select()
    .from(outbox)
    .where(and(eq(outbox.queue, 'loyalty'), again ? undefined : sql`${outbox.handledAt} is null`));
  const handle = updateLoyalty({ auth: shop.order.auth });
  const context = { logger: shop.order.logger, isLastAttempt: false };
  for (const row of sort([...rows, ...rows]) as typeof rows) {
    await handle({ id: row.eventId, type: row.type, payload: row.payload } as EventOf<'loyalty'>, context);
  }
  await shop.order.database.db.update(outbox).set({ handledAt: sql`now()` }).where(eq(outbox.queue, 'loyalty'));
}

/** What staff will do: a confirmed order is cancelled, and its money goes back. */
export async function cancelConfirmedOrder({ order: { database } }: TestStore, row: OrderRow): Promise<void> {
  await database.transaction(async (tx) => {
    await tx.update(orders).set({ status: 'cancelled', refundState: 'pending' }).where(eq(orders.id, row.id));
    await appendEvent(tx, 'order-cancelled', {
      orderId: row.id,
      userId: row.userId,
      paidCents: getTotalCents(row),
      wasConfirmed: true,
      reward: getReservedReward(row),
    });
  });
}

/** The order service, with an auth that answers in its own way. */
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
