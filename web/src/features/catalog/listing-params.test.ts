import { describe, expect, it } from 'vitest';
import { noFilters, wholeListing } from '../../lib/queries/products';
import { countFilters, readListing } from './listing-params';

const read = (query: string) => readListing(new URLSearchParams(query), 'en');

describe('the address of a listing', () => {
  it('asks for everything where it says nothing', () => {
    expect(read('')).toEqual({ ...wholeListing, language: 'en' });
    expect(countFilters(read('').filters)).toBe(0);
  });

  it('says all of it', () => {
    const listing = read(
      'search=+mic+&category=3&sort=price-desc&min=10&max=99.50&stock=1&featured=1&rating=4&attributes=12-3-4_15*10*20',
    );
    expect(listing).toEqual({
      search: 'mic',
      categoryId: '3',
      sort: 'price-desc',
      filters: {
        minPrice: '10',
        maxPrice: '99.50',
        inStock: true,
        featured: true,
        minRating: 4,
        attributes: '12-3-4_15*10*20',
      },
      language: 'en',
    });
    expect(countFilters(listing.filters)).toBe(7);
  });

  it.each([
    'category=all',
    'category=0',
    'category=1e3',
    'sort=cheap',
    'min=-1',
    'max=ten',
    'min=1.234',
    'rating=6',
    'rating=4.5',
    'stock=yes',
    'attributes=12',
    'attributes=12-x',
    'attributes=12-3_',
    'search=+++',
  ])('takes no notice of %s', (query) => {
    expect(read(query)).toEqual({ ...wholeListing, filters: noFilters, language: 'en' });
  });

  it('looks for at most 200 characters', () => {
    expect(read(`search=${'x'.repeat(10_000)}`).search).toHaveLength(200);
  });
});
