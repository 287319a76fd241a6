import type { Language } from '@shopwright/contracts/fields';
import { publicPaths } from '@shopwright/contracts/pages';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { setTransport } from '../lib/api-client';
import { preloadPage } from '../site';
import { readPage } from './read-page';

const product = { id: 1, name: 'Elite Bundle', categoryId: 7 };
const category = { id: 7, name: 'Streaming Bundles', slug: 'streaming-bundles' };

let calls: string[];
/** The catalog's responses, by the start of the address. The longest match counts, and any other call fails. */
let responses: Record<string, unknown>;

afterAll(() => setTransport((url, init) => fetch(url, init)));

beforeEach(() => {
  calls = [];
  responses = {
    '/api/products?': [product],
    '/api/products/1': product,
    '/api/categories/': category,
    '/api/categories': [category],
    '/api/exchange-rates': [],
    '/api/store-settings': {
      name: 'Lamps',
      contactEmail: null,
      senderEmail: null,
      isDemonstration: true,
      ownTexts: [],
      updatedAt: null,
    },
  };
  setTransport(async (url) => {
    calls.push(url);
    const known = Object.keys(responses).find((start) => url.startsWith(start));
    return known ? new Response(JSON.stringify(responses[known])) : new Response('{}', { status: 503 });
  });
});

async function read(address: string, language: Language = 'en') {
  const { pathname, search } = new URL(address, 'http://store');
  const { status, queries } = await readPage({ pathname, search, language });
  return { status, keys: queries.map(([key]) => key[0]) };
}

it('reads what the routes at an address declare', async () => {
  expect(await read('/?search=mic&sort=name')).toEqual({
    status: 200,
    keys: ['store-settings', 'products', 'categories'],
  });
  expect(calls).toContain('/api/products?search=mic&categoryId=all&sort=name&limit=24');
  expect(await read('/product/1')).toEqual({ status: 200, keys: ['store-settings', 'product', 'products'] });
  expect(calls.at(-1)).toContain('categoryId=7');
  expect(await read('/streaming-electronics')).toEqual({
    status: 200,
    keys: ['store-settings', 'category', 'products'],
  });
});

it('reads the store’s name, the exchange rates where prices are converted, and nothing else for a page of text', async () => {
  expect(await read('/about')).toEqual({ status: 200, keys: ['store-settings'] });
  expect(await read('/about', 'de')).toEqual({ status: 200, keys: ['exchange-rates', 'store-settings'] });
  expect(await read('/nothing', 'de')).toEqual({ status: 200, keys: ['exchange-rates', 'store-settings'] });
});

it('leads from a variant to its product, with the variant chosen', async () => {
  responses = { '/api/products/12': { ...product, id: 12, parentId: 1 }, ...responses };
  const { movedTo, status } = await readPage({
    pathname: '/product/12',
    search: '',
    language: 'en',
  });
  expect([status, movedTo]).toEqual([200, '/product/1?variant=12']);
});

it('gives the address of a product its name where the store wants that, in one step', async () => {
  const settings = responses['/api/store-settings'] as object;
  responses['/api/store-settings'] = { ...settings, productSlugs: true };
  responses = { '/api/products/12': { ...product, id: 12, name: 'Elite Bundle, Red', parentId: 1 }, ...responses };
  const movedFrom = async (pathname: string) => (await readPage({ pathname, search: '', language: 'en' })).movedTo;
  expect(await movedFrom('/product/1')).toBe('/product/1/elite-bundle');
  expect(await movedFrom('/product/1/another-name')).toBe('/product/1/elite-bundle');
  expect(await movedFrom('/product/1/elite-bundle')).toBeUndefined();
  expect(await movedFrom('/product/12')).toBe('/product/1/elite-bundle?variant=12');
  responses['/api/store-settings'] = { ...settings, productSlugs: false };
  expect(await movedFrom('/product/1/elite-bundle')).toBe('/product/1');
  expect(await movedFrom('/product/1')).toBeUndefined();
});

