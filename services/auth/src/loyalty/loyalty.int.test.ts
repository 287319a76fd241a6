import { randomUUID } from 'node:crypto';
import { decimalFromCents } from '@shopwright/contracts/money';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startAuth, type TestAuth } from '../test-auth';

let auth: TestAuth;
let userId: number;
let token: string;
let lastOrderId = 0;

beforeAll(async () => {
  auth = await startAuth();
});
afterAll(() => auth.stop());

async function newAccount(): Promise<void> {
  const { body } = await auth.register(`loyal-${randomUUID()}@example.com`);
  userId = body.user.id;
  token = body.token;
}

const nextOrder = () => {
  lastOrderId += 1;
  return lastOrderId;
};
const record = async (orderId: number, kind: 'earned' | 'reversed', amount: string, eventId = randomUUID()) =>
  (await auth.as('workers')).post('/internal/loyalty-entries').send({ eventId, userId, orderId, kind, amount });
const account = async () => {
  const { body } = await auth.resolve(token);
  return [body.user.loyaltyPoints, body.user.totalSpent];
};

describe('POST /internal/loyalty-entries', () => {
  describe('200', () => {
    it('adds a point per whole dollar, once per event', async () => {
      await newAccount();
      const eventId = randomUUID();
      const orderId = nextOrder();
      const responses = await Promise.all(
        Array.from({ length: 10 }, () => record(orderId, 'earned', '249.99', eventId)),
      );
      expect(responses.map((response) => response.status)).toEqual(Array(10).fill(200));
      expect(await account()).toEqual([249, '249.99']);
    });

    it('adds points once per order even for two events', async () => {
      await newAccount();
      const orderId = nextOrder();
      await Promise.all([record(orderId, 'earned', '50.00'), record(orderId, 'earned', '50.00')]);
      expect(await account()).toEqual([50, '50.00']);
    });

    it('reverses what the order earned, whichever event arrives first', async () => {
      await newAccount();
      await record(nextOrder(), 'earned', '100.00');
      const [late, early] = [nextOrder(), nextOrder()];
      await record(late, 'earned', '19.99');
      await record(late, 'reversed', '19.99');
      await record(early, 'reversed', '7.00');
      await record(early, 'earned', '7.00');
      expect(await account()).toEqual([100, '100.00']);
    });

    it('keeps counter and ledger equal under simultaneous events', async () => {
      await newAccount();
      const orders = Array.from({ length: 15 }, nextOrder);
      await Promise.all(
        orders.flatMap((orderId, n) => [
          record(orderId, 'earned', decimalFromCents(1000 + n)),
          ...(n % 3 === 0 ? [record(orderId, 'reversed', decimalFromCents(1000 + n))] : []),
        ]),
      );
      const [sums] = await auth.database.db.execute(
        sql`select sum(points)::int as points, sum(amount)::text as amount from loyalty_entries where user_id = ${userId}`,
      );
      expect(await account()).toEqual([sums?.points, sums?.amount]);
      expect(sums?.points).toBe(100);
    });
  });

  describe('of a refund', () => {
    const refund = async (orderId: number, reversed: string, version: number, eventId = randomUUID()) =>
      (await auth.as('workers'))
        .post('/internal/loyalty-refunds')
        .send({ eventId, userId, orderId, paid: '20.50', reversed, version });

    it('keeps the points of what is left, once per version, in any order', async () => {
      await newAccount();
      const orderId = nextOrder();
      await Promise.all([
        ...[1, 2, 3].map(() => refund(orderId, '0.60', 1)),
        ...[1, 2, 3].map(() => refund(orderId, '10.00', 2)),
        record(orderId, 'earned', '20.50'),
      ]);
      expect(await account()).toEqual([10, '10.50']);
      expect((await refund(orderId, '20.50', 3)).status).toBe(200);
      await refund(orderId, '10.00', 2);
      expect(await account()).toEqual([0, '0.00']);
      await refund(orderId, '0.00', 4);
      expect(await account()).toEqual([20, '20.50']);
      await record(orderId, 'reversed', '20.50');
      await refund(orderId, '0.00', 5);
      expect(await account()).toEqual([0, '0.00']);
    });

    it('400 for an amount below 0', async () => {
      expect((await refund(nextOrder(), '-1.00', 1)).status).toBe(400);
    });
  });

  it('404: refuses an unknown account', async () => {
    const body = { eventId: randomUUID(), userId: 999_999, orderId: 1, kind: 'earned', amount: '1.00' };
    expect((await (await auth.as('workers')).post('/internal/loyalty-entries').send(body)).status).toBe(404);
  });

  it.each([{ amount: '-1.00' }, { amount: '1.505' }, { kind: 'given' }, { eventId: 'x' }])(
    '400: refuses %j',
    async (wrong) => {
      const body = { eventId: randomUUID(), userId, orderId: nextOrder(), kind: 'earned', amount: '1.00', ...wrong };
      expect((await (await auth.as('workers')).post('/internal/loyalty-entries').send(body)).status).toBe(400);
    },
  );

  it('403: is not open to shoppers', async () => {
    const response = await (await auth.as('shopper', userId)).post('/internal/loyalty-entries').send({});
    expect(response.status).toBe(403);
  });
});
