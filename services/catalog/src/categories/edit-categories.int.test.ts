import type { StaffCategory } from '@shopwright/contracts/http/categories';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestCatalog, type TestCatalog } from '../test-catalog';
import { syncCategoryProducts } from './sync-category-products';
import { categoriesOf } from './test-categories';

let catalog: TestCatalog;
let staff: Awaited<ReturnType<TestCatalog['as']>>;
let visitor: typeof staff;
let categories: Awaited<ReturnType<typeof categoriesOf>>;

beforeAll(async () => {
  catalog = await startTestCatalog();
  [staff, visitor] = await Promise.all([catalog.as('staff'), catalog.as('anonymous')]);
  categories = await categoriesOf(catalog);
});
afterAll(() => catalog.stop());

describe('PUT /staff/categories/:id', () => {
  it('200: changes every field, and the name of its products', async () => {
    const before = await categories.create('Lamps');
    const product = await catalog.addProduct({ category: 'Lamps', categoryId: before.id });
    const changes = {
      name: 'Desk lamps',
      description: 'For desks.',
      image: '/uploads/lamp.webp',
      translations: [{ language: 'de', name: 'Schreibtischlampen', description: 'Für Tische.' }],
    };
    const { body } = await categories.put(before, changes).expect(200);
    expect(body).toEqual({ ...before, ...changes, version: 2, productCount: 1 });
    expect(await categories.textOf(product.id)).toEqual({ category: 'Desk lamps', categoryId: before.id });
    const { body: german } = await visitor.get('/categories/lamps?language=de').expect(200);
    expect(german).toMatchObject({ name: 'Schreibtischlampen', description: 'Für Tische.' });
  });

  it('200: keeps the letters of other scripts in the slug, and leads from earlier ones', async () => {
    const created = await categories.create('照明');
    await categories.put(created, { slug: 'öl-照明' }).expect(200);
    for (const slug of ['照明', 'öl-照明', 'o\u0308l-照明', 'ÖL-照明']) {
      const { body } = await visitor.get(`/categories/${encodeURIComponent(slug)}`).expect(200);
      expect(body).toMatchObject({ id: created.id, slug: 'öl-照明' });
    }
    const { body: taken } = await staff.post('/categories').send({ name: 'Oil', slug: 'o\u0308l-照明' }).expect(409);
    expect(taken.fields).toEqual([{ path: 'slug', message: 'Another category has this URL slug' }]);
  });

  it('200: renames more products than one batch holds', async () => {
    const before = await categories.create('Cables');
    await categories.addMany(before.id, 'Cables', 1200);
    await categories.put(before, { name: 'Cords' }).expect(200);
    while ((await syncCategoryProducts(catalog.database)) > 0);
    expect(await categories.countIn(before.id, 'Cords')).toBe(1200);
  });

  it('200: leaves the products to the periodic task where they cannot be changed now', async () => {
    const before = await categories.create('Plugs');
    await categories.addMany(before.id, 'Plugs', 3);
    await catalog.database.db.execute(sql`
      create function fail() returns trigger language plpgsql as $$ begin raise 'out of order'; end $$`);
    await catalog.database.db.execute(
      sql`create trigger failing before update on products for each row execute function fail()`,
    );
    const { body } = await categories.put(before, { name: 'Sockets' }).expect(200);
    expect(body).toMatchObject({ name: 'Sockets', version: 2 });
    const target = await categories.create('Outlets');
    await categories.merge(before.id, target.id).expect(200);
    await catalog.database.db.execute(sql`drop function fail cascade`);
    while ((await syncCategoryProducts(catalog.database)) > 0);
    expect(await categories.countIn(target.id, 'Outlets')).toBe(3);
  });

  it('gives products no name that is being changed', async () => {
    const { id } = await categories.create('Bulbs');
    await categories.addMany(id, 'Old bulbs', 3);
    await catalog.database.db.execute(sql`update categories set is_syncing = true where id = ${id}`);
    const sync = await catalog.database.transaction(async (tx) => {
      await tx.execute(sql`update categories set name = 'Light bulbs' where id = ${id}`);
      const started = syncCategoryProducts(catalog.database);
      await new Promise((resolve) => setTimeout(resolve, 500));
      expect(await categories.countIn(id, 'Old bulbs')).toBe(3);
      return { started };
    });
    await sync.started;
    expect(await categories.countIn(id, 'Light bulbs')).toBe(3);
  });

  it('200: finds the category by each slug that it had', async () => {
    let category = await categories.create('Chairs');
    for (const slug of ['seats', 'stools', 'chairs'])
      category = (await categories.put(category, { slug }).expect(200)).body;
    for (const slug of ['seats', 'stools', 'chairs']) {
      expect((await categories.findBySlug(slug).expect(200)).body).toMatchObject({ id: category.id, slug: 'chairs' });
    }
  });

  it('200: another category may take over an earlier slug', async () => {
    const first = await categories.create('Desks');
    await categories.put(first, { slug: 'tables' }).expect(200);
    const second = await staff.post('/categories').send({ name: 'Old desks', slug: 'desks' }).expect(201);
    expect((await categories.findBySlug('desks').expect(200)).body.id).toBe(second.body.id);
  });

  it('200: hides the category from visitors, and its products stay on sale', async () => {
    const before = await categories.create('Secrets');
    const product = await catalog.addProduct({ category: 'Secrets', categoryId: before.id });
    expect((await visitor.get(`/products/${product.id}`)).body.categorySlug).toBe('secrets');
    await categories.put(before, { isHidden: true }).expect(200);
    await categories.findBySlug('secrets').expect(404);
    expect((await visitor.get('/categories')).body.map((row: { slug: string }) => row.slug)).not.toContain('secrets');
    expect((await visitor.get('/search/suggestions?q=secrets')).body.categories ?? []).toEqual([]);
    expect((await visitor.get(`/products/${product.id}`).expect(200)).body.categorySlug).toBeNull();
    expect(await categories.find(before.id)).toMatchObject({ isHidden: true });
  });

  it.each([
    ['name', { name: 'TAKEN' }, 'Another category has this name'],
    ['slug', { slug: 'taken' }, 'Another category has this URL slug'],
  ])('409: names the %s that another category has, and changes nothing', async (path, changes, message) => {
    if (path === 'name') await categories.create('Taken');
    const before = await categories.create(`Free ${path}`);
    const response = await categories.put(before, changes).expect(409);
    expect(response.body.fields).toEqual([{ path, message }]);
    expect(await categories.find(before.id)).toEqual(before);
  });

  it('409 for all but one of several edits based on one read', async () => {
    const before = await categories.create('Screens');
    const responses = await Promise.all(
      ['Monitors', 'Displays', 'Panels'].map((name) => categories.put(before, { name, description: name })),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const winner = responses.find(({ status }) => status === 200)?.body;
    expect(await categories.find(before.id)).toEqual(winner);
  });

  it('gives a product that is created during the rename the new name', async () => {
    const before = await categories.create('Racing');
    const [, ...products] = await Promise.all([
      categories.put(before, { name: 'Raced' }).expect(200),
      ...Array.from({ length: 8 }, () => catalog.addProduct({ category: 'Racing', categoryId: before.id })),
    ]);
    while ((await syncCategoryProducts(catalog.database)) > 0);
    for (const { id } of products)
      expect(await categories.textOf(id)).toEqual({ category: 'Raced', categoryId: before.id });
  });

  it.each([
    { name: 'x' },
    { slug: 'No slug' },
    { image: 'javascript:alert(1)' },
    { isHidden: 'yes' },
    { version: undefined },
    { translations: [{ language: 'en', name: 'English', description: null }] },
    {
      translations: [
        { language: 'de', name: 'Eins', description: null },
        { language: 'de', name: 'Zwei', description: null },
      ],
    },
  ])('400: refuses %o', async (changes) => {
    const before = (await categories.list())[0] as StaffCategory;
    await categories.put(before, changes).expect(400);
    expect(await categories.find(before.id)).toEqual(before);
  });

  it('404 for an unknown category', async () => {
    await categories.put({ ...((await categories.list())[0] as StaffCategory), id: 99999 }, {}).expect(404);
  });
});

describe('PUT /staff/category-order', () => {
  it('200: lists the categories in the given order for everyone, others after them', async () => {
    const before = await categories.list();
    const ids = before.map(({ id }) => id).reverse();
    const { body } = await staff
      .put('/staff/category-order')
      .send({ ids: ids.slice(0, 3) })
      .expect(200);
    const expected = [...ids.slice(0, 3), ...before.map(({ id }) => id).filter((id) => !ids.slice(0, 3).includes(id))];
    expect(body.map((row: StaffCategory) => row.id)).toEqual(expected);
    const shown = (await visitor.get('/categories')).body.map((row: { id: number }) => row.id);
    expect(shown).toEqual(expected.filter((id) => shown.includes(id)));
  });

  it('keeps one of two orders that are sent at the same time', async () => {
    const ids = (await categories.list()).map(({ id }) => id);
    const orders = [ids, [...ids].reverse()];
    await Promise.all(orders.map((order) => staff.put('/staff/category-order').send({ ids: order }).expect(200)));
    expect(orders).toContainEqual((await categories.list()).map(({ id }) => id));
  });
});

describe('access', () => {
  it.each([
    ['anonymous', 401],
    ['shopper', 403],
  ] as const)('refuses %s with %d', async (role, status) => {
    const agent = await catalog.as(role);
    const before = (await categories.list())[0] as StaffCategory;
    await agent.get('/staff/categories').expect(status);
    await agent.put(`/staff/categories/${before.id}`).send(before).expect(status);
    await agent
      .put('/staff/category-order')
      .send({ ids: [1] })
      .expect(status);
    await agent.delete(`/staff/categories/${before.id}`).expect(status);
    await agent.post(`/staff/categories/${before.id}/merge`).send({ intoId: 1 }).expect(status);
    expect(await categories.find(before.id)).toEqual(before);
  });
});
