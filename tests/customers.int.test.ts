import { randomUUID } from 'node:crypto';
import * as endpoints from '@shopwright/contracts/http/customers';
import { getMyTaxExemption } from '@shopwright/contracts/http/orders';
import type { Actor } from '@shopwright/service-kit/http/internal-token';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountEmails, users } from '../services/auth/src/db/schema';
import type { UserRow } from '../services/auth/src/users/user-row';
import { requestEmailChange } from '../services/auth/src/verification/change-email';
import { verifyEmail } from '../services/auth/src/verification/verify-email';
import { eraseAccountOrders } from '../services/order/src/customers/erase-customer';
import { listCustomers } from '../services/order/src/customers/list-customers';
import { customers, taxExemptions } from '../services/order/src/db/customer-tables';
import { customersOf, newEmail } from './test-customers';
import { buy, clerk, deskOf, eventsOf } from './test-desk';
import { runLoyaltyJobs, Shopper } from './test-shopper';
import { startTestStore, type TestStore } from './test-store';

let shop: TestStore;
const { list, find, buyAs, register } = customersOf(() => shop);

beforeAll(async () => {
  shop = await startTestStore();
});
afterAll(() => shop.close());

const params = (id: number) => ({ id: String(id) });
const get = (id: number) => shop.orderClient.call(endpoints.getCustomer, { params: params(id) }, clerk);
const verify = (id: number) =>
  shop.auth.database.db.update(users).set({ emailVerifiedAt: new Date() }).where(eq(users.id, id));

/** The sums as the orders themselves have them. */
const sumOf = async (email: string) => {
  const [row] = await shop.order.database.db.execute<{ orders: number; spent: string }>(sql`
    select count(*)::int as orders, coalesce(sum(spent_on(o)), 0)::numeric(12,2)::text as spent
    from orders o where placed_at is not null and lower(customer_email) = ${email.toLowerCase()}`);
  return row;
};

