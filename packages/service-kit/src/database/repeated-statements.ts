import { type SQL, sql } from 'drizzle-orm';

/** Fewer uses in a process do not repay what a prepared statement takes of Postgres's memory, on each connection. */
const usesMin = 3;

/** A longer one is a write of many rows, whose number changes. */
const lengthMax = 8_000;

/** Lists with every filter and order are that many. */
const preparedMax = 400;
const countedMax = 4_000;

/**
 * Marks a statement that is not prepared: the plan for any values would be a bad one for some. It is a comment, so that a
 * condition can carry it.
 */
export const plannedForItsValues = '/* planned for its values */';

/**
 * Writes a text so that a prepared statement gets a new plan for the text of each call. After five such plans Postgres also
 * makes one for any text, and uses only that unless it costs more. The second branch makes it cost more: it looks as if it
 * counted a billion rows. It never runs, since the condition is always true. A plan for a known text does not have it.
 */
export const plannedValue = (value: string): SQL =>
  sql`case when ${true}::boolean then ${value}::text else (select count(*)::text from generate_series(1, 1000000000)) end`;

/**
 * Tells which statements are worth preparing: those whose text comes again and again. Postgres parses a prepared one once
 * per connection, and answers it in one round trip instead of two.
 */
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
