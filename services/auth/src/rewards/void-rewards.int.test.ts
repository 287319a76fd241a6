import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { users } from '../db/schema';
import { startAuth, type TestAuth } from '../test-auth';
import { nextOrder, TestCustomer } from './test-customer';

const minuteMs = 60_000;
let auth: TestAuth;
let ada: TestCustomer;

beforeAll(async () => {
  auth = await startAuth();
});
afterAll(() => auth.stop());
beforeEach(async () => {
  auth.clock.at = new Date();
  ada = await TestCustomer.create(auth);
});

const settle = async (id: number, outcome: 'used' | 'released', holder: string, orderId?: number) =>
  (await auth.as('order')).post(`/internal/rewards/${id}/settle`).send({ outcome, holder, orderId });
const states = async () => (await ada.list()).map(({ state }) => state);
const emailOf = async () =>
  (await auth.database.db.select({ email: users.email }).from(users).where(eq(users.id, ada.id)))[0]?.email ?? '';

/** Earns points by an order, and returns its id. */
async function earn(points: number): Promise<number> {
  const orderId = nextOrder();
  await ada.record('earned', points, orderId);
  return orderId;
}

describe('a reward whose points are taken back', () => {
  it('is voided with the order that paid for it, gives its points back, and is told to the customer', async () => {
    const orderId = await earn(1000);
    await ada.redeem();
    await ada.record('reversed', 1000, orderId);
    expect([await states(), await ada.getBalance()]).toEqual([['voided'], 0]);
    const { status, body } = await auth.latestEmail('reward-voided', await emailOf());
    expect([status, body.path]).toEqual([200, '/account']);
    const [reward] = await ada.list();
    expect((await ada.reserve(reward?.id ?? 0, randomUUID())).body).toMatchObject({
      code: 'conflict',
      message: 'The points of this reward were taken back',
    });
  });

  it('is the newest one, and no more than the account owes', async () => {
    const orders = [await earn(1000), await earn(1000), await earn(1000)];
    for (let n = 0; n < 3; n += 1) await ada.redeem();
    await ada.record('reversed', 1000, orders[0]);
    expect([await states(), await ada.getBalance()]).toEqual([['voided', 'available', 'available'], 0]);
    await ada.record('reversed', 1000, orders[1]);
    expect([await states(), await ada.getBalance()]).toEqual([['voided', 'voided', 'available'], 0]);
  });

  it('is not voided for points that the account still has', async () => {
    const orderId = await earn(500);
    await earn(1500);
    await ada.redeem();
    await ada.record('reversed', 500, orderId);
    expect([await states(), await ada.getBalance()]).toEqual([['available'], 500]);
  });

  it('leaves a used one, whose points the account owes, and no other is used meanwhile', async () => {
    const orderId = await earn(1000);
    await ada.redeem();
    await ada.useReward();
    await ada.record('reversed', 1000, orderId);
    expect([await states(), await ada.getBalance()]).toEqual([['used'], -1000]);
  });

  it('is voided once the checkout that had reserved it lets go, and cannot be reserved again by it', async () => {
    const orderId = await earn(1000);
    await ada.redeem();
    const [reward] = await ada.list();
    const [id, holder] = [reward?.id ?? 0, randomUUID()];
    await ada.reserve(id, holder);
    await ada.record('reversed', 1000, orderId);
    expect([await states(), await ada.getBalance()]).toEqual([['held'], -1000]);
    expect((await ada.reserve(id, holder)).status).toBe(409);
    expect((await settle(id, 'released', holder)).body).toEqual({ state: 'voided' });
    expect(await ada.getBalance()).toBe(0);
  });

  it('is voided with its reservation where that has expired', async () => {
    const orderId = await earn(1000);
    await ada.redeem();
    const [reward] = await ada.list();
    await ada.reserve(reward?.id ?? 0, randomUUID());
    auth.clock.at = new Date(auth.clock.at.getTime() + 31 * minuteMs);
    await ada.record('reversed', 1000, orderId);
    expect([await states(), await ada.getBalance()]).toEqual([['voided'], 0]);
  });

  it('is reserved or voided, where a checkout and the cancellation come at the same time', async () => {
    for (let round = 0; round < 10; round += 1) {
      ada = await TestCustomer.create(auth);
      const orderId = await earn(1000);
      await ada.redeem();
      const [reward] = await ada.list();
      const [reserved] = await Promise.all([
        ada.reserve(reward?.id ?? 0, randomUUID()),
        ada.record('reversed', 1000, orderId),
      ]);
      const isReserved = reserved.status === 200;
      expect([await states(), await ada.getBalance()]).toEqual(isReserved ? [['held'], -1000] : [['voided'], 0]);
    }
  });
});

it('in any sequence: no account that owes points has a reward to use, and the ledger adds up', async () => {
  const step = fc.oneof(
    fc.record({ do: fc.constant('earn' as const), points: fc.integer({ min: 1, max: 1500 }) }),
    fc.record({ do: fc.constantFrom('redeem' as const, 'use' as const, 'cancel' as const) }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 10 }), async (steps) => {
      ada = await TestCustomer.create(auth);
      const earned: [number, number][] = [];
      for (const next of steps) {
        if (next.do === 'earn') earned.push([await earn(next.points), next.points]);
        if (next.do === 'redeem') await ada.redeem();
        if (next.do === 'use') {
          const usable = (await ada.list()).find(({ state }) => state === 'available');
          const holder = randomUUID();
          if (usable && (await ada.reserve(usable.id, holder)).status === 200)
            await settle(usable.id, 'used', holder, nextOrder());
        }
        if (next.do === 'cancel') {
          const [orderId, points] = earned.pop() ?? [];
          if (orderId && points) await ada.record('reversed', points, orderId);
        }
        const balance = (await ada.getBalance()) ?? 0;
        if (balance < 0) expect(await states()).not.toContain('available');
      }
    }),
    { numRuns: 15 },
  );
});
