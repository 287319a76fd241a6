import type { ListFacts } from '@shopwright/contracts/list-facts';

/** One page of a list as an operation returns it. */
export interface Page<Row> extends ListFacts {
  rows: Row[];
  /** The start of the next page; absent on the last one. */
  nextCursor?: string | number;
}

/** Returns a page of rows that were read with one more than `limit`. The last row's cursor leads to the next page. */
export function toPage<Row>(rows: Row[], limit: number, cursorOf: (row: Row) => string | number): Page<Row> {
  const last = rows[limit - 1];
  if (rows.length <= limit || last === undefined) return { rows };
  return { rows: rows.slice(0, limit), nextCursor: cursorOf(last) };
}
