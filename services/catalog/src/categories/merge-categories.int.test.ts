import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestCatalog, type TestCatalog } from '../test-catalog';
import { syncCategoryProducts } from './sync-category-products';
import { categoriesOf } from './test-categories';

let catalog: TestCatalog;
let staff: Awaited<ReturnType<TestCatalog['as']>>;
let _visitor: typeof staff;
let categories: Awaited<ReturnType<typeof categoriesOf>>;

beforeAll(async () => {
  catalog = await startTestCatalog();
  [staff, _visitor] = await Promise.all([catalog.as('staff'), catalog.as('anonymous')]);
  categories = await categoriesOf(catalog);
});
afterAll(() => catalog.stop());

describe('DELETE /staff/categories/:id', () => {
  it('204 without products', async () => {
    const { id } = await categories.create('Empty');
    await staff.delete(`/staff/categories/${id}`).expect(204);
    await categories.findBySlug('empty').expect(404);
  });

  it('409 with a product, also an archived one', async () => {
    const before = await categories.create('Full');
    const product = await catalog.addProduct({ category: 'Full', categoryId: before.id });
    await staff.delete(`/staff/categories/${before.id}`).expect(409);
    await staff.delete(`/products/${product.id}`);
    await staff.delete(`/staff/categories/${before.id}`).expect(409);
    expect(await categories.find(before.id)).toBeDefined();
  });

  it('never loses a category to which a product is added at the same time', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { id, name } = await categories.create(`Contested ${round}`);
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
    const source = (await categories.put(await categories.create('Mics'), { slug: 'mics-2' }).expect(200)).body;
    const target = await categories.create('Microphones');
    await categories.addMany(source.id, 'Mics', 1200);
    await categories.merge(source.id, target.id).expect(200);
    while ((await syncCategoryProducts(catalog.database)) > 0);
    expect(await categories.countIn(target.id, 'Microphones')).toBe(1200);
    expect((await categories.find(target.id))?.productCount).toBe(1200);
    const rows = await catalog.database.db.execute(sql`select 1 from categories where id = ${source.id}`);
    expect(rows).toHaveLength(0);
    for (const slug of ['mics', 'mics-2', 'microphones']) {
      expect((await categories.findBySlug(slug).expect(200)).body.id).toBe(target.id);
    }
  });

  it('200 for one of two opposite merges, and no product is lost', async () => {
    const [a, b] = [await categories.create('Left'), await categories.create('Right')];
    await categories.addMany(a.id, 'Left', 20);
    await categories.addMany(b.id, 'Right', 20);
    const responses = await Promise.all([categories.merge(a.id, b.id), categories.merge(b.id, a.id)]);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 400]);
    while ((await syncCategoryProducts(catalog.database)) > 0);
    const kept = responses[0]?.status === 200 ? b : a;
    expect(await categories.countIn(kept.id, kept.name)).toBe(40);
  });

  it('moves a product that is created during the merge', async () => {
    const [source, target] = [await categories.create('From'), await categories.create('Into')];
    const [, ...products] = await Promise.all([
      categories.merge(source.id, target.id).expect(200),
      ...Array.from({ length: 8 }, () =>
        catalog.addProduct({ category: 'From', categoryId: source.id }).catch(() => null),
      ),
    ]);
    while ((await syncCategoryProducts(catalog.database)) > 0);
    for (const product of products) {
      if (product) expect(await categories.textOf(product.id)).toEqual({ category: 'Into', categoryId: target.id });
    }
  });

  it('400 into itself or into none, 404 from none', async () => {
    const { id } = await categories.create('Alone');
    expect((await categories.merge(id, id).expect(400)).body.fields[0].path).toBe('intoId');
    expect((await categories.merge(id, 99999).expect(400)).body.fields[0].path).toBe('intoId');
    await categories.merge(99999, id).expect(404);
  });
});

describe('GET /staff/categories', () => {
  /** Returns the categories whose numbers differ from a count of their products. There must be none. */
  async function miscounted() {
    const counts = await catalog.database.db.execute<{ id: number; sold: number; archived: number }>(sql`
      select category_id as id, (count(*) filter (where archived_at is null))::int as sold, count(archived_at)::int as archived
      from products group by category_id`);
    const countOf = (id: number) => counts.find((count) => count.id === id) ?? { sold: 0, archived: 0 };
    return (await categories.list()).filter(
      ({ id, productCount, archivedCount }) =>
        productCount !== countOf(id).sold || archivedCount !== countOf(id).archived,
    );
  }

  it('200: counts the products of each category while they are added, archived, moved and deleted', async () => {
    const [counted, joined, unused] = [
      await categories.create('Counted'),
      await categories.create('Joined'),
      await categories.create('Unused'),
    ];
    await categories.addMany(counted.id, 'Counted', 40);
    const isCounted = sql`category_id = ${counted.id}`;
    for (const change of [
      sql`update products set archived_at = now() where ${isCounted} and id % 4 = 0`,
      sql`update products set category_id = ${joined.id} where ${isCounted} and id % 4 = 1`,
      sql`update products set category_id = null where ${isCounted} and id % 4 = 2`,
      sql`delete from products where ${isCounted} and id % 8 = 0`,
    ]) {
      await catalog.database.db.execute(change);
      expect(await miscounted()).toEqual([]);
    }
    expect(await categories.find(counted.id)).toMatchObject({ productCount: 10, archivedCount: 5 });
    expect(await categories.find(joined.id)).toMatchObject({ productCount: 10, archivedCount: 0 });
    expect(await categories.find(unused.id)).toMatchObject({ productCount: 0, archivedCount: 0 });
  });
});
