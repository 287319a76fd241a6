import { reconciliationOf } from '@shopwright/tests/test-reconciliation';
import type { TestStore } from '@shopwright/tests/test-store';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedEurope } from '../../services/order/src/seed/seed-europe';
import { seedDemoOrders } from './seed-demo-orders';
import { customers, orders as wholeStory } from './story';
import { openDemoShop, optionsOf } from './test-demo-shop';

describe('the demonstration in Berlin', () => {
  let shop: TestStore;

  beforeAll(async () => {
    shop = await openDemoShop('europe');
    expect(await seedDemoOrders({ ...optionsOf(shop), story: wholeStory })).toBe(wholeStory.length);
  });
  afterAll(() => shop.close());

  const select = async (query: ReturnType<typeof sql>) => [...(await shop.order.database.db.execute(query))];

  it('sells in euros, with shipping, tax and a discount', async () => {
    expect(await select(sql`select distinct currency from orders`)).toEqual([{ currency: 'eur' }]);
    const types = await select(sql`select distinct type from order_charges order by type`);
    expect(types.map(({ type }) => type)).toEqual(['discount', 'shipping', 'tax']);
  });

  it('charges each customer the tax of their country, and none outside the Union', async () => {
    const found = await select(sql`
      select distinct q.address->>'country' as country, c.rate from orders o
      join order_quotes q on q.order_id = o.id
      left join order_charges c on c.order_id = o.id and c.type = 'tax' order by 1, 2`);
    const rates = Object.fromEntries(
      found.map(({ country, rate }) => [country, rate === null ? null : Number(rate) / 1000]),
    );
    expect(rates).toMatchObject({ AT: 20, DE: 19, ES: 21, FR: 20, PT: 23, US: null, NO: null, JP: null });
    const homes = new Set(customers.map(({ place }) => place.country));
    expect(Object.keys(rates).every((country) => homes.has(country))).toBe(true);
  });

  it('agrees with its payments, documents and stock', async () => {
    const { rows } = await reconciliationOf(shop).compare();
    expect(rows.map(({ cause }) => cause)).toEqual(['dispute_open']);
  });

  it('is set up once, and never in a store that has orders', async () => {
    expect(await seedEurope(shop.order.database)).toBe(false);
    await shop.order.database.db.execute(sql`truncate selling_settings`);
    expect(await seedEurope(shop.order.database)).toBe(false);
  });
});
