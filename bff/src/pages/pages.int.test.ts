import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type SmallCatalog, sampleProduct } from '../test-small-catalog';
import type { TestStore } from '../test-store';
import { hostile, startPages, structured, tag, title, visible } from './test-pages';

const origin = 'http://store.example';

let catalog: SmallCatalog;
let store: TestStore;

beforeAll(async () => {
  ({ catalog, store } = await startPages());
});
afterAll(() => Promise.all([store.stop(), catalog.stop()]));

const get = (path: string, headers: Record<string, string> = {}) => request(store.server).get(path).set(headers);
const canonical = (html: string) => tag(html, /<link rel="canonical" href="([^"]*)"/);
const pageState = (html: string) =>
  JSON.parse(tag(html, /<script type="application\/json" id="page-state">(.*?)<\/script>/s) ?? 'null') as {
    language: string;
    queries: [unknown[], unknown][];
  };

describe('GET of a page', () => {
  describe('200', () => {
    it('home holds its products, their prices, and what the browser goes on from', async () => {
      const { status, text } = await get('/');
      expect(status).toBe(200);
      expect(visible(text)).toContain('Elite Bundle');
      expect(visible(text)).toContain('$249.00');
      expect(title(text)).toBe('Shopwright — Electronics and streaming gear');
      expect(structured(text).map((thing) => thing['@type'])).toEqual(['WebSite', 'Organization']);
      expect(pageState(text).queries.map(([key]) => key[0])).toEqual(
        expect.arrayContaining(['me', 'products', 'categories']),
      );
    });

    it('a product says what it is, costs, and whether it is there', async () => {
      const { text } = await get('/product/1');
      expect(title(text)).toBe('Elite Bundle · Shopwright');
      const description = tag(text, /<meta name="description" content="([^"]*)"/) ?? '';
      expect(description).toMatch(/^A whole studio in a box\. .*…$/);
      expect(description.length).toBeLessThanOrEqual(156);
      const [product, trail] = structured(text);
      expect(product).toMatchObject({
        '@type': 'Product',
        sku: '1',
        image: `${origin}/images/products/product-1.webp?w=1200&h=1200`,
        offers: { price: '249.00', priceCurrency: 'USD', availability: 'https://schema.org/InStock' },
        aggregateRating: { ratingValue: 4.5, reviewCount: 12 },
      });
      expect(trail).toMatchObject({ '@type': 'BreadcrumbList', itemListElement: { length: 3 } });
      const soldOut = structured((await get('/product/2')).text)[0];
      expect(soldOut).toMatchObject({ offers: { availability: 'https://schema.org/OutOfStock' } });
      expect(soldOut).not.toHaveProperty('aggregateRating');
    });

    it('a product with options shows the variant that the address names, at one canonical address', async () => {
      const stock = { inStock: true, stockQuantity: 9, isLowStock: false };
      const variants = [
        { ...stock, id: 41, sku: 'SHIRT-R', price: '19.00', optionValues: ['Red'] },
        { ...stock, id: 42, sku: 'SHIRT-B', price: '25.00', optionValues: ['Blue'], gtin: '4006381333931' },
      ];
      const options = [{ name: 'Color', values: ['Red', 'Blue'] }];
      const shirt = sampleProduct(4, { name: 'Shirt', price: '19.00', hasOptions: true, options, variants });
      catalog.products.push(shirt, sampleProduct(42, { name: 'Shirt, Blue', parentId: 4 }));
      const { text } = await get('/product/4?utm_source=mail&variant=42');
      expect(visible(text)).toContain('$25.00');
      expect(visible(text)).toContain('SKU: SHIRT-B');
      expect(visible((await get('/product/4')).text)).toContain('SKU: SHIRT-R');
      expect(canonical(text)).toBe(`${origin}/product/4`);
      expect(structured(text)[0]).toMatchObject({
        '@type': 'ProductGroup',
        variesBy: ['https://schema.org/color'],
        hasVariant: [
          { sku: 'SHIRT-R', offers: { price: '19.00', url: `${origin}/product/4?variant=41` } },
          { sku: 'SHIRT-B', gtin: '4006381333931', color: 'Blue', offers: { url: `${origin}/product/4?variant=42` } },
        ],
      });
      const moved = await get('/product/42?utm_source=mail');
      expect([moved.status, moved.headers.location]).toEqual([301, '/product/4?variant=42&utm_source=mail']);
      catalog.products.splice(3);
    });

    it('the bundles are a list', async () => {
      const { text } = await get('/streaming-electronics');
      expect(visible(text)).toContain('Elite Bundle');
      expect(structured(text)[0]).toMatchObject({ '@type': 'ItemList', numberOfItems: 3 });
    });

    it.each(['/account', '/login', '/stripe-checkout', '/admin', '/ops/mail'])(
      '%s is a shell that search engines leave out',
      async (path) => {
        const { status, text } = await get(path);
        expect(status).toBe(200);
        expect(text).toContain('<meta name="robots" content="noindex" />');
        expect(canonical(text)).toBeUndefined();
        expect(pageState(text).queries).toEqual([
          [['me'], null],
          [['store-settings'], expect.objectContaining({ name: 'Shopwright' })],
        ]);
      },
    );

    it('treats a browser without a session as signed out, and asks auth about all others', async () => {
      const own = await get('/', { cookie: `${store.config.cookies.session}=${'a'.repeat(43)}` });
      expect(pageState(own.text).queries.map(([key]) => key[0])).not.toContain('me');
      expect(visible(own.text)).not.toContain('Sign In');
      expect(visible((await get('/')).text)).toContain('Sign In');
    });

    it.each(['%00', '%01', '%7F', '%E2%80%AE', '%ED%A0%80', 'a%00mic'])(
      'is a page for the search %s',
      async (search) => {
        const { status, headers } = await get(`/?search=${search}`);
        expect([status, headers['retry-after']]).toEqual([200, undefined]);
      },
    );

    it('closes nothing and runs nothing that a product says', async () => {
      for (const path of [
        '/',
        '/product/3',
        `/?search=${encodeURIComponent(hostile)}`,
        `/nothing/${encodeURIComponent(hostile)}`,
      ]) {
        const { text } = await get(path);
        const scripts = text.match(/<script\b[^>]*>/g) ?? [];
        expect(
          scripts.filter((script) => !/application\/(ld\+)?json/.test(script)),
          path,
        ).toEqual([]);
        expect(text, path).not.toContain('<img src=x');
        expect(() => structured(text), path).not.toThrow();
        expect(pageState(text).language).toBe('en');
      }
    });
  });

  describe('404', () => {
    it.each([
      ['/product/99', 'Product Not Found'],
      ['/product/abc', 'Product Not Found'],
      ['/nothing', 'Page Not Found'],
      ['//evil.example/x', 'Page Not Found'],
      ['/%E0%A4%A', 'Page Not Found'],
    ])('%s shows "%s"', async (path, text) => {
      const response = await get(path);
      expect(response.status).toBe(404);
      expect(visible(response.text)).toContain(text);
      expect(response.text).toContain('<meta name="robots" content="noindex" />');
    });
  });

  describe('503', () => {
    beforeAll(() => {
      catalog.state.isAway = true;
    });
    afterAll(() => {
      catalog.state.isAway = false;
    });

    it.each(['/', '/product/1', '/streaming-electronics', '/streaming-electronics?lang=pt'])(
      '%s without a catalog is a page that the browser tries to fill again',
      async (path) => {
        const response = await get(path);
        expect([response.status, response.headers['retry-after']]).toEqual([503, '5']);
        expect(visible(response.text)).toContain('Shopwright');
        expect(response.text).not.toContain('noindex');
        expect(pageState(response.text).queries).toEqual([[['me'], null]]);
      },
    );

    it('leaves the pages that need no catalog alone', async () => {
      expect((await get('/about')).status).toBe(200);
      expect((await get('/nothing')).status).toBe(404);
    });
  });
});

