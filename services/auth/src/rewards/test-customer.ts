import { randomUUID } from 'node:crypto';
import type { Reward, RewardKind } from '@shopwright/contracts/http/rewards';
import { decimalFromCents } from '@shopwright/contracts/money';
import { eq, sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { users } from '../db/schema';
import type { TestAuth } from '../test-auth';

let lastOrderId = 0;

export const nextOrder = () => {
  lastOrderId += 1;
  return lastOrderId;
};

/** A customer whose account is written by SQL, because only its points matter. */
export class TestCustomer {
  private constructor(
    private readonly auth: TestAuth,
    readonly id: number,
  ) {}

  static async create(auth: TestAuth): Promise<TestCustomer> {
    const [row] = await auth.database.db
      .insert(users)
      .values({ email: `${randomUUID()}@example.com`, password: 'none', firstName: 'Ada', lastName: 'Byron' })
      .returning({ id: users.id });
    return new TestCustomer(auth, row?.id ?? 0);
  }

  async record(kind: 'earned' | 'reversed', points: number, orderId = nextOrder()) {
    const body = { eventId: randomUUID(), userId: this.id, orderId, kind, amount: decimalFromCents(points * 100) };
    return (await this.auth.as('workers')).post('/internal/loyalty-entries').send(body);
  }

  async redeem(kind: RewardKind = 'ten-dollars', requestId: string = randomUUID()) {
    return (await this.auth.as('shopper', this.id)).post('/rewards').send({ kind, requestId });
  }

  /** Earns and redeems the points of a reward and returns its id. */
  async getReward(): Promise<number> {
    await this.record('earned', 1000);
    return (await this.redeem()).body.reward.id;
  }

  /** Uses the newest reward for an order. */
  async useReward() {
    const [reward] = await this.list();
    const body = { outcome: 'used', holder: randomUUID(), orderId: nextOrder() };
    return (await this.auth.as('order')).post(`/internal/rewards/${reward?.id}/settle`).send(body);
  }

  async list(): Promise<Reward[]> {
    return (await (await this.auth.as('shopper', this.id)).get('/rewards')).body;
  }

  async getState(rewardId: number) {
    return (await this.list()).find(({ id }) => id === rewardId)?.state;
  }

  async reserve(rewardId: number, holder: string) {
    return (await this.auth.as('order')).post(`/internal/rewards/${rewardId}/hold`).send({ userId: this.id, holder });
  }

  /** Returns the points, after checking that they equal the ledger's sum. */
  async getBalance() {
    const { db } = this.auth.database;
    const [account] = await db.select().from(users).where(eq(users.id, this.id));
    const [sums] = await db.execute(
      sql`select coalesce(sum(points), 0)::int as points, coalesce(sum(amount), 0)::numeric(10,2)::text as amount
          from loyalty_entries where user_id = ${this.id}`,
    );
    expect([account?.loyaltyPoints, account?.totalSpent]).toEqual([sums?.points, sums?.amount]);
    return account?.loyaltyPoints;
  }
}
