import { expect, it } from 'vitest';
import { pageAddress } from './query-client';

it('two addresses of the same page are one', () => {
  expect(pageAddress('/', '?utm_source=x&sort=name&search=mic&sort=other')).toBe('/?search=mic&sort=name');
  expect(pageAddress('/', '?search=mic&sort=name')).toBe('/?search=mic&sort=name');
  expect(pageAddress('/product/7', '?fbclid=x')).toBe('/product/7');
  expect(pageAddress('/', '')).toBe('/');
});
