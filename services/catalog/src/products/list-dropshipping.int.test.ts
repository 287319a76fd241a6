import { getDropshippingSummary, listDropshipping } from '@shopwright/contracts/http/dropshipping';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dropshipProduct, startTestCatalog, type TestCatalog } from '../test-catalog';

let catalog: TestCatalog;

beforeAll(async () => {
  catalog = await startTestCatalog();
});
afterAll(() => catalog.stop());

const summary = () => catalog.client.call(getDropshippingSummary, {});
const add = (at: number, supplierName = 'Norbeck') =>
  catalog.addProduct({ ...dropshipProduct, name: `Earbuds ${at}`, supplierName, supplierProductId: `S-${at}` });

describe('GET /dropshipping', () => {
  it('says 30% where there is nothing to average', async () => {
    expect(await summary()).toEqual({ products: 0, suppliers: 0, revenue: '0.00', averageMargin: 30 });
  });

  it('lists and counts dropshipped products on sale, and each supplier once', async () => {
    const { id: own } = await catalog.addProduct();
    const added = [await add(1), await add(2, 'Elsewhere'), await add(3), await add(4), await add(5)];
    const [first, , , off, archived] = added.map(({ id }) => id);
    const { db } = catalog.database;
    await db.execute(sql`update products set dropship_margin = 61 where id = ${first}`);
    await db.execute(sql`update products set is_dropshipped = false where id = ${off}`);
    await db.execute(sql`update products set archived_at = now() where id = ${archived}`);
    const staff = await catalog.as('staff');
    const page = await staff.get('/dropshipping?limit=2').expect(200);
    expect(page.body.map(({ name }: { name: string }) => name)).toEqual(['Earbuds 3', 'Earbuds 2']);
    const cursor = /cursor=(\d+)/.exec(page.headers.link ?? '')?.[1];
    const rest = await catalog.client.call(listDropshipping, { query: { cursor } });
    expect(rest.map(({ id }) => id)).toEqual([first]);
    const switchedOff = await catalog.client.call(listDropshipping, { query: { state: 'off' } });
    expect(switchedOff.map(({ id }) => id)).toEqual([off]);
    expect((await catalog.client.call(listDropshipping, { query: { search: 'earbuds 2' } })).length).toBe(1);
    expect(await summary()).toEqual({ products: 3, suppliers: 2, revenue: '623.70', averageMargin: 40 });
    expect([first, off, archived]).not.toContain(own);
  });

  it('403 for shoppers', async () => {
    await (await catalog.as('shopper')).get('/dropshipping').expect(403);
    await (await catalog.as('shopper')).get('/dropshipping/summary').expect(403);
  });
});
