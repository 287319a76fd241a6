import * as endpoints from '@shopwright/contracts/http/customers';
import { eraseCustomer } from '@shopwright/contracts/http/internal';
import { markInvoicePaid } from '@shopwright/contracts/http/order-actions';
import { Customer, customer, getOrderRow, pay } from '@shopwright/tests/test-customer';
import { clerk, customerOf, deskOf } from '@shopwright/tests/test-desk';
import { startTestStore, type TestStore } from '@shopwright/tests/test-store';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { orders } from '../db/schema';
import { customLine, draftsOf } from '../draft-orders/test-drafts';
import { reconcile } from '../reconciliation/reconcile';
import { eraseOrders, purgeErasedCustomers } from './erase-orders';
import { type Bought, openCheckout, stepsOf } from './test-erasure';

let store: TestStore;
let desk: ReturnType<typeof deskOf>;
let steps: ReturnType<typeof stepsOf>;
let lamp: number;
let aheadMs = 0;
let lastUserId = 31_000;

beforeAll(async () => {
  store = await startTestStore({ now: () => new Date(Date.now() + aheadMs) });
  desk = deskOf(store);
  steps = stepsOf(store);
  lamp = await store.addProduct({ price: '20.00', stock: 1000 });
});
afterAll(() => store.close());
beforeEach(() => {
  aheadMs = 0;
});

const open = (userId?: number) => openCheckout(store, lamp, userId);

async function take(order: Bought, ...names: StepName[]): Promise<void> {
  for (const name of names) {
    await steps[name === 'confirm' ? 'payOnly' : name](order);
    if (name === 'confirm') await later(1);
  }
}

async function later(minutes: number): Promise<void> {
  aheadMs += minutes * 60_000;
  await reconcile(store.order);
  await purgeErasedCustomers(store.order);
}

/** Erases an account as its event does, and a guest as staff do. */
async function erase({ userId, email }: Bought): Promise<void> {
  if (userId !== undefined) {
    await store.orderClient.call(eraseCustomer, { body: { userId } });
    return;
  }
  const found = await store.orderClient.call(endpoints.listCustomers, { query: { search: email } }, clerk);
  const params = { id: String(found[0]?.id) };
  await store.orderClient.call(endpoints.eraseCustomerData, { params, body: { email } }, clerk);
}

async function expectKept({ id, email }: Bought): Promise<void> {
  const { userId, visitorId, checkoutId, ...contact } = await getOrderRow(store, id);
  expect(contact).toMatchObject({
    customerName: customer.customerName,
    customerAddress: customer.customerAddress,
    customerEmail: email,
    isErasureDue: true,
  });
  expect([userId, visitorId, checkoutId]).toEqual([null, null, null]);
}

async function expectErased({ id, email }: Bought): Promise<void> {
  const erased = { customerName: 'Former customer', customerEmail: '', customerAddress: 'Erased' };
  const none = { userId: null, visitorId: null, checkoutId: null, isErasureDue: false };
  expect(await getOrderRow(store, id)).toMatchObject({ ...erased, ...none });
  const left = await store.order.database.db.execute(sql`
    select 1 from orders, order_search where orders.id = ${id} and order_search.order_id = ${id}
      and (orders::text ilike ${`%${email}%`} or document ilike ${`%${email}%`})`);
  expect(left).toHaveLength(0);
}

type StepName = keyof ReturnType<typeof stepsOf> | 'confirm';

const openOrders: Record<string, StepName[]> = {
  confirmed: ['confirm'],
  'in processing': ['confirm', 'startProcessing'],
  'shipped in part': ['confirm', 'shipOne'],
  shipped: ['confirm', 'startProcessing', 'ship'],
  'refunded in part': ['confirm', 'refundOne'],
};
const closedOrders: Record<string, StepName[]> = {
  delivered: ['confirm', 'startProcessing', 'ship', 'deliver'],
  cancelled: ['confirm', 'cancel'],
  'refunded in full': ['confirm', 'refundAll'],
  'refunded in full after it was shipped': ['confirm', 'startProcessing', 'ship', 'refundAll'],
};
const rest: Record<string, StepName[]> = {
  confirmed: ['startProcessing', 'ship', 'deliver'],
  'in processing': ['ship', 'deliver'],
  'shipped in part': ['ship', 'deliver'],
  shipped: ['deliver'],
  'refunded in part': ['startProcessing', 'ship', 'deliver'],
};

const newUser = () => {
  lastUserId += 1;
  return lastUserId;
};

