import type { StaffCategory } from '@shopwright/contracts/http/categories';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestCatalog, type TestCatalog } from '../test-catalog';
import { syncCategoryProducts } from './sync-category-products';

let catalog: TestCatalog;
let staff: Awaited<ReturnType<TestCatalog['as']>>;
let visitor: typeof staff;

beforeAll(async () => {
  catalog = await startTestCatalog();
  [staff, visitor] = await Promise.all([catalog.as('staff'), catalog.as('anonymous')]);
});
afterAll(() => catalog.stop());

const list = async (): Promise<StaffCategory[]> => (await staff.get('/staff/categories').expect(200)).body;
const find = async (id: number) => (await list()).find((row) => row.id === id);
const findBySlug = (slug: string) => visitor.get(`/categories/${slug}`);

/** Creates a category and returns it as its editor gets it. */
async function create(name: string): Promise<StaffCategory> {
  const slug = name.toLowerCase().replaceAll(' ', '-');
  const { body } = await staff.post('/categories').send({ name, slug }).expect(201);
  return (await find(body.id)) as StaffCategory;
}

const put = (before: StaffCategory, changes: object) => {
  const { name, slug, description, image, isHidden, translations, version } = before;
  const form = { name, slug, description, image, isHidden, translations, version, ...changes };
  return staff.put(`/staff/categories/${before.id}`).send(form);
};
const merge = (id: number, intoId: number) => staff.post(`/staff/categories/${id}/merge`).send({ intoId });
const textOf = async (id: number) => {
  const { category, categoryId } = (await staff.get(`/products/${id}`)).body;
  return { category, categoryId };
};
/** Adds many products at once, as an import would over time. */
const addMany = (id: number, name: string, count: number) =>
  catalog.database.db.execute(sql`
    insert into products (slug, name, description, price, image, category, category_id)
    select ${name}::text || n, 'Thing', 'A thing.', 5, '/images/x.webp', ${name}::text, ${id}::int
    from generate_series(1, ${count}) n`);
const countIn = async (id: number, name: string) => {
  const [row] = await catalog.database.db.execute<{ count: number }>(
    sql`select count(*)::int as count from products where category_id = ${id} and category = ${name}`,
  );
  return row?.count;
};