describe('GET /customers', () => {
  it('lists guests by address, in any letter-case, with orders and what they spent', async () => {
    const email = newEmail();
    const first = await buyAs(email);
    await buyAs(email.toUpperCase());
    await deskOf(shop).refund(first, { amount: '5.00' });
    expect(await find(email)).toMatchObject({ kind: 'guest', email, name: 'Grace Hopper', orders: 2, spent: '35.00' });
    expect(await sumOf(email)).toMatchObject({ orders: 2, spent: '35.00' });
    await deskOf(shop).cancel(first);
    expect(await find(email)).toMatchObject({ orders: 2, spent: '20.00' });
  });

  it('lists an account at once, also without an order, and the orders of its address with it', async () => {
    const shopper = await Shopper.create(shop);
    const { email = '' } = (await shopper.getAccount()) ?? {};
    expect(await find(email)).toMatchObject({ kind: 'account', name: 'Ada Byron', orders: 0, spent: '0.00' });
    await buyAs(email, 'A. Byron');
    await buy(shop, { actor: shopper.actor });
    await verify(shopper.id);
    expect(await list({ search: email })).toMatchObject([{ kind: 'account', orders: 2, spent: '40.00' }]);
    await shop.auth.database.db.update(users).set({ lastName: 'Lovelace' }).where(eq(users.id, shopper.id));
    expect((await find(email)).name).toBe('Ada Lovelace');
  });

  it('lists a guest beside an account that did not verify the address, and with it from then on', async () => {
    const email = newEmail();
    const orderId = await buyAs(email);
    const shopper = await register(email);
    expect(await list({ search: email })).toMatchObject([
      { kind: 'account', orders: 0, spent: '0.00' },
      { kind: 'guest', name: 'Grace Hopper', orders: 1, spent: '20.00' },
    ]);
    const [account, guest] = await list({ search: email });
    expect((await get(account?.id ?? 0)).recentOrders).toEqual([]);
    expect((await get(guest?.id ?? 0)).recentOrders).toMatchObject([{ id: orderId }]);
    await verify(shopper.id);
    expect(await list({ search: email })).toMatchObject([{ kind: 'account', orders: 1, spent: '20.00' }]);
    expect((await get(account?.id ?? 0)).recentOrders).toMatchObject([{ id: orderId }]);
    await expect(get(guest?.id ?? 0)).rejects.toMatchObject({ code: 'not_found' });
  });

  it('lists a guest beside an account that asked for its address, and with it once the link is followed', async () => {
    const email = newEmail();
    await buyAs(email);
    const { id: userId } = await Shopper.create(shop);
    await verify(userId);
    const { database, links, now } = shop.auth;
    const [account] = await database.db.select().from(users).where(eq(users.id, userId));
    await database.transaction((tx) => requestEmailChange(tx, account as UserRow, email, now()));
    expect(await list({ search: email })).toMatchObject([{ kind: 'guest', orders: 1 }]);
    const [link] = await database.db.select().from(accountEmails).where(eq(accountEmails.email, email));
    if (!link) throw new Error('no link');
    await verifyEmail(shop.auth, { token: links.tokenFor('change-email', link) }, { userId });
    expect(await list({ search: email })).toMatchObject([{ kind: 'account', orders: 1, spent: '20.00' }]);
  });

  it('finds by every word of name and address, filters by kind, and pages without a gap', async () => {
    const name = `Zoë ${randomUUID().slice(0, 8)}`;
    const emails = [newEmail(), newEmail(), newEmail()];
    for (const email of emails) await buyAs(email, name);
    expect((await list({ search: `zoë ${name.slice(4)}` })).map(({ email }) => email)).toEqual(emails.toReversed());
    expect(await list({ search: `${name} unknown%` })).toEqual([]);
    expect(await list({ search: name, kind: 'account' })).toEqual([]);
    const [first] = await list({ search: name, limit: '1' });
    const rest = await list({ search: name, cursor: String(first?.id) });
    expect(rest.map(({ email }) => email)).toEqual([emails[1], emails[0]]);
  });

  it('counts exactly when many orders of one customer change at the same time', async () => {
    const email = newEmail();
    const ids = await Promise.all([1, 2, 3, 4, 5, 6].map(() => buyAs(email)));
    await Promise.all(ids.map((id, index) => deskOf(shop).refund(id, { amount: `${index + 1}.00` })));
    expect(await find(email)).toMatchObject({ orders: 6, spent: '99.00' });
    expect(await sumOf(email)).toMatchObject({ orders: 6, spent: '99.00' });
  });

  it.each([
    ['0.10', '0.20', '0.30'],
    ['9999999999.99', '9999999999.99', '19999999999.98'],
  ])('adds what an account and a guest spent to the cent: %s and %s', async (ofAccount, ofGuest, spent) => {
    const email = newEmail();
    await buyAs(email);
    const { id } = await register(email);
    await verify(id);
    await list({ search: email });
    const { db } = shop.order.database;
    const ofAddress = sql`lower(${customers.email}) = ${email}`;
    await db
      .update(customers)
      .set({ spent: sql`case when ${customers.userId} is null then ${ofGuest}::numeric else ${ofAccount} end` })
      .where(ofAddress);
    expect(await list({ search: email })).toMatchObject([{ kind: 'account', spent }]);
  });

  it('goes on while auth is away', async () => {
    const away = {
      ...shop.order.auth,
      call: () => Promise.reject(new Error('auth is away')),
    } as typeof shop.order.auth;
    expect((await listCustomers({ ...shop.order, auth: away }, {})).rows.length).toBeGreaterThan(0);
  });
});

describe('GET /customers/:id', () => {
  it('returns the account, its points with their ledger, consent, notes and orders', async () => {
    const shopper = await Shopper.create(shop);
    const order = await buy(shop, { actor: shopper.actor });
    await runLoyaltyJobs(shop);
    const { id } = await find((await shopper.getAccount())?.email ?? '');
    const body = { body: 'Prefers the phone' };
    await shop.orderClient.call(endpoints.addCustomerNote, { params: params(id), body }, clerk);
    expect(await get(id)).toMatchObject({
      account: { id: shopper.id, loyaltyPoints: 20, marketingOptIn: true },
      points: [{ kind: 'earned', points: 20, orderId: order.id }],
      newsletter: null,
      notes: [{ body: 'Prefers the phone', authorId: 900 }],
      recentOrders: [{ id: order.id, total: '20.00' }],
    });
  });

  it('404 for an unknown customer', async () => {
    await expect(get(999_999)).rejects.toMatchObject({ code: 'not_found' });
  });
});

