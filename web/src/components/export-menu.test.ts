import { exportProducts } from '@shopwright/contracts/http/product-export';
import { expect, it } from 'vitest';
import { exportAddress } from './export-menu';

it.each([
  [{ format: 'csv', view: 'active', search: undefined }, '/api/products/export?format=csv&view=active'],
  [
    { format: 'json', view: 'low-stock', search: 'a & b', categoryId: 3 },
    '/api/products/export?format=json&view=low-stock&search=a+%26+b&categoryId=3',
  ],
])('exports what %j leaves', (filters, address) => {
  expect(exportAddress(exportProducts, filters)).toBe(address);
});
