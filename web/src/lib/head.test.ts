import { publicPaths } from '@shopwright/contracts/pages';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addressLanguage, canonicalAddress, isListed, summary, windowTitle } from './head';

it.each([
  ['/', '/'],
  ['/?utm_source=mail&sort=name&section=products', '/'],
  ['/?category=3&sort=price-asc', '/?category=3'],
  ['/product/7/?fbclid=x', '/product/7'],
  ['/product/7?variant=72', '/product/7'],
])('%s is at home at %s', (address, expected) => {
  expect(canonicalAddress(address)).toBe(expected);
  expect(canonicalAddress(address, 'de')).toBe(`${expected}${expected.includes('?') ? '&' : '?'}lang=de`);
});

it('lists public pages as they are, and none that was narrowed down', () => {
  for (const path of publicPaths) expect(isListed(path.replace(/:\w+/, '7')), path).toBe(true);
  for (const address of [
    '/?search=a',
    '/?rating=4',
    '/categories/7?attributes=12-3',
    '/account',
    '/admin',
    '/checkout/success',
    '/nothing',
  ]) {
    expect(isListed(address), address).toBe(false);
  }
});

it('knows our languages only', () => {
  expect(addressLanguage('/?lang=de', ['en', 'de'])).toBe('de');
  expect(addressLanguage('/?lang=xx', ['en', 'de'])).toBeUndefined();
});

it('names the store where the page has no name', () => {
  expect(windowTitle('FAQs', { name: 'Shopwright', title: 'Shopwright — gear' })).toBe('FAQs · Shopwright');
  expect(windowTitle(undefined, { name: 'Shopwright', title: 'Shopwright — gear' })).toBe('Shopwright — gear');
});

it('sums up in one line that is short enough and whole', () => {
  expect(summary('A box.\n\nWith  everything.')).toBe('A box. With everything.');
  expect(summary('word '.repeat(60))).toMatch(/^(word )+word…$/);
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 500 }), (text) => {
      const line = summary(text);
      expect(line.length).toBeLessThanOrEqual(156);
      expect(line).not.toMatch(/[\n\r]/);
      expect(line).not.toMatch(/\p{Cs}/u);
    }),
  );
});
