import { expect, it } from 'vitest';
import { type ListFacts, readListHeaders, toListHeaders } from './list-facts';

it.each<ListFacts>([
  {},
  { total: { count: 0, hasMore: false } },
  { total: { count: 1000, hasMore: true } },
  { total: { count: 2, hasMore: false }, corrected: 'Kopfhörer 100% マイク' },
  {
    interpretation: { ignored: ['für'], maxPrice: '50.00', isCheapestFirst: true, isPartial: false, categoryIds: [4] },
  },
])('reads what it wrote: %j', (facts) => {
  expect(readListHeaders(new Headers(toListHeaders(facts)))).toEqual(facts);
});

it.each([
  ['x-total-count', 'many'],
  ['x-total-count', '-1'],
  ['x-search-corrected', '%E0%A4%A'],
  ['x-search-interpretation', '%7B'],
  ['x-search-interpretation', '{"ignored":"for","categoryIds":[]}'],
])('ignores %s: %s', (name, value) => {
  expect(readListHeaders(new Headers([[name, value]]))).toEqual({});
});
