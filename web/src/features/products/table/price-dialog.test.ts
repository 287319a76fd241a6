import { expect, it } from 'vitest';
import { testStaffProduct } from '../test-staff-product';
import { countSkipped, findExample, readPriceChange } from './price-dialog';

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

const plain = testStaffProduct();
const products = [
  { ...plain, price: '20.00', compareAtPrice: null },
  { ...plain, price: '10.00', compareAtPrice: '15.00' },
  { ...plain, price: '12.00', compareAtPrice: '25.00' },
];
const change = { type: 'set-price', price: '20.00' } as const;

it('shows a product whose price changes, not one that is skipped', () => {
  expect(findExample(products, change, 'usd')).toEqual({ before: 1200, after: 2000 });
  expect(findExample(products.slice(0, 2), change, 'usd')).toBeUndefined();
});

it('says before how many products will keep their price, and why', () => {
  const supplied = { ...plain, isDropshipped: true, supplierCost: '10.00', dropshipMargin: 30 };
  const archived = { ...plain, archivedAt: '2026-01-02T03:04:05.000Z' };
  const all = [...products, supplied, archived, archived];
  expect(countSkipped(all, change, 'usd')).toEqual([
    ['compare-at-price', 1],
    ['price-from-cost', 1],
    ['archived', 2],
  ]);
  const tenth = { type: 'change-price', percent: -99, endsIn99: false } as const;
  expect(countSkipped([{ ...plain, price: '0.01' }], tenth, 'usd')).toEqual([['price-out-of-range', 1]]);
  expect(countSkipped(products, { ...tenth, percent: 10 }, 'usd')).toEqual([]);
});
