import { runInRequest } from '@shopwright/service-kit/http/request-context';
import { createTestTokens } from '@shopwright/testing/test-keys';
import express from 'express';
import request from 'supertest';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type SmallCatalog, sampleProduct, startSmallCatalog } from '../test-small-catalog';
import { nowhere, startStore, type TestStore } from '../test-store';
import { crawlerFiles } from './crawler-files';

let catalog: SmallCatalog;
let store: TestStore;
let orphan: TestStore;

beforeAll(async () => {
  catalog = await startSmallCatalog(Array.from({ length: 1200 }, (_, index) => sampleProduct(index + 1)));
  [store, orphan] = await Promise.all([
    startStore({ auth: nowhere, catalog: catalog.url }),
    startStore({ auth: nowhere }),
  ]);
});
afterAll(() => Promise.all([store.stop(), orphan.stop(), catalog.stop()]));

it('robots.txt disallows private pages and names the sitemap', async () => {
  const { status, type, text } = await request(store.server).get('/robots.txt');
  expect([status, type]).toEqual([200, 'text/plain']);
  const lines = text.split('\n');
  for (const path of ['/api/', '/ops/', '/account', '/checkout', '/stripe-checkout', '/admin', '/inventory']) {
    expect(lines).toContain(`Disallow: ${path}`);
  }
  expect(lines).toContain('Disallow: /categories$');
  expect(lines).not.toContain('Disallow: /categories');
  expect(text).not.toMatch(/Disallow: \/(product|streaming|about)?\n/);
  expect(lines).toContain('Sitemap: http://store.example/sitemap.xml');
});

const locations = (text: string) =>
  [...text.matchAll(/<loc>http:\/\/store\.example([^<]*)<\/loc>/g)].map((match) => match[1]);

it('sitemap.xml names the files: of pages, categories and collections, and of products', async () => {
  const { status, type, text } = await request(store.server).get('/sitemap.xml');
  expect([status, type]).toEqual([200, 'application/xml']);
  expect(locations(text)).toEqual(['/sitemap-pages.xml', '/sitemap-products-1.xml']);
  expect(text).toContain('<lastmod>2026-11-29T10:00:00.000Z</lastmod>');
});

it('the pages of the sitemap are public, in all languages', async () => {
  const { status, type, text } = await request(store.server).get('/sitemap-pages.xml');
  expect([status, type]).toEqual([200, 'application/xml']);
  const addresses = locations(text);
  expect(addresses.slice(0, 2)).toEqual(['/', '/about']);
  expect(addresses).toContain('/categories/streaming-bundles');
  expect(addresses).toContain('/collection/summer');
  expect(addresses).toContain('/categories/%E7%85%A7%E6%98%8E');
  expect(new Set(addresses).size).toBe(addresses.length);
  expect(text).toContain('hreflang="ar" href="http://store.example/about?lang=ar"');
  expect(text).not.toMatch(/\/account|:id/);
});

it('a part of the sitemap lists every product with its images, in all languages', async () => {
  const { status, type, text } = await request(store.server).get('/sitemap-products-1.xml');
  expect([status, type]).toEqual([200, 'application/xml']);
  expect(locations(text)).toHaveLength(1200);
  expect(text).toContain('hreflang="x-default" href="http://store.example/product/1200"');
  expect(text).toContain('hreflang="ar" href="http://store.example/product/1200?lang=ar"');
  expect(text).toContain('<image:loc>http://store.example/images/products/product-7.webp</image:loc>');
  expect(text.trimEnd().endsWith('</urlset>')).toBe(true);
});

it('products have their names in the addresses of the sitemap where the store wants that', async () => {
  const own = await startSmallCatalog([sampleProduct(1)]);
  own.state.settings = { productSlugs: true, languages: ['en', 'de'] };
  const named = await startStore({ auth: nowhere, catalog: own.url });
  const { text } = await request(named.server).get('/sitemap-products-1.xml');
  expect(locations(text)).toEqual(['/product/1/product-1']);
  expect(text).toContain('hreflang="de" href="http://store.example/product/1/produkt-1?lang=de"');
  await Promise.all([named.stop(), own.stop()]);
});

it('sitemap.xml leaves out what only the demonstration has', async () => {
  const own = await startSmallCatalog([sampleProduct(1)]);
  own.state.settings = { isDemonstration: false };
  const real = await startStore({ auth: nowhere, catalog: own.url });
  const { text } = await request(real.server).get('/sitemap-pages.xml');
  expect(text).toContain('<loc>http://store.example/about</loc>');
  expect(text).not.toMatch(/streaming-electronics|size-guide/);
  await Promise.all([real.stop(), own.stop()]);
});

it('asks the catalog once for readers who come together', async () => {
  const before = catalog.calls.length;
  await Promise.all([1, 2, 3].map(() => request(store.server).get('/sitemap-pages.xml')));
  expect(catalog.calls.length).toBe(before);
});

it('reads the catalog for all who wait, even if the first of them has no time left', async () => {
  const app = express();
  app.use((_req, _res, next) => {
    runInRequest({ requestId: 'nearly-over', deadlineAt: performance.now() + 1 }, next);
  });
  const { config } = store;
  crawlerFiles(app, { config, cache: store.cache, tokens: createTestTokens('bff'), pages: store.pages });
  catalog.state.delayMs = 20;
  expect((await request(app).get('/sitemap-pages.xml')).status).toBe(200);
  catalog.state.delayMs = 0;
});

it.each(['/sitemap-products-2.xml', '/sitemap-products-0.xml', '/sitemap-x.xml'])(
  '404: there is no %s',
  async (path) => {
    expect((await request(store.server).get(path)).status).toBe(404);
  },
);

it('503: without a catalog there is no telling', async () => {
  expect((await request(orphan.server).get('/sitemap.xml')).status).toBe(503);
  expect((await request(orphan.server).get('/robots.txt')).status).toBe(200);
});
