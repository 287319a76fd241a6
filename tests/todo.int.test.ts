import { listOrderTodo } from '@shopwright/contracts/http/internal-todo';
import type { TodoRow } from '@shopwright/contracts/http/todo';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { disputes, refunds } from '../services/order/src/db/refund-tables';
import { orders } from '../services/order/src/db/schema';
import { threads } from '../services/order/src/db/thread-tables';
import { buy, customerOf, deskOf } from './test-desk';
import { startTestStore, type TestStore } from './test-store';

const ada = { role: 'shopper', userId: 41 } as const;
let shop: TestStore;
let desk: ReturnType<typeof deskOf>;

beforeAll(async () => {
  shop = await startTestStore();
  desk = deskOf(shop);
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.order.database.db.update(orders).set({ status: 'delivered', shipmentState: 'complete' });
});

const todo = (role: 'staff' | 'operator' = 'staff') => shop.orderClient.call(listOrderTodo, { query: { role } });
const row = async (kind: TodoRow['kind']) => (await todo()).find((each) => each.kind === kind);

it('lists orders to ship with their sum and the oldest, until they are shipped', async () => {
  const { id } = await buy(shop, { price: '20.00' });
  await buy(shop, { price: '30.00' });
  const first = (await desk.get(id)).placedAt;
  expect(await row('toShip')).toMatchObject({ count: 2, amount: '50.00', since: first });
  await desk.move(id, 'processing');
  await desk.move(id, 'shipped');
  expect(await row('toShip')).toMatchObject({ count: 1, amount: '30.00' });
});

it('lists disputes that wait for evidence, with the next deadline, before anything else', async () => {
  const [first, second] = [await buy(shop), await buy(shop)];
  const dispute = {
    orderId: first.id,
    counted: '0',
    reason: 'fraudulent',
    createdAt: new Date('2026-11-20T10:00:00Z'),
  };
  const { db } = shop.order.database;
  await db.insert(disputes).values([
    { ...dispute, id: 'du_1', amount: '12.00', status: 'needs_response', dueBy: new Date('2026-12-05T00:00:00Z') },
    {
      ...dispute,
      orderId: second.id,
      id: 'du_2',
      amount: '8.00',
      status: 'warning_needs_response',
      dueBy: new Date('2026-12-01T00:00:00Z'),
    },
    { ...dispute, id: 'du_3', amount: '5.00', status: 'under_review', dueBy: new Date('2026-11-30T00:00:00Z') },
  ]);
  expect((await todo())[0]).toEqual({
    kind: 'disputes',
    count: 2,
    amount: '20.00',
    since: '2026-11-20T10:00:00.000Z',
    dueBy: '2026-12-01T00:00:00.000Z',
    firstOrderId: second.id,
  });
  await db.update(disputes).set({ status: 'under_review' });
  expect(await row('disputes')).toBeUndefined();
});

it('lists a failed refund until it is refunded again', async () => {
  const { id } = await buy(shop, { price: '20.00' });
  await desk.refund(id, { amount: '7.00' });
  const { db } = shop.order.database;
  const isOfOrder = eq(refunds.orderId, id);
  await db.update(refunds).set({ state: 'failed' }).where(isOfOrder);
  await db.update(orders).set({ refundedTotal: '0' }).where(eq(orders.id, id));
  expect(await row('failedRefunds')).toMatchObject({
    count: 1,
    amount: '7.00',
    since: expect.any(String),
    firstOrderId: id,
  });
  await desk.refund(id, { amount: '7.00' });
  expect(await row('failedRefunds')).toBeUndefined();
});

it('lists returns to decide, and messages without an answer', async () => {
  const { id, itemId } = await buy(shop, { actor: ada });
  await desk.move(id, 'processing');
  await desk.move(id, 'shipped');
  await desk.move(id, 'delivered');
  await shop.order.database.db.delete(threads);
  const returned = await customerOf(shop, ada).return(id, [{ orderItemId: itemId, quantity: 1 }]);
  await customerOf(shop, ada).write(id, 'Where do I send it?');
  expect(await row('returns')).toMatchObject({
    count: 1,
    since: returned.returns[0]?.requestedAt,
    firstOrderId: id,
  });
  expect(await row('messages')).toMatchObject({ count: 1, since: expect.any(String) });
  await desk.moveReturn(id, returned.returns[0]?.id ?? 0, 'rejected');
  await desk.write(id, 'To our warehouse.');
  expect(await row('returns')).toBeUndefined();
  expect(await row('messages')).toBeUndefined();
});
