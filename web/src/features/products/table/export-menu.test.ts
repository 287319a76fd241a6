import { expect, it } from 'vitest';
import { exportAddress } from './export-menu';

it.each([
  [{ view: 'active', search: undefined, categoryId: undefined }, 'csv', '/api/products/export?format=csv&view=active'],
  [
    { view: 'low-stock', search: 'a & b', categoryId: 3 },
    'json',
    '/api/products/export?format=json&view=low-stock&search=a+%26+b&categoryId=3',
  ],
] as const)('exports what %j leaves as %s', (filter, format, address) => {
  expect(exportAddress(filter, format)).toBe(address);
});
