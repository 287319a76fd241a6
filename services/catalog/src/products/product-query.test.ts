import { AppError } from '@shopwright/service-kit/errors';
import { describe, expect, it } from 'vitest';
import { encodeCursor, parseCursor } from './product-query';

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

describe('cursor', () => {
  it.each([
    ['featured', 'false'],
    ['price-asc', '12.50'],
    ['price-desc', '-899.00'],
    ['name', 'ümläut 照明 "quoted" \\ lamp'],
  ] as const)('of %s is parsed as it was encoded', (sort, key) => {
    expect(parseCursor(sort, encodeCursor(sort, { key, id: 42 }))).toEqual({ key, id: 42 });
  });

  it.each([
    ['another order', 'name', encode(['featured', 'true', 1])],
    ['no JSON', 'name', 'not-a-cursor'],
    ['a key of another type', 'price-asc', encode(['price-asc', "1' or 1=1", 1])],
    ['NUL', 'name', encode(['name', 'a\u0000b', 1])],
    ['an id out of range', 'featured', encode(['featured', 'true', 2 ** 31])],
    ['more than three parts', 'featured', encode(['featured', 'true', 1, 1])],
  ] as const)('with %s is refused', (_what, sort, cursor) => {
    expect(() => parseCursor(sort, cursor)).toThrow(AppError);
  });

  it('of the longest name fits the limit of the query', () => {
    const longest = encodeCursor('name', { key: '照'.repeat(60), id: 2_147_483_647 });
    expect(longest.length).toBeLessThanOrEqual(500);
  });
});
