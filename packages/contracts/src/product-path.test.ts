import fc from 'fast-check';
import { expect, it } from 'vitest';
import { findPagePath, pages } from './pages';
import { productPath, productSlug } from './product-path';

it.each([
  ['Desk Lamp', 'desk-lamp'],
  ['Crème brûlée, 2 × 100 g', 'creme-brulee-2-100-g'],
  ['Größe Øre Łódź', 'grosse-ore-lodz'],
  ['照明 ランプ', '照明-ランプ'],
  ['مصباح مكتب', 'مصباح-مكتب'],
  ['ガラス', 'ガラス'],
  ['★ !', ''],
  [`${'long '.repeat(20)}word`, 'long-'.repeat(16).slice(0, -1)],
  ['x'.repeat(100), 'x'.repeat(80)],
])('turns %s into %s', (name, slug) => {
  expect(productSlug(name)).toBe(slug);
});

it('is the same of every name and of its slug, and makes an address of a product', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (name) => {
      const slug = productSlug(name);
      expect(productSlug(slug)).toBe(slug);
      expect(findPagePath(productPath({ id: 7, name }, true))).toBe(slug ? pages.namedProduct : pages.product);
    }),
  );
});

it('has no name where the store wants none', () => {
  expect(productPath({ id: 7, name: 'Lamp' }, false)).toBe('/product/7');
  expect(productPath({ id: 7, name: 'Lámp 照' }, true)).toBe('/product/7/lamp-%E7%85%A7');
});
