import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eraseAccountFor } from '../services/auth/src/accounts/erase-account';
import { users } from '../services/auth/src/db/schema';
import { eraseAccountOrders } from '../services/order/src/customers/erase-customer';
import { customers } from '../services/order/src/db/customer-tables';
import { syncAllAccounts } from '../services/order/src/desk/sync-accounts';
import { customersOf, newEmail } from './test-customers';
import { buy, deskOf } from './test-desk';
import { startTestStore, type TestStore } from './test-store';

let shop: TestStore;
const { register } = customersOf(() => shop);

beforeAll(async () => {
  shop = await startTestStore();
});
afterAll(() => shop.close());

describe('GET /orders?search= by the address of the account', () => {
  const ordersBy = async (search: string) => (await deskOf(shop).list({ search })).map(({ id }) => id);
  const move = (id: number, email: string) =>
    shop.auth.database.db.update(users).set({ email, updatedAt: new Date() }).where(eq(users.id, id));

  it('finds an order under the contact address and that of the account, which registered a moment ago', async () => {
    const email = newEmail();
    const contact = newEmail();
    const shopper = await register(email);
    const { id } = await buy(shop, { actor: shopper.actor, customerEmail: contact });
    for (const search of [email, contact, email.toUpperCase(), `${email} #${id}`]) {
      expect(await ordersBy(search), search).toEqual([id]);
    }
  });

  it('follows the account to another address, with all of its orders, and those of a checkout that is not paid', async () => {
    const [before, after, contact] = [newEmail(), newEmail(), newEmail()];
    const shopper = await register(before);
    const ids = [];
    for (let n = 0; n < 3; n += 1) ids.unshift((await buy(shop, { actor: shopper.actor, customerEmail: contact })).id);
    expect(await ordersBy(before)).toEqual(ids);
    await move(shopper.id, after);
    expect(await ordersBy(after)).toEqual(ids);
    expect(await ordersBy(before)).toEqual([]);
    const next = await buy(shop, { actor: shopper.actor, customerEmail: contact });
    expect(await ordersBy(after)).toEqual([next.id, ...ids]);
    expect(await ordersBy(contact)).toEqual([next.id, ...ids]);
  });

  it('finds the orders of accounts that were copied before the upgrade, and of a task that was cut short', async () => {
    const email = newEmail();
    const shopper = await register(email);
    const { id } = await buy(shop, { actor: shopper.actor, customerEmail: newEmail() });
    await ordersBy(email);
    const { db } = shop.order.database;
    await db.execute(sql`update order_search set document = '#' || order_id where order_id = ${id}`);
    await db.update(customers).set({ searchedEmail: null });
    await syncAllAccounts(shop.order);
    expect(await ordersBy(email)).toEqual([id]);
  });

  it('forgets the address with the account', async () => {
    const email = newEmail();
    const shopper = await register(email);
    const { id } = await buy(shop, { actor: shopper.actor, customerEmail: newEmail() });
    expect(await ordersBy(email)).toEqual([id]);
    await deskOf(shop).cancel(id);
    await eraseAccountFor(shop.auth, shopper.id);
    await eraseAccountOrders(shop.order, shopper.id);
    expect(await ordersBy(email)).toEqual([]);
    const [row] = await shop.order.database.db.execute(sql`select document from order_search where order_id = ${id}`);
    expect(row?.document).not.toContain('@');
  });

  it('never lets a purchase wait, while the addresses of many accounts change', async () => {
    const shopper = await register(newEmail());
    for (let n = 0; n < 5; n += 1) await buy(shop, { actor: shopper.actor, customerEmail: newEmail() });
    const purchases = Array.from({ length: 6 }, () => buy(shop, { actor: shopper.actor, customerEmail: newEmail() }));
    const moves = Array.from({ length: 12 }, async () => {
      await move(shopper.id, newEmail());
      await syncAllAccounts(shop.order);
    });
    await Promise.all([...purchases, ...moves]);
    const email = newEmail();
    await move(shopper.id, email);
    expect(await ordersBy(email)).toHaveLength(11);
  });
});
