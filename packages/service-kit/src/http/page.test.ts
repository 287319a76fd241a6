import { expect, it } from 'vitest';
import { toPage } from './page';

const idOf = ({ id }: { id: number }) => id;
const rows = [{ id: 9 }, { id: 7 }, { id: 4 }];

it('cuts the row beyond the limit and returns the cursor of the last row', () => {
  expect(toPage(rows, 2, idOf)).toEqual({ rows: [{ id: 9 }, { id: 7 }], nextCursor: 7 });
});

it('returns no cursor for a full last page', () => {
  expect(toPage(rows, 3, idOf)).toEqual({ rows });
  expect(toPage([], 3, idOf)).toEqual({ rows: [] });
});