describe.each([
  ['an account', newUser],
  ['a guest', () => undefined],
])('the erasure of %s', (_, toUserId) => {
  const buy = async (names: readonly StepName[]) => {
    const order = await open(toUserId());
    await take(order, ...names);
    return order;
  };

  it.each(Object.entries(openOrders))(
    'keeps the delivery of an order that is %s, until it is delivered',
    async (state, names) => {
      const order = await buy(names);
      await erase(order);
      await expectKept(order);
      await later(60);
      await expectKept(order);
      await take(order, ...(rest[state] ?? []));
      await expectKept(order);
      await later(60);
      await expectErased(order);
    },
  );

  it.each(Object.entries(openOrders).filter(([state]) => !state.startsWith('shipped')))(
    'erases an order that is %s once it is cancelled',
    async (_state, names) => {
      const order = await buy(names);
      await erase(order);
      await take(order, 'cancel');
      await later(60);
      await expectErased(order);
    },
  );

  it.each(Object.entries(openOrders))('erases an order that is %s once it is refunded', async (_state, names) => {
    const order = await buy(names);
    await erase(order);
    await take(order, 'refundAll');
    await later(60);
    await expectErased(order);
  });

  it.each(Object.entries(closedOrders))('erases an order that is %s', async (_state, names) => {
    const order = await buy(names);
    await erase(order);
    await expectErased(order);
  });

  it('erases what was written about an open order until it was closed', async () => {
    const order = await buy(['confirm']);
    await desk.note(order.id, 'Ada lives next door');
    await erase(order);
    expect((await desk.get(order.id)).notes).toEqual([]);
    await desk.note(order.id, 'Ada lives next door');
    await take(order, 'cancel');
    await later(60);
    const { notes, timeline } = await desk.get(order.id);
    expect(notes).toEqual([]);
    expect(timeline.map(({ details }) => details.reason).filter(Boolean)).toEqual([]);
  });

  it('lets the customer follow an open order by its link, and lists them no more', async () => {
    const order = await buy(['confirm']);
    const token = store.order.trackingTokens.tokenFor(await getOrderRow(store, order.id));
    await erase(order);
    expect((await customerOf(store).get(order.id, { token })).status).toBe('confirmed');
    const query = { search: order.email };
    expect(await store.orderClient.call(endpoints.listCustomers, { query }, clerk)).toEqual([]);
  });

  it('is repeated without a change', async () => {
    const order = await buy(['confirm']);
    const other = await buy(['confirm']);
    await erase(order);
    if (order.userId !== undefined) await erase(order);
    await later(60);
    await expectKept(order);
    expect(await getOrderRow(store, other.id)).toMatchObject({ isErasureDue: false, customerEmail: other.email });
  });
});

describe('the erasure of an account', () => {
  it('keeps the delivery of what was paid a moment ago', async () => {
    const order = await open(newUser());
    await take(order, 'payOnly');
    await erase(order);
    await later(1);
    expect(await getOrderRow(store, order.id)).toMatchObject({ status: 'confirmed' });
    await expectKept(order);
  });

  it('keeps the delivery of an order whose bank debit is awaited', async () => {
    const order = await open(newUser());
    await take(order, 'debit');
    await later(1);
    await erase(order);
    await expectKept(order);
  });

  it('erases the closed orders of a customer and keeps the open one', async () => {
    const userId = newUser();
    const [first, second] = [await open(userId), await open(userId)];
    for (const order of [first, second]) await take(order, 'confirm');
    await take(first, 'cancel');
    await erase(first);
    await expectErased(first);
    await expectKept(second);
  });

  it('counts a guest of the same address from their next order on', async () => {
    const order = await open();
    await take(order, 'confirm');
    await erase(order);
    const { orderId, paymentIntentId } = await new Customer(store).open(lamp, { customerEmail: order.email });
    await pay(store, paymentIntentId);
    await later(1);
    await take(order, 'cancel');
    await later(60);
    const found = await store.orderClient.call(endpoints.listCustomers, { query: { search: order.email } }, clerk);
    expect(found).toMatchObject([{ orders: 1 }]);
    expect((await getOrderRow(store, orderId)).customerEmail).toBe(order.email);
  });

  it.each([
    ['cancelled', 'cancel'],
    ['refunded', 'refundAll'],
  ] as const)('erases an order that is %s at the same moment', async (_, close) => {
    const found = await Promise.all(Array.from({ length: 6 }, () => open(newUser())));
    for (const order of found) await take(order, 'confirm');
    await Promise.all(found.flatMap((order) => [erase(order), take(order, close), erase(order)]));
    await later(60);
    for (const order of found) await expectErased(order);
  });

  it('keeps the delivery of an order that is shipped again within the time of an undo', async () => {
    const order = await open(newUser());
    await take(order, 'confirm', 'startProcessing', 'ship');
    await erase(order);
    await take(order, 'deliver');
    await later(8);
    await desk.undo(order.id);
    await later(60);
    await expectKept(order);
  });
});

it('keeps the customer of an unpaid invoice until it is paid, and deletes the draft with the customer', async () => {
  const { db } = store.order.database;
  const drafts = draftsOf(store);
  const draft = await drafts.create([customLine('10.00')], { customerEmail: '', customerName: 'A debtor' });
  const { orderId } = await drafts.markPaid(draft.id, { method: 'invoice' });
  const id = orderId ?? 0;
  for (const to of ['processing', 'shipped', 'delivered'] as const) await desk.move(id, to);
  // As of one whose address came with the payment: the draft does not name it.
  const email = 'debtor@example.com';
  await db.execute(sql`update orders set customer_email = ${email} where id = ${id}`);
  await eraseOrders(store.order, eq(orders.customerEmail, email));
  await later(120);
  expect(await getOrderRow(store, id)).toMatchObject({ customerEmail: email, isErasureDue: true });
  expect(await drafts.get(draft.id)).toMatchObject({ orderId: id });
  const paid = { method: 'transfer' as const, reference: 'Statement 3' };
  await store.orderClient.call(markInvoicePaid, { params: { id: String(id) }, body: paid }, clerk);
  await later(120);
  expect(await getOrderRow(store, id)).toMatchObject({ customerEmail: '', isErasureDue: false });
  await expect(drafts.get(draft.id)).rejects.toMatchObject({ code: 'not_found' });
});
