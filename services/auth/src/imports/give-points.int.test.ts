import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { loyaltyEntries, pastOrderPoints, rewards, users } from '../db/schema';
import { unusableHash } from '../passwords/passwords';
import { startAuth, type TestAuth } from '../test-auth';

let auth: TestAuth;
let importId: string;
let email: string;
let userId: number;

beforeAll(async () => {
  auth = await startAuth();
});
afterAll(() => auth.stop());
beforeEach(async () => {
  importId = randomUUID();
  email = `past-${randomUUID()}@example.com`;
  userId = await addAccount({ email });
});

const addAccount = async (changes: Partial<typeof users.$inferInsert> = {}): Promise<number> => {
  const values = { email: `${randomUUID()}@example.com`, password: unusableHash, firstName: 'Ada', lastName: '' };
  const [row] = await auth.database.db
    .insert(users)
    .values({ ...values, ...changes })
    .returning();
  return row?.id ?? 0;
};
const toOrder = (reference: string, total = '34.90', of = email) => ({ reference, email: of, total });
const call = async (phase: 'check' | 'import' | 'undo', orders: object[], id = importId) => {
  const response = await (await auth.as('workers'))
    .post('/internal/past-order-points')
    .send({ importId: id, phase, requestedBy: 1, orders });
  expect(response.status).toBe(200);
  return response.body as { reference: string; points: number }[];
};
const balance = async (id = userId) => {
  const [row] = await auth.database.db.select().from(users).where(eq(users.id, id));
  return [row?.loyaltyPoints, row?.totalSpent];
};
const entries = async () =>
  (
    await auth.database.db
      .select()
      .from(loyaltyEntries)
      .where(eq(loyaltyEntries.userId, userId))
      .orderBy(loyaltyEntries.id)
  ).map(({ kind, points, amount }) => [kind, points, amount]);
/** Counters that differ from the ledger. */
const mismatches = async () =>
  (await (await auth.as('order')).get('/internal/points-mismatches')).body.mismatches as unknown[];
const fresh = () => `#${randomUUID()}`;

describe('points for orders of another shop', () => {
  it('stand in the audit log as what the requester of the import did, and so does their undo', async () => {
    const orders = [toOrder(fresh())];
    for (const phase of ['check', 'import', 'undo'] as const) await call(phase, orders);
    const rows = await auth.database.db.execute(sql`
      select action, actor_id as "userId", target_id as target from audit_log where import_id = ${importId} order by id`);
    const target = String(userId);
    expect(rows).toEqual([
      { action: 'import', userId: 1, target },
      { action: 'undo import', userId: 1, target },
    ]);
  });

  it('are those that the orders would earn here, and no money spent', async () => {
    const [one, other] = [fresh(), fresh()];
    const orders = [toOrder(one), toOrder(other, '0.99'), toOrder(fresh(), '100', 'nobody@example.com')];
    expect(await call('check', orders)).toEqual([{ reference: one, points: 34 }]);
    expect(await balance()).toEqual([0, '0.00']);
    expect(await call('import', orders)).toEqual([{ reference: one, points: 34 }]);
    expect(await balance()).toEqual([34, '0.00']);
    expect(await entries()).toEqual([['imported', 34, '0.00']]);
    expect(await mismatches()).toEqual([]);
  });

  it('are given once by a batch that comes twice, by two workers and by another import of the file', async () => {
    const orders = Array.from({ length: 20 }, () => toOrder(fresh()));
    const both = await Promise.all([call('import', orders), call('import', orders.toReversed())]);
    for (const given of both) expect(given).toHaveLength(20);
    expect(await balance()).toEqual([680, '0.00']);
    const again = orders.map((order) => ({ ...order, reference: order.reference.toUpperCase() }));
    expect(await call('check', again, randomUUID())).toEqual([]);
    expect(await call('import', again, randomUUID())).toEqual([]);
    expect(await balance()).toEqual([680, '0.00']);
  });

  it('are given once by two imports at the same time, also to two accounts', async () => {
    const otherEmail = `past-${randomUUID()}@example.com`;
    const otherId = await addAccount({ email: otherEmail });
    const references = Array.from({ length: 20 }, fresh);
    const [mine, theirs] = await Promise.all([
      call(
        'import',
        references.map((reference) => toOrder(reference)),
      ),
      call(
        'import',
        references.map((reference) => toOrder(reference, '34.90', otherEmail)),
        randomUUID(),
      ),
    ]);
    expect((mine?.length ?? 0) + (theirs?.length ?? 0)).toBe(20);
    const [[own], [others]] = [await balance(), await balance(otherId)];
    expect(Number(own) + Number(others)).toBe(680);
    expect(await mismatches()).toEqual([]);
  });

  it.each([
    ['someone else may have registered', { password: 'a hash', emailVerifiedAt: null }],
    ['is disabled', { disabledAt: new Date() }],
  ])('go to no account that %s', async (_, changes) => {
    await auth.database.db.update(users).set(changes).where(eq(users.id, userId));
    expect(await call('import', [toOrder(fresh())])).toEqual([]);
    expect(await balance()).toEqual([0, '0.00']);
  });

  it('go to the account of an address in other letters, once it is verified', async () => {
    await auth.database.db
      .update(users)
      .set({ password: 'a hash', emailVerifiedAt: new Date() })
      .where(eq(users.id, userId));
    expect(await call('import', [toOrder(fresh(), '12.00', email.toUpperCase())])).toHaveLength(1);
    expect(await balance()).toEqual([12, '0.00']);
  });
});

describe('the undo of their import', () => {
  it('takes them back once, and an import after it gives them again', async () => {
    const orders = [toOrder(fresh()), toOrder(fresh())];
    await call('import', orders);
    const both = await Promise.all([call('undo', orders), call('undo', orders)]);
    expect(both.flat()).toHaveLength(2);
    expect(await balance()).toEqual([0, '0.00']);
    expect(await call('import', orders, randomUUID())).toHaveLength(2);
    expect(await balance()).toEqual([68, '0.00']);
    expect(await mismatches()).toEqual([]);
  });

  it('takes back nothing of another import', async () => {
    const orders = [toOrder(fresh())];
    await call('import', orders, randomUUID());
    expect(await call('undo', orders)).toEqual([]);
    expect(await balance()).toEqual([34, '0.00']);
  });

  it('takes back unused rewards that were bought with them', async () => {
    const orders = [toOrder(fresh(), '100.00')];
    await call('import', orders);
    const entry = { userId, eventId: randomUUID(), kind: 'redeemed' as const, points: -100, amount: '0.00' };
    const [redeemed] = await auth.database.db.insert(loyaltyEntries).values(entry).returning();
    const reward = { userId, kind: 'ten-dollars' as const, requestId: randomUUID(), createdAt: new Date() };
    await auth.database.db.insert(rewards).values({ ...reward, entryId: redeemed?.id ?? 0 });
    await auth.database.db.execute(sql`update users set loyalty_points = 0 where id = ${userId}`);
    await call('undo', orders);
    const [voided] = await auth.database.db.select().from(rewards).where(eq(rewards.userId, userId));
    expect(voided?.state).toBe('voided');
    expect(await mismatches()).toEqual([]);
  });

  it('leaves no trace of the order but the ledger', async () => {
    const orders = [toOrder(fresh())];
    await call('import', orders);
    await call('undo', orders);
    expect(await auth.database.db.select().from(pastOrderPoints).where(eq(pastOrderPoints.userId, userId))).toEqual([]);
    expect(await entries()).toEqual([
      ['imported', 34, '0.00'],
      ['import_undone', -34, '0.00'],
    ]);
  });
});
