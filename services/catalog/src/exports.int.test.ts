import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeReview } from './reviews/test-reviews';
import { startTestCatalog, type TestCatalog } from './test-catalog';

let catalog: TestCatalog;

beforeAll(async () => {
  catalog = await startTestCatalog();
});
afterAll(() => catalog.stop());

type Row = Record<string, unknown>;
const csv = async (path: string) => (await (await catalog.as('staff')).get(path).buffer().expect(200)).text;
const json = async (path: string): Promise<Row[]> =>
  JSON.parse(await csv(`${path}${path.includes('?') ? '&' : '?'}format=json`));

describe('GET /reviews/export', () => {
  it('has the reviews of a state, oldest first, each once over several batches, and no formula', async () => {
    const { id, slug } = await catalog.addProduct();
    await writeReview(catalog, { productId: id, userId: 11, title: '=1+1' });
    const hidden = await writeReview(catalog, { productId: id, userId: 12, content: 'Two lines,\nof "text".' });
    await (await catalog.as('staff')).put(`/reviews/${hidden}/moderation`).send({ isHidden: true }).expect(200);
    expect(await json('/reviews/export')).toMatchObject([
      { product: slug, title: '=1+1', rating: 5, isHidden: false },
      { product: slug, content: 'Two lines,\nof "text".', isHidden: true, verified: true, photos: [], email: null },
    ]);
    expect(await json('/reviews/export?state=hidden')).toMatchObject([{ isHidden: true }]);
    expect(await json('/reviews/export?state=visible')).toMatchObject([{ isHidden: false }]);
    const text = await csv('/reviews/export');
    expect(text).toContain("'=1+1");
    expect(text).toContain('"Two lines,\nof ""text""."');
    await catalog.database.db.execute(sql`
      insert into reviews (product_id, customer_name, rating, title, content)
      select ${id}, 'Many', 4, 'Title', 'Content ' || n from generate_series(1, 2005) n`);
    const all = await json('/reviews/export');
    expect(new Set(all.map((row) => row.content)).size).toBe(2007);
  });
});

describe('GET /inventory/movements/export', () => {
  it('has every change, of a period or of a product; the changes of a product add up to its stock', async () => {
    const lamp = await catalog.addProduct({ stockQuantity: 7 });
    const other = await catalog.addProduct({ stockQuantity: 2 });
    await (await catalog.as('staff')).put(`/products/${lamp.id}/stock`).send({ stockQuantity: 3 }).expect(200);
    const own = await json(`/inventory/movements/export?productId=${lamp.id}`);
    expect(own).toMatchObject([{ delta: 7 }, { delta: -4, resultingQuantity: 3, reason: 'set', actorUserId: 7 }]);
    expect(own.reduce((sum, { delta }) => sum + Number(delta), 0)).toBe(3);
    // A negative number is no formula, and stays a number.
    expect(await csv(`/inventory/movements/export?productId=${lamp.id}`)).toMatch(/,set,-4,3,/);

    const { db } = catalog.database;
    await db.execute(sql`insert into store_settings (key, value) values ('timeZone', 'Asia/Tokyo')
      on conflict (key) do update set value = excluded.value`);
    // The first and the last moment of the day in Tokyo, and those around it.
    const moments = ['2026-03-01T14:59:59Z', '2026-03-01T15:00:00Z', '2026-03-02T14:59:59Z', '2026-03-02T15:00:00Z'];
    for (const [at, moment] of moments.entries()) {
      await db.execute(sql`insert into stock_movements (product_id, delta, resulting_quantity, reason, created_at)
        values (${other.id}, ${at + 1}, 9, 'set', ${moment}::timestamptz)`);
    }
    const ofDay = await json('/inventory/movements/export?from=2026-03-02&to=2026-03-02');
    expect(ofDay.map(({ delta }) => delta)).toEqual([2, 3]);
    const until = await json('/inventory/movements/export?to=2026-03-01');
    expect(until.map(({ delta }) => delta)).toEqual([1]);
    await db.execute(sql`insert into stock_movements (product_id, delta, resulting_quantity, reason)
      select ${other.id}, 1, 9, 'set' from generate_series(1, 4100)`);
    const all = await json(`/inventory/movements/export?productId=${other.id}`);
    expect(new Set(all.map((row) => row.id)).size).toBe(4105);
  });
});

describe('GET /staff/categories/export', () => {
  it('has the tree, with the texts of every language in use', async () => {
    const staff = await catalog.as('staff');
    const { body: lighting } = await staff.post('/categories').send({ name: 'Lights', slug: 'lights' }).expect(201);
    // This address is the page of a category, as any other.
    await staff.post('/categories').send({ name: 'Export', slug: 'export', parentId: lighting.id }).expect(201);
    const edit = { name: 'Lights', slug: 'lights', description: '=1+1', image: null, isHidden: false };
    await staff
      .put(`/staff/categories/${lighting.id}`)
      .send({ ...edit, translations: [{ language: 'de', name: 'Leuchten', description: null }], version: 1 })
      .expect(200);
    const rows = await json('/staff/categories/export');
    expect(rows).toContainEqual(expect.objectContaining({ slug: 'lights', parent: null, 'name:de': 'Leuchten' }));
    expect(rows).toContainEqual(
      expect.objectContaining({ slug: 'export', parent: 'lights', path: 'Lights > Export', isHidden: false }),
    );
    const [head = '', ...lines] = (await csv('/staff/categories/export')).split('\r\n');
    expect(head).toMatch(/,name:de,description:de,features:de$/);
    expect(lines.some((line) => /^lights,,Lights,\d+,Lights,'=1\+1,,false,/.test(line))).toBe(true);
    await (await catalog.as('anonymous')).get('/categories/export').expect(200);
  });
});

it.each([
  ['/reviews/export?state=x', 'state'],
  ['/inventory/movements/export?from=2026-02-30', 'from'],
  ['/inventory/movements/export?productId=x', 'productId'],
  ['/staff/categories/export?format=xml', 'format'],
])('400 names the field of %s', async (path, field) => {
  const { body } = await (await catalog.as('staff')).get(path).expect(400);
  expect(body.fields).toMatchObject([{ path: field }]);
});

it.each(['/reviews/export', '/inventory/movements/export', '/staff/categories/export'])(
  '403 for a shopper: %s',
  async (path) => {
    await (await catalog.as('shopper')).get(path).expect(403);
  },
);
