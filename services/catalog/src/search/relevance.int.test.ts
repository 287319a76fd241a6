import type { Language } from '@shopwright/contracts/fields';
import type { Product } from '@shopwright/contracts/http/products';
import { readListHeaders } from '@shopwright/contracts/list-facts';
import { nextCursor } from '@shopwright/contracts/next-page';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { categories, categoryTranslations } from '../db/categories';
import { startTestCatalog, type TestCatalog } from '../test-catalog';
import { candidatesMax } from './find-candidates';

let catalog: TestCatalog;

/** From the worst match for most searches to the best, so that no test passes by the order of ids. */
const shelf = [
  { name: 'Voyager Bundle', category: 'Sets', description: 'With a camera, a mic and a popular filter.' },
  { name: 'Ceramic Mug', category: 'Kitchen' },
  { name: 'Prime Lens', category: 'Cameras', de: 'Prime Objektiv' },
  { name: 'Overhead Camera Mount', category: 'Mounts', de: 'Kamerahalterung' },
  { name: 'Cameraman Vest', category: 'Clothes', featured: true },
  {
    name: 'Skiff Action Camera',
    category: 'Cameras',
    de: 'Skiff Actionkamera',
    zh: 'Skiff 运动相机',
    ar: 'كاميرا حركة Skiff',
  },
  { name: 'Mira Camera', category: 'Cameras', de: 'Mira Kamera', featured: true, ar: 'كاميرا Mira' },
  { name: 'Filter for Pop Art', category: 'Art' },
  { name: 'Double-Mesh Pop Filter', category: 'Microphones' },
  { name: 'Vocalis Microphone', category: 'Microphones', fr: 'Microphone Vocalis' },
  { name: 'USB Charger, C Type, with Hub', category: 'Power' },
  { name: 'Harbor USB-C Hub', category: 'Power' },
  { name: 'Hub Stand', category: 'Stands', zh: '相机支架' },
];

beforeAll(async () => {
  catalog = await startTestCatalog();
  const { db } = catalog.database;
  const made = await db
    .insert(categories)
    .values([...new Set(shelf.map(({ category }) => category))].map((name) => ({ name, slug: name.toLowerCase() })))
    .returning();
  const cameras = made.find(({ name }) => name === 'Cameras')?.id ?? 0;
  await db.insert(categoryTranslations).values({ categoryId: cameras, language: 'de', name: 'Kameras' });
  const staff = await catalog.as('staff');
  for (const { name, category, description = 'Made well.', featured = false, ...translated } of shelf) {
    const { id } = await catalog.addProduct({ name, category, description, featured });
    const translations = Object.entries(translated).map(([language, text]) => ({
      language,
      name: text,
      description: '-',
    }));
    await staff.put(`/products/${id}/translations`).send({ translations }).expect(200);
  }
});

afterAll(() => catalog.stop());

const list = async (query: Record<string, string | undefined>) =>
  (await catalog.as('anonymous')).get('/products').query(query).expect(200);
const found = async (search: string, language?: Language) =>
  (await list({ search, language })).body.map(({ name }: Product) => name);
const facts = async (query: Record<string, string>) => readListHeaders(new Headers((await list(query)).headers));

describe('GET /products?search=', () => {
  it.each<[string, Language | undefined, string[]]>([
    // Whole words, in the category before others and at the end before others; then a beginning, the category, the text.
    [
      'camera',
      undefined,
      ['Mira Camera', 'Skiff Action Camera', 'Overhead Camera Mount', 'Cameraman Vest', 'Prime Lens', 'Voyager Bundle'],
    ],
    ['mic', undefined, ['Vocalis Microphone', 'Ceramic Mug', 'Double-Mesh Pop Filter', 'Voyager Bundle']],
    // Next to each other, then all in the name, then somewhere.
    ['pop filter', undefined, ['Double-Mesh Pop Filter', 'Filter for Pop Art', 'Voyager Bundle']],
    ['usb c hub', undefined, ['Harbor USB-C Hub', 'USB Charger, C Type, with Hub']],
    [
      'cameras',
      undefined,
      ['Mira Camera', 'Skiff Action Camera', 'Overhead Camera Mount', 'Cameraman Vest', 'Prime Lens', 'Voyager Bundle'],
    ],
    // A compound that ends with the word before one that begins with it.
    ['kamera', 'de', ['Mira Kamera', 'Skiff Actionkamera', 'Kamerahalterung', 'Prime Objektiv']],
    ['microphone', 'fr', ['Microphone Vocalis', 'Double-Mesh Pop Filter']],
    ['相机', 'zh', ['Skiff 运动相机', '相机支架']],
    ['الكاميرا', 'ar', ['كاميرا Mira', 'كاميرا حركة Skiff']],
  ])('%s in %s', async (search, language, expected) => {
    expect(await found(search, language)).toEqual(expected);
  });

  it('has the same order for staff, and in the suggestions', async () => {
    const staff = await (await catalog.as('staff')).get('/products?search=camera').expect(200);
    const { body } = await (await catalog.as('anonymous')).get('/search/suggestions?q=camera').expect(200);
    const expected = await found('camera');
    expect(staff.body.map(({ name }: Product) => name)).toEqual(expected);
    // The suggestions leave out what has the word in its description only.
    expect(body.products.map(({ name }: Product) => name)).toEqual(expected.slice(0, -1));
  });

  it('keeps the other orders as they are', async () => {
    const names = (await list({ search: 'camera', sort: 'name' })).body.map(({ name }: Product) => name);
    expect(names).toEqual([...names].sort());
  });

  it('counts what it found, in any order and with filters, and only in a search', async () => {
    expect(await facts({ search: 'camera', limit: '2' })).toEqual({ total: { count: 6, hasMore: false } });
    expect(await facts({ search: 'camera', sort: 'name' })).toEqual({ total: { count: 6, hasMore: false } });
    expect(await facts({ search: 'camera', featured: 'true' })).toEqual({ total: { count: 2, hasMore: false } });
    expect(await facts({ search: 'zzzzqq' })).toEqual({ total: { count: 0, hasMore: false } });
    expect(await facts({})).toEqual({});
  });

  it('tells which words it was taken for where no product contains those that were typed', async () => {
    expect(await facts({ search: 'camrea' })).toMatchObject({ corrected: 'camera' });
    expect(await facts({ search: 'vocalis mircophone' })).toEqual({
      corrected: 'vocalis microphone',
      total: { count: 1, hasMore: false },
    });
  });
});

describe('GET /products?search= with more matches than are ranked', () => {
  it('ranks those with the words in their names, and lists all of them once', async () => {
    await catalog.database.db.execute(sql`
      insert into products (slug, name, description, price, image, category, featured)
      select 'b' || i, 'Thing ' || i, 'Goes with a widget.', 5, '/images/x.webp', 'Things', i % 3 = 0
      from generate_series(1, ${candidatesMax + 60}::int) i`);
    await catalog.addProduct({ name: 'Best Widget', featured: false });
    const [first, ids]: [string, number[]] = [(await found('widget'))[0], []];
    let cursor: string | undefined;
    do {
      const response = await list({ search: 'widget', limit: '100', cursor });
      expect(response.headers).toMatchObject({ 'x-total-count': `${candidatesMax}+` });
      ids.push(...response.body.map(({ id }: Product) => id));
      cursor = nextCursor(response.headers.link ?? null);
    } while (cursor);
    expect(first).toBe('Best Widget');
    expect([ids.length, new Set(ids).size]).toEqual([candidatesMax + 61, candidatesMax + 61]);
  });
});
