import { expect, it } from 'vitest';
import { moveAmongSiblings } from './move-among-siblings';

const rows = [
  { id: 1, parentId: null },
  { id: 11, parentId: 1 },
  { id: 12, parentId: 1 },
  { id: 13, parentId: 1 },
  { id: 2, parentId: null },
  { id: 21, parentId: 2 },
  { id: 3, parentId: null },
];
const move = (id: number, over: number) =>
  moveAmongSiblings(
    rows,
    rows.findIndex((row) => row.id === id),
    rows.findIndex((row) => row.id === over),
  );

it('moves a category before or after a sibling, with all that is below it', () => {
  expect(move(3, 2)).toEqual([1, 11, 12, 13, 3, 2, 21]);
  expect(move(1, 2)).toEqual([2, 21, 1, 11, 12, 13, 3]);
  expect(move(11, 13)).toEqual([1, 12, 13, 11, 2, 21, 3]);
});

it('takes a place below a sibling for that of the sibling', () => {
  expect(move(3, 21)).toEqual([1, 11, 12, 13, 3, 2, 21]);
  expect(move(1, 21)).toEqual([2, 21, 1, 11, 12, 13, 3]);
});

it('stays below its parent where it is dropped elsewhere', () => {
  expect(move(11, 3)).toEqual([1, 12, 13, 11, 2, 21, 3]);
  expect(move(13, 1)).toEqual([1, 13, 11, 12, 2, 21, 3]);
  expect(move(21, 12)).toEqual(rows.map(({ id }) => id));
});
