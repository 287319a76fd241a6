import { expect, it } from 'vitest';
import { findExample, readPriceChange } from './price-dialog';

it.each([
  ['10', 10],
  ['+10', 10],
  [' -2,5 % ', -2.5],
  ['1000', 1000],
])('reads %j as a change by %d percent', (text, percent) => {
  expect(readPriceChange('percent', text, true)).toEqual({ type: 'change-price', percent, endsIn99: true });
});

it.each(['', '-100', '1001', 'ten', '1.005', '1e2'])('takes %j for no percentage', (text) => {
  expect(readPriceChange('percent', text, false)).toBeUndefined();
});

it('reads a price above 0', () => {
  expect(readPriceChange('set', '19,95', false)).toEqual({ type: 'set-price', price: '19.95' });
  for (const text of ['', '0', '-1', '1000000']) expect(readPriceChange('set', text, false)).toBeUndefined();
});

it('reads whole amounts only in a currency without decimals', () => {
  expect(readPriceChange('set', '1980', false, 'jpy')).toEqual({ type: 'set-price', price: '1980' });
  expect(readPriceChange('set', '19.95', false, 'jpy')).toBeUndefined();
});

it('shows a product whose price changes, not one that is skipped', () => {
  const change = { type: 'set-price', price: '20.00' } as const;
  const products = [
    { price: '20.00', compareAtPrice: null },
    { price: '10.00', compareAtPrice: '15.00' },
    { price: '12.00', compareAtPrice: '25.00' },
  ];
  expect(findExample(products, change, 'usd')).toEqual({ before: 1200, after: 2000 });
  expect(findExample(products.slice(0, 2), change, 'usd')).toBeUndefined();
});