describe('PUT /staff/categories/:id', () => {
  it('200: changes every field, and the name of its products', async () => {
    const before = await create('Lamps');
    const product = await catalog.addProduct({ category: 'Lamps', categoryId: before.id });
    const changes = {
      name: 'Desk lamps',
      description: 'For desks.',
      image: '/uploads/lamp.webp',
      translations: [{ language: 'de', name: 'Schreibtischlampen', description: 'Für Tische.' }],
    };
    const { body } = await put(before, changes).expect(200);
    expect(body).toEqual({ ...before, ...changes, version: 2, productCount: 1 });
    expect(await textOf(product.id)).toEqual({ category: 'Desk lamps', categoryId: before.id });
    const { body: german } = await visitor.get('/categories/lamps?language=de').expect(200);
    expect(german).toMatchObject({ name: 'Schreibtischlampen', description: 'Für Tische.' });
  });

  it('200: renames more products than one batch holds', async () => {
    const before = await create('Cables');
    await addMany(before.id, 'Cables', 1200);
    await put(before, { name: 'Cords' }).expect(200);
    while ((await syncCategoryProducts(catalog.database)) > 0);
    expect(await countIn(before.id, 'Cords')).toBe(1200);
  });

  it('200: leaves the products to the periodic task where they cannot be changed now', async () => {
    const before = await create('Plugs');
    await addMany(before.id, 'Plugs', 3);
    await catalog.database.db.execute(sql`
      create function fail() returns trigger language plpgsql as $$ begin raise 'out of order'; end $$`);
    await catalog.database.db.execute(
      sql`create trigger failing before update on products for each row execute function fail()`,
    );
    const { body } = await put(before, { name: 'Sockets' }).expect(200);
    expect(body).toMatchObject({ name: 'Sockets', version: 2 });
    const target = await create('Outlets');
    await merge(before.id, target.id).expect(200);
    await catalog.database.db.execute(sql`drop function fail cascade`);
    while ((await syncCategoryProducts(catalog.database)) > 0);
    expect(await countIn(target.id, 'Outlets')).toBe(3);
  });

  it('gives products no name that is being changed', async () => {
    const { id } = await create('Bulbs');
    await addMany(id, 'Old bulbs', 3);
    await catalog.database.db.execute(sql`update categories set is_syncing = true where id = ${id}`);
    const sync = await catalog.database.transaction(async (tx) => {
      await tx.execute(sql`update categories set name = 'Light bulbs' where id = ${id}`);
      const started = syncCategoryProducts(catalog.database);
      await new Promise((resolve) => setTimeout(resolve, 500));
      expect(await countIn(id, 'Old bulbs')).toBe(3);
      return { started };
    });
    await sync.started;
    expect(await countIn(id, 'Light bulbs')).toBe(3);
  });

  it('200: finds the category by each slug that it had', async () => {
    let category = await create('Chairs');
    for (const slug of ['seats', 'stools', 'chairs']) category = (await put(category, { slug }).expect(200)).body;
    for (const slug of ['seats', 'stools', 'chairs']) {
      expect((await findBySlug(slug).expect(200)).body).toMatchObject({ id: category.id, slug: 'chairs' });
    }
  });

  it('200: another category may take over an earlier slug', async () => {
    const first = await create('Desks');
    await put(first, { slug: 'tables' }).expect(200);
    const second = await staff.post('/categories').send({ name: 'Old desks', slug: 'desks' }).expect(201);
    expect((await findBySlug('desks').expect(200)).body.id).toBe(second.body.id);
  });

  it('200: hides the category from visitors, and its products stay on sale', async () => {
    const before = await create('Secrets');
    const product = await catalog.addProduct({ category: 'Secrets', categoryId: before.id });
    expect((await visitor.get(`/products/${product.id}`)).body.categorySlug).toBe('secrets');
    await put(before, { isHidden: true }).expect(200);
    await findBySlug('secrets').expect(404);
    expect((await visitor.get('/categories')).body.map((row: { slug: string }) => row.slug)).not.toContain('secrets');
    expect((await visitor.get('/search/suggestions?q=secrets')).body.categories ?? []).toEqual([]);
    expect((await visitor.get(`/products/${product.id}`).expect(200)).body.categorySlug).toBeNull();
    expect(await find(before.id)).toMatchObject({ isHidden: true });
  });

  it.each([
    ['name', { name: 'TAKEN' }, 'Another category has this name'],
    ['slug', { slug: 'taken' }, 'Another category has this address'],
  ])('409: names the %s that another category has, and changes nothing', async (path, changes, message) => {
    if (path === 'name') await create('Taken');
    const before = await create(`Free ${path}`);
    const reply = await put(before, changes).expect(409);
    expect(reply.body.fields).toEqual([{ path, message }]);
    expect(await find(before.id)).toEqual(before);
  });

  it('409 for all but one of several edits based on one read', async () => {
    const before = await create('Screens');
    const replies = await Promise.all(
      ['Monitors', 'Displays', 'Panels'].map((name) => put(before, { name, description: name })),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const winner = replies.find(({ status }) => status === 200)?.body;
    expect(await find(before.id)).toEqual(winner);
  });

  it('gives a product that is created during the rename the new name', async () => {
    const before = await create('Racing');
    const [, ...products] = await Promise.all([
      put(before, { name: 'Raced' }).expect(200),
      ...Array.from({ length: 8 }, () => catalog.addProduct({ category: 'Racing', categoryId: before.id })),
    ]);
    while ((await syncCategoryProducts(catalog.database)) > 0);
    for (const { id } of products) expect(await textOf(id)).toEqual({ category: 'Raced', categoryId: before.id });
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
    const before = (await list())[0] as StaffCategory;
    await put(before, changes).expect(400);
    expect(await find(before.id)).toEqual(before);
  });

  it('404 for an unknown category', async () => {
    await put({ ...((await list())[0] as StaffCategory), id: 99999 }, {}).expect(404);
  });
});

describe('PUT /staff/category-order', () => {
  it('200: lists the categories in the given order for everyone, others after them', async () => {
    const before = await list();
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

  it('keeps one of two orders that are sent at once', async () => {
    const ids = (await list()).map(({ id }) => id);
    const orders = [ids, [...ids].reverse()];
    await Promise.all(orders.map((order) => staff.put('/staff/category-order').send({ ids: order }).expect(200)));
    expect(orders).toContainEqual((await list()).map(({ id }) => id));
  });
});

describe('DELETE /staff/categories/:id', () => {
  it('204 without products', async () => {
    const { id } = await create('Empty');
    await staff.delete(`/staff/categories/${id}`).expect(204);
    await findBySlug('empty').expect(404);
  });

  it('409 with a product, also an archived one', async () => {
    const before = await create('Full');
    const product = await catalog.addProduct({ category: 'Full', categoryId: before.id });
    await staff.delete(`/staff/categories/${before.id}`).expect(409);
    await staff.delete(`/products/${product.id}`);
    await staff.delete(`/staff/categories/${before.id}`).expect(409);
    expect(await find(before.id)).toBeDefined();
  });

  it('never loses a category to which a product is added at the same time', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { id, name } = await create(`Contested ${round}`);
      const body = { category: name, categoryId: id };
      const [deleted, added] = await Promise.all([
        staff.delete(`/staff/categories/${id}`),
        catalog.addProduct(body).catch(() => undefined),
      ]);
      expect([deleted.status, added === undefined]).toEqual(deleted.status === 204 ? [204, true] : [409, false]);
    }
  });
});

describe('POST /staff/categories/:id/merge', () => {
  it('200: moves the products and leads every address to the other category', async () => {
    const source = (await put(await create('Mics'), { slug: 'mics-2' }).expect(200)).body;
    const target = await create('Microphones');
    await addMany(source.id, 'Mics', 1200);
    await merge(source.id, target.id).expect(200);
    while ((await syncCategoryProducts(catalog.database)) > 0);
    expect(await countIn(target.id, 'Microphones')).toBe(1200);
    expect((await find(target.id))?.productCount).toBe(1200);
    const rows = await catalog.database.db.execute(sql`select 1 from categories where id = ${source.id}`);
    expect(rows).toHaveLength(0);
    for (const slug of ['mics', 'mics-2', 'microphones']) {
      expect((await findBySlug(slug).expect(200)).body.id).toBe(target.id);
    }
  });

  it('200 for one of two opposite merges, and no product is lost', async () => {
    const [a, b] = [await create('Left'), await create('Right')];
    await addMany(a.id, 'Left', 20);
    await addMany(b.id, 'Right', 20);
    const replies = await Promise.all([merge(a.id, b.id), merge(b.id, a.id)]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 400]);
    while ((await syncCategoryProducts(catalog.database)) > 0);
    const kept = replies[0]?.status === 200 ? b : a;
    expect(await countIn(kept.id, kept.name)).toBe(40);
  });

  it('moves a product that is created during the merge', async () => {
    const [source, target] = [await create('From'), await create('Into')];
    const [, ...products] = await Promise.all([
      merge(source.id, target.id).expect(200),
      ...Array.from({ length: 8 }, () =>
        catalog.addProduct({ category: 'From', categoryId: source.id }).catch(() => null),
      ),
    ]);
    while ((await syncCategoryProducts(catalog.database)) > 0);
    for (const product of products) {
      if (product) expect(await textOf(product.id)).toEqual({ category: 'Into', categoryId: target.id });
    }
  });

  it('400 into itself or into none, 404 from none', async () => {
    const { id } = await create('Alone');
    expect((await merge(id, id).expect(400)).body.fields[0].path).toBe('intoId');
    expect((await merge(id, 99999).expect(400)).body.fields[0].path).toBe('intoId');
    await merge(99999, id).expect(404);
  });
});

describe('access', () => {
  it.each([
    ['anonymous', 401],
    ['shopper', 403],
  ] as const)('refuses %s with %d', async (role, status) => {
    const agent = await catalog.as(role);
    const before = (await list())[0] as StaffCategory;
    await agent.get('/staff/categories').expect(status);
    await agent.put(`/staff/categories/${before.id}`).send(before).expect(status);
    await agent
      .put('/staff/category-order')
      .send({ ids: [1] })
      .expect(status);
    await agent.delete(`/staff/categories/${before.id}`).expect(status);
    await agent.post(`/staff/categories/${before.id}/merge`).send({ intoId: 1 }).expect(status);
    expect(await find(before.id)).toEqual(before);
  });
});
