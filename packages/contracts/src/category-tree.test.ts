import { expect, it } from 'vitest';
import { canMergeInto, canMoveBelow, countLevels, findAncestors, toTreeOrder } from './category-tree';

/** In the order of staff: a category may come before its parent. */
const rows = [
  { id: 3, parentId: 1 },
  { id: 1, parentId: null },
  { id: 2, parentId: null },
  { id: 5, parentId: 4 },
  { id: 4, parentId: 3 },
  { id: 6, parentId: 1 },
  { id: 7, parentId: 99 },
];
const row = (id: number) => rows.find((each) => each.id === id) as (typeof rows)[number];

it('lists each category before those below it, and one without its parent at the top', () => {
  expect(toTreeOrder(rows).map(({ id }) => id)).toEqual([1, 3, 4, 5, 6, 2, 7]);
});

it('finds the ancestors from the top down', () => {
  expect(findAncestors(rows, row(5)).map(({ id }) => id)).toEqual([1, 3, 4]);
  expect(findAncestors(rows, row(1))).toEqual([]);
});

it('counts the levels of a category with those below it', () => {
  expect([1, 3, 2].map((id) => countLevels(rows, id))).toEqual([4, 3, 1]);
});

it('moves a category neither below itself nor beyond the fourth level', () => {
  expect(canMoveBelow(rows, 3, row(4))).toBe(false);
  expect(canMoveBelow(rows, 3, row(3))).toBe(false);
  expect(canMoveBelow(rows, 3, row(2))).toBe(true);
  expect(canMoveBelow(rows, 1, row(2))).toBe(false);
  expect(canMoveBelow(rows, undefined, row(4))).toBe(true);
  expect(canMoveBelow(rows, undefined, row(5))).toBe(false);
});

it('merges a category into none below it, and none whose own would be too deep', () => {
  expect(canMergeInto(rows, 3, row(4))).toBe(false);
  expect(canMergeInto(rows, 1, row(2))).toBe(true);
  expect(canMergeInto(rows, 2, row(5))).toBe(true);
  expect(canMergeInto(rows, 3, row(6))).toBe(true);
  expect(canMergeInto([...rows, { id: 8, parentId: 6 }], 3, { id: 8, parentId: 6 })).toBe(false);
});
