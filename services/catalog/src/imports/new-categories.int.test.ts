import {
  addImportRows,
  createFileImport,
  importFileRows,
  setImportState,
} from '@shopwright/contracts/http/file-imports';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { categories } from '../db/categories';
import { products } from '../db/products';
import { startTestCatalog, type TestCatalog } from '../test-catalog';

let catalog: TestCatalog;

beforeAll(async () => {
  catalog = await startTestCatalog();
  await catalog.addCategory('Lighting');
});
afterAll(() => catalog.stop());

const create = (newCategories: string[]) =>
  catalog.client.call(createFileImport, { body: { fileName: 'lamps.csv', newCategories } });
const readCategories = () =>
  catalog.database.db
    .select({ name: categories.name, slug: categories.slug })
    .from(categories)
    .orderBy(asc(categories.position), asc(categories.id));

describe('the new categories of a file', () => {
  it('are created where the store lacks them, and have the products', async () => {
    const { jobId } = await create(['LIGHTING', 'Café Lamps', '照明']);
    const names = await readCategories();
    expect(names.map(({ name }) => name)).toEqual(['Lighting', 'Café Lamps', '照明']);
    expect(names[1]?.slug).toBe('cafe-lamps');
    const texts = { description: 'A lamp.', image: '/images/products/lamp.webp', price: '20.00' };
    const rows = [{ ...texts, name: 'Cup Lamp', category: 'café lamps' }];
    await catalog.client.call(addImportRows, { params: { jobId }, body: { firstRow: 1, rows } });
    await catalog.client.call(setImportState, { params: { jobId }, body: { to: 'running' } });
    await catalog.client.call(importFileRows, { params: { jobId }, body: { continueLater: false } });
    const [found] = await catalog.database.db
      .select({ category: categories.name })
      .from(products)
      .innerJoin(categories, eq(categories.id, products.categoryId))
      .where(eq(products.name, 'Cup Lamp'));
    expect(found).toEqual({ category: 'Café Lamps' });
  });

  it('get a slug of their own where another category has it', async () => {
    await create(['Cafe: Lamps']);
    expect((await readCategories()).at(-1)).toEqual({
      name: 'Cafe: Lamps',
      slug: expect.stringMatching(/^cafe-lamps-[0-9a-f]{8}$/),
    });
  });

  it('are created once by imports at the same time', async () => {
    const before = (await readCategories()).length;
    await Promise.all(Array.from({ length: 5 }, () => create(['Garden', 'Kitchen'])));
    expect((await readCategories()).length).toBe(before + 2);
  });

  it('400: must be names of categories', async () => {
    const staff = await catalog.as('staff');
    const response = await staff.post('/imports').send({ fileName: 'a.csv', newCategories: ['x'] });
    expect(response.status).toBe(400);
    expect(response.body.fields[0].path).toBe('newCategories.0');
  });
});
