import { expect, it } from 'vitest';
import { sitemapFile, sitemapIndex, sitemapSize } from './crawler-files';

it('stays below what the protocol allows: 50,000 addresses and 50 MB', () => {
  const paths = Array.from({ length: sitemapSize }, (_, index) => `/product/${2_000_000_000 + index}`);
  const text = sitemapFile('https://a-store-with-a-rather-long-name.example.com', paths);
  expect(sitemapSize).toBeLessThanOrEqual(50_000);
  expect(Buffer.byteLength(text)).toBeLessThan(50 * 1024 * 1024);
});

it('an index names each file', () => {
  expect(sitemapIndex('https://store.example', 2)).toContain('<loc>https://store.example/sitemap-2.xml</loc>');
});
