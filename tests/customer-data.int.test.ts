import { randomUUID } from 'node:crypto';
import * as endpoints from '@shopwright/contracts/http/customers';
import { listMyOrders } from '@shopwright/contracts/http/orders';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eraseAccountFor } from '../services/auth/src/accounts/erase-account';
import { users } from '../services/auth/src/db/schema';
import { unusableHash } from '../services/auth/src/passwords/passwords';
import { eraseAccountOrders, eraseCustomerData } from '../services/order/src/customers/erase-customer';
import { customers } from '../services/order/src/db/customer-tables';
import { reconciliationRows } from '../services/order/src/db/reconciliation-tables';
import { orders } from '../services/order/src/db/schema';
import { syncAllAccounts } from '../services/order/src/desk/sync-accounts';
import { issueDocuments } from '../services/order/src/documents/issue-documents';
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

  const exportOf = async (id: number): Promise<endpoints.CustomerFile> => {
    const response = await (await shop.raw(clerk)).get(`/customers/${id}/export`).expect(200);
    expect(response.headers['content-type']).toContain('application/json');
    return endpoints.customerFile.parse(JSON.parse(response.text));
  };

  it('exports a customer without an order, and one with more orders than a batch or a page holds', async () => {
    const shopper = await Shopper.create(shop);
    const [account] = await list({ search: (await shopper.getAccount())?.email ?? '', kind: 'account' });
    expect(await exportOf(account?.id ?? 0)).toMatchObject({ orders: [], account: { user: { id: shopper.id } } });
    const email = newEmail();
    const first = await buyAs(email);
    const many = Array.from({ length: 520 }, () => ({
      customerName: 'Ada',
      customerEmail: email,
      customerAddress: '12 Analytical Way',
      total: '0.00',
      status: 'delivered' as const,
      placedAt: new Date(),
      expiresAt: new Date(),
      reference: randomUUID(),
      currency: 'usd' as const,
    }));
    await shop.order.database.db.insert(orders).values(many);
    const { orders: exported } = await exportOf((await find(email)).id);
    expect(new Set(exported.map(({ id }) => id)).size).toBe(521);
    expect(exported.at(-1)?.id).toBe(first);
  });

  it('names the invoice and the credit notes of each order, to its customer too', async () => {
    const shopper = await Shopper.create(shop);
    const { id } = await buy(shop, { actor: shopper.actor, customerEmail: newEmail() });
    await issueDocuments(shop.order);
    await deskOf(shop).refund(id, { amount: '3.00' });
    await issueDocuments(shop.order);
    const { documents } = await deskOf(shop).get(id);
    expect(documents?.creditNotes).toMatchObject([{ kind: 'credit_note', amount: '3.00' }]);
    const [customer] = await list({ search: (await shopper.getAccount())?.email ?? '', kind: 'account' });
    const exported = (await exportOf(customer?.id ?? 0)).orders.find((order) => order.id === id);
    expect(exported?.documents).toEqual(documents);
    const mine = await shop.orderClient.call(listMyOrders, {}, shopper.actor);
    expect(mine).toMatchObject([{ id, documents }]);
  });

  it('404 for an unknown customer', async () => {
    const { body } = await (await shop.raw(clerk)).get('/customers/999999/export').expect(404);
    expect(body.code).toBe('not_found');
  });

  it('exports everything, then erases a guest; another address erases nothing', async () => {
    const email = newEmail();
    const orderId = await buyAs(email);
    const { id } = await find(email);
    const file = await exportOf(id);
    expect(file).toMatchObject({ customer: { email }, account: null, orders: [{ id: orderId, customerEmail: email }] });
    await expect(erase(id, 'other@example.com')).rejects.toMatchObject({ fields: [{ path: 'email' }] });
    await shop.order.database.db.insert(reconciliationRows).values({
      cause: 'order_unpaid',
      subject: `order:${orderId}`,
      orderId,
      details: {},
      since: new Date(),
      repair: 'dismiss',
      reason: 'Grace Hopper called',
      repairedAt: new Date(),
      resolvedAt: new Date(),
    });
    await deskOf(shop).cancel(orderId);
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
      status: 'cancelled',
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
    const file = await exportOf(id);
    expect(file.account?.user.email).toBe(email);
    expect(file.orders.map((order) => order.id)).toEqual([asGuest]);
    await deskOf(shop).cancel(asGuest);
    await erase(id, email);
    expect((await shopper.getAccount())?.email).toMatch(/@erased\.invalid$/);
    expect((await deskOf(shop).get(asGuest)).customerEmail).toBe('');
    expect(await list({ search: email })).toEqual([]);
    const entriesOf = (type: string, target: number) => sql`select from audit_log where actor_id = ${clerk.userId}
      and action = 'POST /customers/:id/erase' and target_type = ${type} and target_id = ${String(target)}`;
    expect(await shop.auth.database.db.execute(entriesOf('account', shopper.id))).toHaveLength(1);
    expect(await shop.order.database.db.execute(entriesOf('customer', id))).toHaveLength(1);
    const left = await shop.order.database.db.select().from(customers).where(eq(customers.userId, shopper.id));
    expect(left).toEqual([]);
  });

  it('neither exports nor erases what a guest bought under an address that the account did not verify', async () => {
    const email = newEmail();
    const ofStranger = await buyAs(email);
    const shopper = await register(email);
    const own = await buy(shop, { actor: shopper.actor });
    const [{ id } = { id: 0 }] = await list({ search: email, kind: 'account' });
    const file = await exportOf(id);
    expect(file.orders.map((order) => order.id)).toEqual([own.id]);
    await erase(id, email);
    expect((await shopper.getAccount())?.email).toMatch(/@erased\.invalid$/);
    expect((await deskOf(shop).get(ofStranger)).customerEmail).toBe(email);
    expect((await find(email)).orders).toBe(1);
  });

  const importedFrom = async (email: string): Promise<void> => {
    const [product] = await shop.catalogDatabase.db.execute<{ id: number }>(sql`select min(id) as id from products`);
    await shop.catalogDatabase.db.execute(sql`
      insert into reviews (product_id, customer_name, customer_email, rating, title, content, import_id)
      values (${product?.id ?? 0}, 'Ada', ${email.toLowerCase()}, 5, '', '', gen_random_uuid())`);
  };
  const reviewsOf = (email: string) =>
    shop.catalogDatabase.db.execute(sql`select id from reviews where customer_email = ${email.toLowerCase()}`);

  it('erases the imported reviews of a guest by the second try, where the catalog was away at the first', async () => {
    const email = newEmail();
    const orderId = await buyAs(email);
    await deskOf(shop).cancel(orderId);
    await importedFrom(email);
    const { id } = await find(email);
    const catalog = { ...shop.order.catalog, call: () => Promise.reject(new Error('The catalog is away')) };
    const deps = { ...shop.order, catalog } as typeof shop.order;
    await expect(eraseCustomerData(deps, id, { email, actorUserId: undefined })).rejects.toThrow('away');
    expect(await reviewsOf(email)).toHaveLength(1);
    await erase(id, email);
    expect(await reviewsOf(email)).toEqual([]);
    expect((await deskOf(shop).get(orderId)).customerEmail).toBe('');
  });

  it('erases the imported reviews of an account that nobody has used yet, but not of one that only claims the address', async () => {
    for (const [password, left] of [
      [unusableHash, 0],
      [undefined, 1],
    ] as const) {
      const email = newEmail();
      const shopper = await register(email);
      if (password) await shop.auth.database.db.update(users).set({ password }).where(eq(users.id, shopper.id));
      await importedFrom(email);
      const [{ id } = { id: 0 }] = await list({ search: email, kind: 'account' });
      await erase(id, email);
      expect(await reviewsOf(email)).toHaveLength(left);
    }
  });

  it.each(['before', 'after'])(
    'erases those of an account that erased itself, accounts being copied %s',
    async (when) => {
      const shopper = await Shopper.create(shop);
      const { email = '' } = (await shopper.getAccount()) ?? {};
      await shop.auth.database.db
        .update(users)
        .set({ emailVerifiedAt: new Date(), updatedAt: new Date() })
        .where(eq(users.id, shopper.id));
      await syncAllAccounts(shop.order);
      await importedFrom(email);
      await eraseAccountFor(shop.auth, shopper.id);
      if (when === 'before') await syncAllAccounts(shop.order);
      await eraseAccountOrders(shop.order, shopper.id);
      if (when === 'after') await syncAllAccounts(shop.order);
      expect(await reviewsOf(email)).toEqual([]);
      const left = await shop.order.database.db.select().from(customers).where(eq(customers.userId, shopper.id));
      expect(left).toEqual([]);
    },
  );

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
