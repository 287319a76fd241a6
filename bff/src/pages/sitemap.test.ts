import { languages } from '@shopwright/contracts/fields';
import { sitemapPartSize } from '@shopwright/contracts/http/internal';
import { productPath } from '@shopwright/contracts/product-path';
import { expect, it } from 'vitest';
import { sitemapEntry, sitemapIndex } from './sitemap';

const origin = 'https://a-store-with-a-rather-long-name.example.com';

it('a part stays below what the protocol allows: 50,000 addresses and 50 MB', () => {
  const path = productPath({ id: 2_000_000_000, name: '照'.repeat(200) }, true);
  const images = Array.from({ length: 12 }, (_, index) => `/uploads/${'a'.repeat(64)}-${index}.webp`);
  const entry = sitemapEntry(origin, { pathIn: () => path, updatedAt: new Date(0).toISOString(), images });
  expect(sitemapPartSize).toBeLessThanOrEqual(50_000);
  expect(Buffer.byteLength(entry) * sitemapPartSize).toBeLessThan(50 * 1024 * 1024);
});

it('an entry has its address in each language, its change and its images', () => {
  const entry = sitemapEntry(
    'https://store.example',
    {
      pathIn: (language) => `/product/7/${language}`,
      updatedAt: '2026-11-29T10:00:00.000Z',
      images: ['/a.webp', 'https://x.example/?a&b'],
    },
    ['en', 'de'],
  );
  expect(entry).toContain('<loc>https://store.example/product/7/en</loc><lastmod>2026-11-29T10:00:00.000Z</lastmod>');
  expect(entry).toContain('hreflang="de" href="https://store.example/product/7/de?lang=de"');
  expect(entry).toContain('hreflang="x-default" href="https://store.example/product/7/en"');
  expect(entry).toContain('<image:loc>https://store.example/a.webp</image:loc>');
  expect(entry).toContain('<image:loc>https://x.example/?a&amp;b</image:loc>');
  expect(entry).not.toContain('hreflang="fr"');
  expect(languages.length).toBeGreaterThan(2);
});

it('an index names each file', () => {
  const files = [
    { name: 'sitemap-pages.xml' },
    { name: 'sitemap-products-2.xml', updatedAt: '2026-11-29T10:00:00.000Z' },
  ];
  expect(sitemapIndex('https://store.example', files)).toContain(
    '<loc>https://store.example/sitemap-products-2.xml</loc><lastmod>2026-11-29T10:00:00.000Z</lastmod>',
  );
});
