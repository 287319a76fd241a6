import { buy, deskOf } from '@shopwright/tests/test-desk';
import { startTestStore, type TestStore } from '@shopwright/tests/test-store';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { syncReversals } from '../refunds/sync-reversals';

let shop: TestStore;
let desk: ReturnType<typeof deskOf>;

beforeAll(async () => {
  shop = await startTestStore();
  desk = deskOf(shop);
});
afterAll(() => shop.close());

it('lists the disputes that wait for an answer: the nearest deadline first, with what each is about', async () => {
  const dispute = async (dueBy: string | null) => {
    const { id, paymentIntentId } = await buy(shop, { paymentMethod: 'pm_card_createDispute' });
    await syncReversals(shop.order, paymentIntentId);
    await shop.order.database.db.execute(
      sql`update disputes set due_by = ${dueBy}::timestamptz where order_id = ${id}`,
    );
    return id;
  };
  const later = await dispute('2100-01-20');
  const unknown = await dispute(null);
  const next = await dispute('2100-01-10');
  const idsOf = async (query: Record<string, string>) => (await desk.list(query)).map(({ id }) => id);

  expect(await idsOf({ dispute: 'unanswered' })).toEqual([next, later, unknown]);
  expect(await idsOf({ dispute: 'unanswered', sort: 'newest' })).toEqual([next, unknown, later]);
  expect(await idsOf({ dispute: 'unanswered', limit: '1', cursor: String(next) })).toEqual([later]);
  expect(await idsOf({ dispute: 'unanswered', cursor: String(later) })).toEqual([unknown]);
  const [first] = await desk.list({ dispute: 'unanswered' });
  expect(first?.openDisputes).toMatchObject([{ amount: first?.total, reason: 'fraudulent' }]);
  expect((await desk.list()).every(({ openDisputes }) => openDisputes === undefined)).toBe(true);

  // Also where the last one of a page is answered meanwhile.
  await shop.order.database.db.execute(sql`update disputes set status = 'under_review' where order_id = ${next}`);
  expect(await idsOf({ dispute: 'unanswered', cursor: String(next) })).toEqual([later, unknown]);
});