it('is 404 where the product does not exist', async () => {
  setTransport(async () => new Response('{}', { status: 404 }));
  expect(await read('/product/99')).toEqual({ status: 404, keys: ['product', 'redirect'] });
});

it.each(['/product/99?a=1&b=2', '/nothing?a=1&b=2', '/categories/gone?a=1&b=2', '/collection/gone?a=1&b=2'])(
  'leads from %s, which is no page, to where its redirect does',
  async (address) => {
    setTransport(async (url) => {
      if (url === `/api/redirects?address=${encodeURIComponent(address)}`) return Response.json({ to: '/about?a=1' });
      return new Response('{}', { status: 404 });
    });
    const { pathname, search } = new URL(address, 'http://store');
    expect(await readPage({ pathname, search, language: 'en' })).toMatchObject({ movedTo: '/about?a=1' });
  },
);

it('a page costs no look for redirects', async () => {
  await read('/product/1');
  await read('/about');
  expect(calls.filter((call) => call.includes('redirects'))).toEqual([]);
});

it('shows the bundles of a category under another slug, and a page without bundles where there are none', async () => {
  responses['/api/categories/'] = { ...category, slug: 'creator-bundles' };
  expect(await read('/streaming-electronics')).toMatchObject({
    status: 200,
    keys: ['store-settings', 'category', 'products'],
  });
  expect(calls).toContain('/api/categories/streaming-bundles');
  const known = responses;
  setTransport(async (url) =>
    url.startsWith('/api/categories/')
      ? new Response('{}', { status: 404 })
      : new Response(JSON.stringify(known['/api/store-settings'])),
  );
  expect((await read('/streaming-electronics')).status).toBe(200);
});

it.each(['/streaming-electronics', '/size-guide'])(
  '%s leads home in a store with products of its own',
  async (address) => {
    await preloadPage(address);
    responses['/api/store-settings'] = { isDemonstration: false, ownTexts: [] };
    const { pathname, search } = new URL(address, 'http://store');
    expect(await readPage({ pathname, search, language: 'en' })).toMatchObject({ status: 200, movedTo: '/' });
  },
);

it('a store has a size guide once it wrote one', async () => {
  responses['/api/store-settings'] = { isDemonstration: false, ownTexts: ['sizes'] };
  responses['/api/page-texts/sizes'] = { body: 'Measure the shade.', language: 'en' };
  const request = { pathname: '/size-guide', search: '', language: 'en' } as const;
  await preloadPage('/size-guide');
  expect(await readPage(request)).toMatchObject({ status: 200, movedTo: undefined });
  expect(calls.some((call) => call.startsWith('/api/page-texts/sizes'))).toBe(true);
});

it.each([
  ['/', '/api/products?'],
  ['/product/1', '/api/products/1'],
  ['/streaming-electronics', '/api/categories'],
  ['/streaming-electronics', '/api/products?'],
])('is 503 where %s cannot read its subject, %s', async (address, start) => {
  for (const known of Object.keys(responses)) if (known.startsWith(start)) delete responses[known];
  expect((await read(address)).status).toBe(503);
});

it.each([
  ['/', '/api/categories', ['exchange-rates', 'store-settings', 'products']],
  ['/product/1', '/api/products?', ['exchange-rates', 'store-settings', 'product']],
  ['/product/1', '/api/exchange-rates', ['store-settings', 'product', 'products']],
])('is still 200 where %s cannot read what it shows besides, %s', async (address, start, keys) => {
  delete responses[start];
  expect(await read(address, 'fr')).toEqual({ status: 200, keys });
});

it('never rejects', async () => {
  setTransport(() => Promise.reject(new Error('away')));
  for (const path of publicPaths) {
    expect((await read(path.replace(':id', '1').replace(':slug', 'x'), 'ja')).keys, path).toEqual([]);
  }
});
