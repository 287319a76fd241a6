import { type SQL, sql } from 'drizzle-orm';

/** Prepared statements take memory of each connection of Postgres. */
const usesMin = 3;

/** Longer ones write varying numbers of rows. */
const lengthMax = 8_000;

/** Enough for lists with every filter and order. */
const preparedMax = 400;
const countedMax = 4_000;

/** Keeps a statement unprepared, because its plan depends on its values. */
export const plannedForItsValues = '/* planned for its values */';

/**
 * Forces a plan for each value: after five, Postgres would use a generic plan unless that costs more. The second branch
 * never runs, but seems to read a billion rows.
 */
export const plannedValue = (value: string): SQL =>
  sql`case when ${true}::boolean then ${value}::text else (select count(*)::text from generate_series(1, 1000000000)) end`;

/** Prepares statements that repeat: parsed once per connection, in one round trip instead of two. */
export function createRepeatedStatements(): (text: string) => boolean {
  const prepared = new Set<string>();
  const uses = new Map<string, number>();
  return (text) => {
    if (prepared.has(text)) return true;
    if (text.length > lengthMax || prepared.size >= preparedMax || text.includes(plannedForItsValues)) return false;
    const count = (uses.get(text) ?? 0) + 1;
    if (count < usesMin) {
      if (uses.size >= countedMax) uses.clear();
      uses.set(text, count);
      return false;
    }
    uses.delete(text);
    prepared.add(text);
    return true;
  };
}
