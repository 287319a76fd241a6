import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestCatalog, type TestCatalog, unbalancedProducts } from '../test-catalog';
import { demoStore } from './demo-store';
import { seedEmptyStore } from './seed-empty-store';

let catalog: TestCatalog;

beforeAll(async () => {
  catalog = await startTestCatalog();
});

afterAll(() => catalog.stop());

describe('seedEmptyStore', () => {
  it('fills an empty store once when several seeds run concurrently', async () => {
    const results = await Promise.all([1, 2, 3].map(() => seedEmptyStore(catalog.database)));
    expect(results.filter(Boolean)).toEqual([
      { categories: demoStore.categories.length, products: demoStore.products.length },
    ]);
    const staff = await catalog.as('staff');
    const { body } = await staff.get('/products?limit=200').expect(200);
    expect(body).toHaveLength(demoStore.products.length);
    expect((await staff.get('/categories')).body).toHaveLength(demoStore.categories.length);
  });

  it('creates products that the API returns as they are in the file', async () => {
    const staff = await catalog.as('staff');
    const { body } = await staff.get('/products?search=elite%20bundle');
    expect(body[0]).toMatchObject({
      name: 'Elite Bundle',
      price: '249.00',
      category: 'Streaming Bundles',
      featured: true,
    });
    const dropshipped = (await staff.get('/products?limit=200')).body.filter(
      (product: { isDropshipped: boolean }) => product.isDropshipped,
    );
    expect(dropshipped).toHaveLength(demoStore.products.filter((product) => product.dropship).length);
  });

  it('finds products by each value of the attributes, and reads every specification that is one of their choices', async () => {
    const [staff, visitor] = [await catalog.as('staff'), await catalog.as('anonymous')];
    const { body } = await staff.get('/staff/attributes').expect(200);
    expect(body.map(({ name }: { name: string }) => name)).toEqual(demoStore.attributes.map(({ name }) => name));
    for (const { id, kind } of body) {
      const { products, unread, choices } = (await staff.get(`/staff/attributes/${id}`).expect(200)).body;
      expect(products.count).toBeGreaterThan(1);
      for (const choice of choices) expect(choice.products.count, choice.name).toBeGreaterThan(0);
      if (kind === 'choice') expect(unread.count).toBe(0);
    }
    const facets = await visitor.get('/product-facets?language=ar').expect(200);
    expect(facets.body.attributes.map(({ name }: { name: string }) => name)).toEqual(
      demoStore.attributes.map(({ translations }) => translations.ar),
    );
  });

  it('records all stock in the ledger', async () => {
    expect(await unbalancedProducts(catalog.database)).toEqual([]);
    const reasons = await catalog.database.db.execute(sql`select distinct reason from stock_movements`);
    expect([...reasons]).toEqual([{ reason: 'seed' }]);
  });

  it('does not change a store in which the merchant has created something', async () => {
    await catalog.addProduct();
    expect(await seedEmptyStore(catalog.database)).toBeUndefined();
  });

  it('leaves a store empty that its owner has emptied', async () => {
    await catalog.database.db.execute(sql`truncate categories, products cascade`);
    expect(await seedEmptyStore(catalog.database)).toBeUndefined();
  });

  it('does not fill a store later in which the merchant was first', async () => {
    await catalog.database.db.execute(sql`truncate seed_marks, categories, products cascade`);
    await catalog.addProduct();
    expect(await seedEmptyStore(catalog.database)).toBeUndefined();
    await catalog.database.db.execute(sql`truncate categories, products cascade`);
    expect(await seedEmptyStore(catalog.database)).toBeUndefined();
  });
});
