import * as endpoints from '@shopwright/contracts/http/customers';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { users } from '../services/auth/src/db/schema';
import { customers } from '../services/order/src/db/customer-tables';
import { reconciliationRows } from '../services/order/src/db/reconciliation-tables';
import { orders } from '../services/order/src/db/schema';
import { customersOf, newEmail } from './test-customers';
import { buy, clerk, deskOf } from './test-desk';
import { Shopper } from './test-shopper';
import { startTestStore, type TestStore } from './test-store';

let shop: TestStore;
const { list, find, buyAs, register } = customersOf(() => shop);

beforeAll(async () => {
  shop = await startTestStore();
});
afterAll(() => shop.close());

const params = (id: number) => ({ id: String(id) });

describe('export and erasure', () => {
  const erase = (id: number, email: string) =>
    shop.orderClient.call(endpoints.eraseCustomerData, { params: params(id), body: { email } }, clerk);

  it('exports everything, then erases a guest; another address erases nothing', async () => {
    const email = newEmail();
    const orderId = await buyAs(email);
    const { id } = await find(email);
    const file = await shop.orderClient.call(endpoints.exportCustomer, { params: params(id) }, clerk);
    expect(file).toMatchObject({ customer: { email }, account: null, orders: [{ id: orderId, customerEmail: email }] });
    await expect(erase(id, 'other@example.com')).rejects.toMatchObject({ fields: [{ path: 'email' }] });
    await shop.order.database.db.insert(reconciliationRows).values({
      ...{ cause: 'order_unpaid', subject: `order:${orderId}`, orderId, details: {}, since: new Date() },
      ...{ repair: 'dismiss', reason: 'Grace Hopper called', repairedAt: new Date(), resolvedAt: new Date() },
    });
    await erase(id, email.toUpperCase());
    const [repaired] = await shop.order.database.db
      .select({ reason: reconciliationRows.reason })
      .from(reconciliationRows)
      .where(eq(reconciliationRows.orderId, orderId));
    expect(repaired?.reason).toBe('');
    const [order] = await shop.order.database.db.select().from(orders).where(eq(orders.id, orderId));
    expect(order).toMatchObject({
      customerName: 'Former customer',
      customerEmail: '',
      total: '20.00',
      status: 'confirmed',
    });
    expect(await list({ search: email })).toEqual([]);
    await expect(erase(id, email)).rejects.toMatchObject({ code: 'not_found' });
  });

  it('erases an account as it erases itself, and what its address bought as a guest', async () => {
    const shopper = await Shopper.create(shop);
    const { email = '' } = (await shopper.getAccount()) ?? {};
    await shop.auth.database.db.update(users).set({ emailVerifiedAt: new Date() }).where(eq(users.id, shopper.id));
    const asGuest = await buyAs(email);
    const { id } = await find(email);
    const file = await shop.orderClient.call(endpoints.exportCustomer, { params: params(id) }, clerk);
    expect(file.account?.user.email).toBe(email);
    expect(file.orders.map((order) => order.id)).toEqual([asGuest]);
    await erase(id, email);
    expect((await shopper.getAccount())?.email).toMatch(/@erased\.invalid$/);
    expect((await deskOf(shop).get(asGuest)).customerEmail).toBe('');
    expect(await list({ search: email })).toEqual([]);
    const left = await shop.order.database.db.select().from(customers).where(eq(customers.userId, shopper.id));
    expect(left).toEqual([]);
  });

  it('neither exports nor erases what a guest bought under an address that the account did not verify', async () => {
    const email = newEmail();
    const ofStranger = await buyAs(email);
    const shopper = await register(email);
    const own = await buy(shop, { actor: shopper.actor });
    const [{ id } = { id: 0 }] = await list({ search: email, kind: 'account' });
    const file = await shop.orderClient.call(endpoints.exportCustomer, { params: params(id) }, clerk);
    expect(file.orders.map((order) => order.id)).toEqual([own.id]);
    await erase(id, email);
    expect((await shopper.getAccount())?.email).toMatch(/@erased\.invalid$/);
    expect((await deskOf(shop).get(ofStranger)).customerEmail).toBe(email);
    expect((await find(email)).orders).toBe(1);
  });

  it('409: does not erase the account of staff', async () => {
    const shopper = await Shopper.create(shop);
    const { email = '' } = (await shopper.getAccount()) ?? {};
    const asGuest = await buyAs(email);
    const role = { role: 'staff' as const, emailVerifiedAt: new Date() };
    await shop.auth.database.db.update(users).set(role).where(eq(users.id, shopper.id));
    await expect(erase((await find(email)).id, email)).rejects.toMatchObject({ code: 'conflict' });
    expect((await shopper.getAccount())?.email).toBe(email);
    expect((await deskOf(shop).get(asGuest)).customerEmail).toBe(email);
  });
});
