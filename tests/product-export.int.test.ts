import { type StaffSort, staffSorts } from '@shopwright/contracts/http/staff-products';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestCatalog, type TestCatalog } from '../services/catalog/src/test-catalog';
import { setTransport } from '../web/src/lib/api-client';
import { readProducts } from '../web/src/lib/queries/matching-products';

let catalog: TestCatalog;
let afterFirstResponse: (() => Promise<unknown>) | undefined;

/** The browser's own code reads from the catalog, as staff and without the BFF between them. */
beforeAll(async () => {
  catalog = await startTestCatalog();
  const staff = await catalog.as('staff');
  setTransport(async (url) => {
    const { status, headers, text } = await staff.get(url.replace(/^\/api/, ''));
    const then = afterFirstResponse;
    afterFirstResponse = undefined;
    await then?.();
    return new Response(text, { status, headers: { link: headers.link ?? '' } });
  });
});
afterAll(() => catalog.stop());

const count = 1100;
/** Each product has a name, a price and a stock in the order of the ids. */
beforeEach(async () => {
  await catalog.database.db.execute(sql`
    insert into products (name, slug, description, price, image, category)
    select 'Lamp', 'lamp-' || n, 'A lamp.', 1, '/images/lamp.webp', 'Lighting' from generate_series(1, ${count}) n
    on conflict do nothing`);
  await catalog.database.db.execute(sql`update products set archived_at = now() where id > ${count}`);
  await catalog.database.db.execute(sql`
    update products set price = id + 1, stock_quantity = id + 1, name = 'Lamp ' || lpad((id + 1)::text, 4, '0')
    where id <= ${count}`);
});

const move = (id: number, to: number) =>
  catalog.database.db.execute(sql`
    update products set price = ${to}, stock_quantity = ${to}, name = 'Lamp ' || lpad(${to}::text, 4, '0')
    where id = ${id}`);
const read = async (sort?: StaffSort) =>
  (await readProducts({ view: 'active', search: undefined, categoryId: undefined, sort })).map(({ id }) => id);
const ascending = Array.from({ length: count }, (_, index) => index + 1);
const isDescending = (sort?: StaffSort) => sort === undefined || sort === 'newest' || sort.endsWith('-desc');

describe('the export of products', () => {
  it.each([undefined, ...staffSorts])('holds each product once while products move, sorted by %s', async (sort) => {
    afterFirstResponse = async () => {
      await move(1, 2000);
      await move(count, 1);
      await catalog.addProduct({ name: 'Aardvark', price: '0.50' });
    };
    const exported = await read(sort);
    expect(exported.toSorted((a, b) => a - b)).toEqual(ascending);
  });

  it.each([undefined, ...staffSorts])('has the order of the table, sorted by %s', async (sort) => {
    expect(await read(sort)).toEqual(isDescending(sort) ? ascending.toReversed() : ascending);
  });
});
