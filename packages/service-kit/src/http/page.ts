import type { ListFacts } from '@shopwright/contracts/list-facts';

export interface Page<Row> extends ListFacts {
  rows: Row[];
  /** Absent on the last page. */
  nextCursor?: string | number;
}

/** Takes one row more than `limit`. */
export function toPage<Row>(rows: Row[], limit: number, cursorOf: (row: Row) => string | number): Page<Row> {
  const last = rows[limit - 1];
  if (rows.length <= limit || last === undefined) return { rows };
  return { rows: rows.slice(0, limit), nextCursor: cursorOf(last) };
}
