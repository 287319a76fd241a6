import type { Product } from '@shopwright/contracts/http/products';
import { describe, expect, it } from 'vitest';
import { countFilters, type Filters, matches } from './listing-params';

const product = { price: '50.00', inStock: true, featured: false } as Product;
const open: Filters = { minPrice: '', maxPrice: '', inStock: false, featured: false };

describe('the Filter panel', () => {
  it('lets everything through while nothing is set', () => {
    expect(matches(product, open)).toBe(true);
    expect(countFilters(open)).toBe(0);
  });

  it.each([
    [{ minPrice: '50' }, true],
    [{ minPrice: '51' }, false],
    [{ maxPrice: '50' }, true],
    [{ maxPrice: '49' }, false],
    [{ inStock: true }, true],
    [{ featured: true }, false],
  ] satisfies [Partial<Filters>, boolean][])('%o on a product of $50 in stock: %s', (set, expected) => {
    expect(matches(product, { ...open, ...set })).toBe(expected);
  });
});
