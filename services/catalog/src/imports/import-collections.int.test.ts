import type { CallInput } from '@shopwright/contracts/endpoint';
import { createCollection, getStaffCollection, listStaffCollections } from '@shopwright/contracts/http/collections';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestCatalog, type TestCatalog } from '../test-catalog';
import { fileImportsOf } from './test-imports';

let catalog: TestCatalog;
const files = fileImportsOf(() => catalog);

beforeAll(async () => {
  catalog = await startTestCatalog();
});
afterAll(() => catalog.stop());

const lamp = (sku: string, collections?: string): Record<string, string> => ({
  name: `Lamp ${sku}`,
  description: 'A lamp.',
  image: '/images/products/lamp.webp',
  category: 'Lighting',
  price: '20.00',
  sku,
  ...(collections !== undefined && { collections }),
});

type Form = CallInput<typeof createCollection>['body'];

const create = (title: string, slug: string, products: Form['products']) =>
  catalog.client.call(createCollection, {
    body: {
      title,
      slug,
      text: null,
      image: null,
      seoTitle: null,
      seoDescription: null,
      isEnabled: true,
      translations: {},
      products,
    } as Form,
  });

/** The names of the products of a collection, in its order. */
async function namesOf(slug: string): Promise<string[]> {
  const all = await catalog.client.call(listStaffCollections, {});
  const id = all.find((one) => one.slug === slug)?.id;
  if (id === undefined) return [];
  const found = await catalog.client.call(getStaffCollection, { params: { id: String(id) } });
  return found.products.map(({ name }) => name);
}

describe('the column collections', () => {
  it('puts products at the end of collections, by slug or title, and creates those that are new', async () => {
    const first = await catalog.addProduct({ name: 'First' });
    const made = await create('Summer Sale', 'summer', { by: 'hand', ids: [first.id] });
    const rows = [lamp('C1', 'summer, gift-ideas'), lamp('C2', 'summer sale'), lamp('C3')];
    const checked = await files.importRows(rows, { isDryRun: true });
    expect(checked.items[0]?.changes?.values).toMatchObject({ collections: [null, ['gift-ideas', 'summer']] });
    expect(await namesOf('gift-ideas')).toEqual([]);

    const { reasons } = await files.importRows(rows);
    expect(reasons).toEqual({});
    expect(await namesOf('summer')).toEqual(['First', 'Lamp C1', 'Lamp C2']);
    expect(await namesOf('gift-ideas')).toEqual(['Lamp C1']);
    const all = await catalog.client.call(listStaffCollections, {});
    expect(all.map(({ title }) => title)).toContain('Gift ideas');
    // Who edits an earlier state must not take the products out again.
    expect(all.find(({ slug }) => slug === 'summer')?.version).toBeGreaterThan(made.version);
    expect((await files.importRows(rows)).progress).toMatchObject({ unchanged: 3 });
  });

  it('takes products out of those that a row does not name; without the column they stay', async () => {
    await files.importRows([lamp('D1', 'one, two'), lamp('D2', 'one')]);
    await files.importRows([{ sku: 'D1', price: '21' }]);
    expect(await namesOf('two')).toEqual(['Lamp D1']);
    const { jobId } = await files.importRows([lamp('D1', 'one'), lamp('D2', '')]);
    expect(await namesOf('one')).toEqual(['Lamp D1']);
    expect(await namesOf('two')).toEqual([]);
    await files.undo(jobId);
    expect(await namesOf('one')).toEqual(['Lamp D1', 'Lamp D2']);
    expect(await namesOf('two')).toEqual(['Lamp D1']);
  });

  it('puts no more than 1,000 products into one', async () => {
    await files.importRows(Array.from({ length: 999 }, (_, at) => lamp(`F${at}`, 'full')));
    const rows = [lamp('F0', 'full'), lamp('F-A', 'full'), lamp('F-B', 'full'), lamp('F-C')];
    const { reasons } = await files.importRows(rows);
    expect(reasons).toEqual({ 3: 'collections: “full” has 1000 products, the most that it may have' });
    expect((await files.importRows(rows)).progress).toMatchObject({ unchanged: 3, rejected: 1 });
  });

  it('rejects one whose products a rule chooses, and leaves those that a rule lists alone', async () => {
    const rule = { match: 'all', conditions: [{ type: 'tag', tag: 'ruled' }] };
    await create('By rule', 'by-rule', { by: 'rule', rule } as unknown as Form['products']);
    const { reasons, progress } = await files.importRows([
      lamp('E1', 'by-rule'),
      { ...lamp('E2', 'by-hand'), tags: 'ruled' },
    ]);
    expect(reasons).toEqual({ 1: 'collections: A rule chooses the products of “by-rule”' });
    expect(progress).toMatchObject({ created: 1 });
    expect((await files.importRows([lamp('E2', '')])).progress).toMatchObject({ updated: 1 });
  });
});