describe('a page that has moved', () => {
  it('is 301 to its address of now, with the query, and is asked for again', async () => {
    const { status, headers } = await get('/categories/bundles?lang=de&sort=name');
    expect([status, headers.location]).toEqual([301, '/categories/streaming-bundles?lang=de&sort=name']);
    expect(headers['cache-control']).toBe('private, no-cache');
    expect((await get('/categories/streaming-bundles')).status).toBe(200);
  });

  it('an earlier address in letters of another script leads to the current one', async () => {
    const [earlier, current] = ['灯', '照明'].map((slug) => `/categories/${encodeURIComponent(slug)}`);
    const { status, headers } = await get(`${earlier}?sort=name`);
    expect([status, headers.location]).toEqual([301, `${current}?sort=name`]);
    const { text } = await get(current ?? '');
    expect(text).toContain(`<link rel="canonical" href="http://store.example${current}`);
    expect(text).not.toContain('/categories/照明');
  });
});

describe('llms.txt', () => {
  it('describes the store in its language, or in one that it offers', async () => {
    catalog.state.settings = { language: 'de', languages: ['en', 'de'], hiddenClaims: ['delivery'] };
    const { status, type, text } = await get('/llms.txt');
    expect([status, type]).toEqual([200, 'text/plain']);
    expect(text).toMatch(/^# Shopwright\n\n> /);
    expect(text).toContain('- [Rücksendungen](http://store.example/returns): ');
    expect(text).toContain('(http://store.example/categories/streaming-bundles)');
    expect(text).toContain('(http://store.example/collection/summer): Warm.');
    expect(text).toContain('(http://store.example/api/openapi.json)');
    expect(text).toContain('- [English](http://store.example/llms.txt?lang=en)');
    expect(text).not.toMatch(/llms.txt\?lang=fr|Kostenlos/);
    expect((await get('/llms.txt?lang=en')).text).toContain('- [Returns](http://store.example/returns?lang=en): ');
    expect((await get('/llms.txt?lang=fr')).text).toContain('Rücksendungen');
    catalog.state.settings = {};
  });
});

describe('an address without a page', () => {
  it('is 301 to where its redirect leads', async () => {
    catalog.state.redirects = { '/Old%20Shop/lamps.html?id=7': '/categories/streaming-bundles' };
    const { status, headers } = await get('/Old%20Shop/lamps.html?id=7');
    expect([status, headers.location]).toEqual([301, '/categories/streaming-bundles']);
    expect(headers['cache-control']).toBe('private, no-cache');
  });

  it('is 404 without one, and the browser need not ask again', async () => {
    const { status, text } = await get('/nothing-here?utm_source=mail');
    expect(status).toBe(404);
    expect(pageState(text).queries).toContainEqual([['redirect', '/nothing-here'], null]);
  });
});

describe('the language of a page', () => {
  it.each([
    ['the address', '/?lang=ar', { cookie: 'language=de', 'accept-language': 'fr' }, 'ar', 'rtl'],
    ['the reader’s choice', '/', { cookie: 'x=1; language=de', 'accept-language': 'fr' }, 'de', 'ltr'],
    ['the browser’s', '/', { 'accept-language': 'xx, en;q=0.5, pt-BR;q=0.9' }, 'pt', 'ltr'],
    [
      'English where nothing is ours',
      '/?lang=xx',
      { cookie: 'language=</script>', 'accept-language': 'nl' },
      'en',
      'ltr',
    ],
  ])('is %s', async (_name, path, headers, language, direction) => {
    const response = await get(path, headers as Record<string, string>);
    expect(response.text).toContain(`<html lang="${language}" dir="${direction}"`);
    expect(response.headers['content-language']).toBe(language);
    expect(response.headers.vary).toMatch(/Accept-Language.*Cookie/);
  });

  it('is rendered for many readers at the same time without getting mixed up', async () => {
    const languages = ['en', 'es', 'fr', 'de', 'zh', 'ja', 'pt', 'ar', 'de', 'ar', 'en'];
    const responses = await Promise.all(languages.map((language) => get(`/product/1?lang=${language}`)));
    expect(responses.map(({ text }) => tag(text, /<html lang="(\w\w)"/))).toEqual(languages);
    expect(responses.map(({ text }) => pageState(text).language)).toEqual(languages);
  });

  it('has an address of its own, which every page names', async () => {
    const { text } = await get('/product/1?lang=fr&utm_source=mail');
    expect(canonical(text)).toBe(`${origin}/product/1?lang=fr`);
    const alternates = [...text.matchAll(/hreflang="([\w-]+)" href="([^"]*)"/g)].map((match) => [match[1], match[2]]);
    expect(alternates).toHaveLength(9);
    expect(alternates).toContainEqual(['zh', `${origin}/product/1?lang=zh`]);
    expect(alternates).toContainEqual(['x-default', `${origin}/product/1`]);
  });
});

describe('what search engines may list', () => {
  it.each([
    ['/', '/'],
    ['/?section=products&utm_source=x&sort=name', '/'],
    ['/?category=1&sort=price-asc', '/categories/streaming-bundles'],
    ['/categories/streaming-bundles?sort=name', '/categories/streaming-bundles'],
    ['/?category=99', '/?category=99'],
    ['/about/', '/about'],
  ])('%s is %s', async (path, expected) => {
    const { text } = await get(path);
    expect(canonical(text)).toBe(origin + expected);
    expect(text).not.toContain('noindex');
  });

  it.each(['/?search=mic', '/?min=5', '/?category=1&stock=1', '/?attributes=12-3_15*10*20'])('not %s', async (path) => {
    expect((await get(path)).text).toContain('<meta name="robots" content="noindex" />');
  });
});

describe('HEAD and other methods', () => {
  it('is the page of 404 at /metrics, which processes answer on a port that is not published', async () => {
    const response = await get('/metrics');
    expect([response.status, response.type]).toEqual([404, 'text/html']);
    expect(response.text).not.toContain('process_cpu');
  });

  it('answers HEAD without a body, and refuses what is no reading', async () => {
    const head = await request(store.server).head('/product/1');
    expect([head.status, head.text]).toEqual([200, undefined]);
    expect((await request(store.server).post('/product/1')).status).toBe(405);
  });
});
