import type { Executor } from '@shopwright/service-kit/database/connection';
import { searchCounts } from '../../services/catalog/src/db/searches';
import { searches } from './story';

const dayMs = 86_400_000;
const days = 91;

/** Adds how often visitors searched on each of the last days. The frequent ones come on most days, the others on some. */
export async function addSearches(tx: Executor, now: Date): Promise<void> {
  const rows = searches.flatMap(({ query, results, weight }, index) =>
    Array.from({ length: days }, (_, ago) => {
      const day = new Date(now.getTime() - ago * dayMs).toISOString().slice(0, 10);
      // The remainders stand for chance, so that every demonstration has the same.
      return { day, query, results, searches: Math.floor((((ago * 7 + index * 5) % 11) * weight) / 10) };
    }),
  );
  const counted = rows.filter((row) => row.searches > 0);
  await tx.insert(searchCounts).values(counted).onConflictDoNothing();
}
