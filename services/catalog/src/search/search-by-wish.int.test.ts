import { readListHeaders } from '@shopwright/contracts/list-facts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listTopSearches } from '../analytics/list-top-searches';
import { writeWaitingSearches } from '../analytics/record-search';
import { startTestCatalog, type TestCatalog } from '../test-catalog';

let catalog: TestCatalog;
let lighting: number;

beforeAll(async () => {
  catalog = await startTestCatalog();
  lighting = await catalog.addCategory('Lighting');
  const others = await catalog.addCategory('Cables');
  const add = (name: string, price: string, description = 'Plain.', categoryId = lighting) =>
    catalog.addProduct({ name, price, description, categoryId });
  await add('Alba Desk Light', '80.00');
  await add('Brio Clip Light', '30.00', 'Made for calls.');
  await add('Corda Floor Light', '45.00');
  await add('Dolma Studio Light', '120.00');
  await add('Eno Cable', '9.00', 'Fits under a light and takes 50 plugs.', others);
});
afterAll(() => catalog.stop());

async function search(query: Record<string, string>) {
  const visitor = await catalog.as('anonymous');
  const { body, headers } = await visitor.get('/products').query(query).expect(200);
  const facts = readListHeaders(new Headers(headers as Record<string, string>));
  return { names: body.map(({ name }: { name: string }) => name.split(' ')[0]), link: headers.link, ...facts };
}

describe('GET /products', () => {
  it('answers a search whose words all match as before', async () => {
    const { names, interpretation } = await search({ search: 'desk light' });
    expect({ names, interpretation }).toEqual({ names: ['Alba'], interpretation: undefined });
    const withFiller = await search({ search: 'a light' });
    expect(withFiller.names).toHaveLength(5);
    expect(withFiller.interpretation).toBeUndefined();
  });

  it('lists the closest products where none has all the words', async () => {
    const { names, interpretation } = await search({ search: 'light for zoom calls' });
    expect(names.slice(0, 4)).toEqual(['Brio', 'Alba', 'Corda', 'Dolma']);
    const understood = { ignored: ['for'], isPartial: true, isCheapestFirst: false, categoryIds: [lighting] };
    expect(interpretation).toEqual(understood);
  });

  it('leaves out words that say nothing about a product', async () => {
    const { names, interpretation } = await search({ search: 'I need a desk light please' });
    expect(names[0]).toBe('Alba');
    expect(interpretation?.ignored).toEqual(['i', 'need', 'a', 'please']);
  });

  it('limits prices, though the words are in a description', async () => {
    const { names, interpretation } = await search({ search: 'light under 50' });
    expect(names).toEqual(['Brio', 'Corda', 'Eno']);
    expect(interpretation).toMatchObject({ maxPrice: '50.00', isPartial: false });
    expect((await search({ search: 'light between 40 and 100' })).names).toEqual(['Alba', 'Corda']);
    expect((await search({ search: 'light 40-100' })).names).toEqual(['Alba', 'Corda']);
  });

  it('lists all products within a price that stands alone', async () => {
    const { names, interpretation, total } = await search({ search: 'under 50' });
    expect(names).toEqual(['Brio', 'Corda', 'Eno']);
    expect(total).toEqual({ count: 3, hasMore: false });
    expect(interpretation).toMatchObject({ maxPrice: '50.00', isPartial: false, isCheapestFirst: false });
    expect((await search({ search: 'unter 50 €', language: 'de' })).names.length).toBeGreaterThan(1);
    expect((await search({ search: 'gifts between 40 and 100' })).names).toEqual(['Alba', 'Corda']);
    expect((await search({ search: 'something cheap' })).names[0]).toBe('Eno');
    const sorted = await search({ search: 'under 50', sort: 'price-desc' });
    expect(sorted.names).toEqual(['Corda', 'Brio', 'Eno']);
  });

  it('lists all products where a gift is all that it asks for', async () => {
    const { names, interpretation } = await search({ search: 'gifts' });
    expect([names.length, interpretation?.isPartial]).toEqual([5, false]);
    expect((await search({ search: 'Geschenkideen', language: 'de' })).names).toHaveLength(5);
  });

  it('shows the cheapest ones where nothing costs so little', async () => {
    const { names, interpretation } = await search({ search: 'under 5' });
    expect([names[0], interpretation?.isPartial, interpretation?.maxPrice]).toEqual(['Eno', true, undefined]);
  });

  it('sorts the good matches by price', async () => {
    const { names, interpretation } = await search({ search: 'cheap light' });
    expect(names).toEqual(['Brio', 'Corda', 'Alba', 'Dolma', 'Eno']);
    expect(interpretation).toMatchObject({ isCheapestFirst: true, isPartial: false });
  });

  it('shows the closest ones where nothing is as cheap', async () => {
    const { names, interpretation } = await search({ search: 'light under 5' });
    expect(names[0]).toBe('Alba');
    expect(interpretation).toMatchObject({ isPartial: true });
    expect(interpretation?.maxPrice).toBeUndefined();
  });

  it('keeps to the filters and to another order', async () => {
    const filtered = await search({ search: 'light for zoom calls', minPrice: '100' });
    expect(filtered.names).toEqual(['Dolma']);
    const sorted = await search({ search: 'light under 100', sort: 'price-desc' });
    expect(sorted.names).toEqual(['Alba', 'Corda', 'Brio', 'Eno']);
  });

  it('has pages', async () => {
    const names: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await search({ search: 'cheap light', limit: '2', ...(cursor && { cursor }) });
      names.push(...page.names);
      cursor = /cursor=([^&>]+)/.exec(page.link ?? '')?.[1];
    } while (cursor);
    expect(names).toEqual(['Brio', 'Corda', 'Alba', 'Dolma', 'Eno']);
  });

  it('finds nothing where no word is anywhere', async () => {
    expect(await search({ search: 'qwxz for a vbnm' })).toMatchObject({ names: [], total: { count: 0 } });
    expect((await search({ search: 'something for a' })).names).toEqual([]);
  });

  it('counts in statistics what has all the words', async () => {
    await search({ search: 'cheap light' });
    await writeWaitingSearches({ database: catalog.database, logger: { warn: () => {} } as never });
    const top = await listTopSearches(catalog.database, 7);
    expect(top.find(({ query }) => query === 'cheap light')).toMatchObject({ results: 0 });
    expect(top.find(({ query }) => query === 'desk light')).toMatchObject({ results: 1 });
  });
});

