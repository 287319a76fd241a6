import { expect, it } from 'vitest';
import { ndcg } from './ndcg';

const grades = { a: 3, b: 2, c: 1 };

it.each<[string[], number]>([
  [['a', 'b', 'c'], 1],
  [['a', 'b', 'c', 'x'], 1],
  [['x'], 0],
  [[], 0],
  // (7 / log2 3 + 3 / log2 2 + 1 / log2 4) / (7 / log2 2 + 3 / log2 3 + 1 / log2 4)
  [['b', 'a', 'c'], 0.8428],
])('of %j is %d', (found, expected) => {
  expect(ndcg(found, grades)).toBeCloseTo(expected, 3);
});

it('counts ten results', () => {
  expect(ndcg([...Array.from({ length: 10 }, () => 'x'), 'a'], grades)).toBe(0);
});
