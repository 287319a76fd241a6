import { expect, it } from 'vitest';
import { toPage } from './page';

const idOf = ({ id }: { id: number }) => id;
const rows = [{ id: 9 }, { id: 7 }, { id: 4 }];

it('cuts what was read beyond the limit and leads on from the last row shown', () => {
  expect(toPage(rows, 2, idOf)).toEqual({ rows: [{ id: 9 }, { id: 7 }], nextCursor: 7 });
});

it('leads nowhere from a full last page', () => {
  expect(toPage(rows, 3, idOf)).toEqual({ rows });
  expect(toPage([], 3, idOf)).toEqual({ rows: [] });
});
