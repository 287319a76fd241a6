import type { ListFacts } from '@shopwright/contracts/list-facts';
import type { Executor } from '@shopwright/service-kit/database/connection';
import type { SQL } from 'drizzle-orm';

/**
 * Counts the rows of a query, but no more than `max`, so that the time it takes does not grow with the table. `select`
 * gets the number of rows after which the query may stop.
 */
export async function countUpTo(
  db: Executor,
  max: number,
  select: (limit: number) => SQL,
): Promise<NonNullable<ListFacts['total']>> {
  const count = await db.$count(select(max + 1));
  return { count: Math.min(count, max), hasMore: count > max };
}
