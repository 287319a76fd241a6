import { expect, it } from 'vitest';
import { readFilters } from './use-inventory-filters';

it.each([
  ['', {}],
  ['level=low&category=7&search=%20lamp%20', { level: 'low', categoryId: '7', search: 'lamp' }],
  // The category is an id, not a name.
  ['level=none&category=Lighting&search=%20', {}],
  ['category=0', {}],
  ['category=99999999999', {}],
  [`search=${'x'.repeat(300)}`, { search: 'x'.repeat(200) }],
])('%j is read as %j', (address, filters) => {
  expect(readFilters(new URLSearchParams(address))).toEqual(filters);
});
