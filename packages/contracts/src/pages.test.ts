import { expect, it } from 'vitest';
import { findPagePath } from './pages';

it.each([
  ['/', '/'],
  ['/product/7', '/product/:id'],
  ['/product/7/', '/product/:id'],
  ['/orders/print', '/orders/print'],
  ['/orders/x-ray', '/orders/x-ray'],
  ['/orders/65/x-ray', '/orders/:id/x-ray'],
  ['/admin/products/new', '/admin/products/new'],
  ['/admin/products/7/options', '/admin/products/:id/options'],
  ['/product/7/desk-lamp', '/product/:id/:slug'],
  ['/product/7/desk-lamp/more', undefined],
  ['/nothing', undefined],
])('finds the page of %s', (path, page) => {
  expect(findPagePath(path)).toBe(page);
});
