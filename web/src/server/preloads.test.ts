import { existsSync } from 'node:fs';
import path from 'node:path';
import { publicPaths } from '@shopwright/contracts/pages';
import { expect, it } from 'vitest';
import { laterMessagesSource, otherRoutesSource, pageSources, preloadTags } from './preloads';

const web = path.resolve(import.meta.dirname, '../..');

it('names pages and files that there are', () => {
  expect(Object.keys(pageSources).filter((pattern) => !publicPaths.includes(pattern))).toEqual([]);
  expect(
    [...Object.values(pageSources), otherRoutesSource, laterMessagesSource].filter(
      (source) => !existsSync(path.join(web, source)),
    ),
  ).toEqual([]);
});

it('asks for the page’s own modules and for what they import, each once, and for nothing that is there already', () => {
  const manifest = {
    'index.html': { file: 'assets/app.js', imports: ['_shared.js'] },
    '_shared.js': { file: 'assets/shared.js' },
    '_own.js': { file: 'assets/own.js', imports: ['_shared.js', '_own.js'] },
    'src/pages/product-page.tsx': { file: 'assets/product.js', imports: ['_own.js', 'index.html'] },
    'src/i18n/locales/de/shop.json': { file: 'assets/shop-de.js' },
    'src/i18n/locales/en/shop.json': { file: 'assets/shop-en.js' },
    'x/inter-latin-wght-normal.woff2': { file: 'assets/inter-latin-wght-normal-Dx4.woff2' },
  };
  const files = preloadTags(manifest, '/product/1', 'de').map((link) => /href="\/assets\/([^"]*)"/.exec(link)?.[1]);
  expect(files).toEqual(['inter-latin-wght-normal-Dx4.woff2', 'product.js', 'own.js', 'shop-de.js']);
});

it('asks for the table of the other pages only where the page is one of them', () => {
  const manifest = { 'src/routes.tsx': { file: 'assets/routes.js' } };
  const areAsked = ['/about', '/no-such-page', '/', '/product/1', '/categories/lighting'].map((address) =>
    preloadTags(manifest, address, 'en').some((link) => link.includes('routes.js')),
  );
  expect(areAsked).toEqual([true, true, false, false, false]);
});
