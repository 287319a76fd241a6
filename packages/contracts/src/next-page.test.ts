import { describe, expect, it } from 'vitest';
import { nextCursor, nextPageLink } from './next-page';

describe('nextPageLink', () => {
  it('keeps every other parameter and replaces the cursor', () => {
    const link = nextPageLink('/products', { search: 'a&b <c>"', limit: '2', cursor: 'old' }, 'new');
    const [, address] = /^<(.+)>; rel="next"$/.exec(link) ?? [];
    expect(Object.fromEntries(new URL(address ?? '', 'http://shop').searchParams)).toEqual({
      search: 'a&b <c>"',
      limit: '2',
      cursor: 'new',
    });
  });
});

describe('nextCursor', () => {
  it('reads back what nextPageLink wrote', () => {
    expect(nextCursor(nextPageLink('/products', { search: 'a&b <c>"' }, 'abc='))).toBe('abc=');
  });

  it('finds none on the last page', () => {
    expect(nextCursor('</api/products?cursor=a>; rel="prev"')).toBeUndefined();
    expect(nextCursor(null)).toBeUndefined();
  });
});