describe('GET /product-facets', () => {
  it.each<Record<string, string>>([
    { search: 'light for zoom calls' },
    { search: 'light for zoom calls', minPrice: '40' },
    { search: 'light under 50', categoryId: '1' },
    { search: 'cheap light', featured: 'true' },
    { search: 'gifts', inStock: 'true' },
    { search: 'desk ligt' },
    { search: 'gift of vbnm' },
  ])('counts the products that the list shows: %j', async (query) => {
    const visitor = await catalog.as('anonymous');
    const { body } = await visitor.get('/product-facets').query(query).expect(200);
    expect(body.total).toEqual((await search(query)).total);
    const { categoryId: _, ...others } = query;
    const counted = body.categories.reduce((sum: number, { count }: { count: number }) => sum + count, 0);
    expect(counted).toBe((await search(others)).total?.count);
  });

  it('counts the closest products by category', async () => {
    const visitor = await catalog.as('anonymous');
    const { body } = await visitor.get('/product-facets').query({ search: 'light for zoom calls' }).expect(200);
    expect(body.categories).toContainEqual({ id: lighting, count: 4, hasMore: false });
  });
});

describe('GET /search/suggestions', () => {
  it('has the closest products and their category', async () => {
    const visitor = await catalog.as('anonymous');
    const { body } = await visitor.get('/search/suggestions').query({ q: 'light for zoom calls' }).expect(200);
    expect(body).toMatchObject({ isPartial: true, categories: [{ id: lighting, name: 'Lighting' }] });
    expect(body.products[0].name).toBe('Brio Clip Light');
  });
});