describe('PUT /customers/:id/tax-exemption', () => {
  const put = (id: number, reason: string | null, version: number, actor: Actor = clerk) =>
    shop.orderClient.call(endpoints.putTaxExemption, { params: params(id), body: { reason, version } }, actor);

  it('exempts an account until it is ended, and goes with the account', async () => {
    const shopper = await Shopper.create(shop);
    const { id } = await find((await shopper.getAccount())?.email ?? '');
    expect((await get(id)).taxExemption).toEqual({ reason: null, version: 0 });
    expect((await put(id, 'Embassy 12', 0)).taxExemption).toEqual({ reason: 'Embassy 12', version: 1 });
    const own = () => shop.orderClient.call(getMyTaxExemption, {}, { role: 'shopper', userId: shopper.id });
    expect(await own()).toEqual({ reason: 'Embassy 12' });
    expect((await put(id, null, 1)).taxExemption).toEqual({ reason: null, version: 2 });
    expect(await own()).toEqual({ reason: null });
    await eraseAccountOrders(shop.order, shopper.id);
    expect(await shop.order.database.db.select().from(taxExemptions)).toEqual([]);
  });

  it('409 for one of two staff who change it at the same time, each time, and for a guest', async () => {
    const shopper = await Shopper.create(shop);
    const { id } = await find((await shopper.getAccount())?.email ?? '');
    for (const version of [0, 1]) {
      const changes = await Promise.allSettled([put(id, 'A', version), put(id, 'B', version)]);
      const [lost] = changes.flatMap((change) => (change.status === 'rejected' ? change.reason : []));
      expect(lost).toMatchObject({ code: 'conflict', fields: [{ path: 'version' }] });
      expect((await get(id)).taxExemption?.version).toBe(version + 1);
    }
    const email = newEmail();
    await buyAs(email);
    await expect(put((await find(email)).id, 'A', 0)).rejects.toMatchObject({ code: 'conflict' });
  });

  it('is for staff, and needs a reason', async () => {
    const shopper = await Shopper.create(shop);
    const { id } = await find((await shopper.getAccount())?.email ?? '');
    await expect(put(id, 'A', 0, shopper.actor)).rejects.toMatchObject({ code: 'forbidden' });
    await expect(put(id, ' ', 0)).rejects.toMatchObject({ code: 'invalid_request', fields: [{ path: 'reason' }] });
  });
});

describe('POST /customers/:id/links', () => {
  const send = (id: number, kind: endpoints.CustomerLink) =>
    shop.orderClient.call(endpoints.sendCustomerLink, { params: params(id), body: { kind } }, clerk);

  it('sends the link to the newest order, once a minute', async () => {
    const email = newEmail();
    await buyAs(email);
    const newest = await buyAs(email);
    const { id } = await find(email);
    await Promise.all([send(id, 'order'), send(id, 'order'), send(id, 'order')]);
    expect(await eventsOf(shop, newest, 'order-link-requested')).toEqual([{ orderId: newest }]);
    expect((await deskOf(shop).get(newest)).timeline[0]).toMatchObject({ kind: 'link_sent', actorUserId: 900 });
    await expect(send(id, 'reset-password')).rejects.toMatchObject({ code: 'conflict' });
  });

  it('sends an account its own links', async () => {
    const shopper = await Shopper.create(shop);
    const { id } = await find((await shopper.getAccount())?.email ?? '');
    await send(id, 'reset-password');
    await send(id, 'verify-email');
    const sent = await shop.auth.database.db.select().from(accountEmails).where(eq(accountEmails.userId, shopper.id));
    expect(sent.map(({ kind }) => kind).sort()).toEqual(['reset-password', 'verify-email']);
    await shop.auth.database.db.update(users).set({ emailVerifiedAt: new Date() }).where(eq(users.id, shopper.id));
    await expect(send(id, 'verify-email')).rejects.toMatchObject({ code: 'conflict' });
    await expect(send(id, 'order')).rejects.toMatchObject({ code: 'conflict' });
  });
});

it('is for staff', async () => {
  const shopper = { role: 'shopper', userId: 1 } as const;
  await expect(shop.orderClient.call(endpoints.listCustomers, { query: {} }, shopper)).rejects.toMatchObject({
    code: 'forbidden',
  });
});
