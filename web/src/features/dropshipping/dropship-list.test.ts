import type { StaffProduct } from '@shopwright/contracts/http/products';
import { expect, it } from 'vitest';
import { dropshipMetrics } from './dropship-list';

const product = (changes: Partial<StaffProduct>) =>
  ({ price: '10.00', isDropshipped: true, supplierName: 'Norbeck', dropshipMargin: 30, ...changes }) as StaffProduct;

it('counts only dropshipped products, and each supplier once', () => {
  const products = [
    product({}),
    product({ price: '5.50', dropshipMargin: null }),
    product({ supplierName: '', dropshipMargin: 61 }),
    product({ isDropshipped: false, supplierName: 'Elsewhere', price: '900.00' }),
  ];
  expect(dropshipMetrics(products)).toEqual({
    productCount: 3,
    supplierCount: 1,
    revenueCents: 25_500,
    averageMargin: 40,
  });
});

it('says 30% where there is nothing to average', () => {
  expect(dropshipMetrics([]).averageMargin).toBe(30);
});
