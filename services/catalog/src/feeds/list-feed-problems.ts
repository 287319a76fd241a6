import type { QueryOf } from '@shopwright/contracts/endpoint';
import type { listFeedProblems as endpoint, FeedProblem } from '@shopwright/contracts/http/feeds';
import { pageSize } from '@shopwright/contracts/limits';
import type { Database } from '@shopwright/service-kit/database/connection';
import type { Page } from '@shopwright/service-kit/http/page';
import { checkItem } from './check-item';
import { readContext } from './read-context';
import { batchSize, readItems } from './read-items';

/** A page reads no more items, so that one of a catalog without problems takes no longer. */
const scannedMax = 20 * batchSize;

/** Returns items that the reader of a feed would refuse or show less. Where many have none, a page is short and says where to go on. */
export async function listFeedProblems(
  { db }: Pick<Database, 'db'>,
  { format, limit = pageSize, cursor = 0, ...market }: QueryOf<typeof endpoint>,
): Promise<Page<FeedProblem>> {
  // An origin that no image has: those of the store itself are paths.
  const origin = 'https://store.invalid';
  const context = await readContext(db, market, origin);
  const rows: FeedProblem[] = [];
  let scanned = 0;
  for await (const batch of readItems(db, context, cursor)) {
    for (const item of batch) {
      const issues = checkItem(format, item, context.store);
      if (issues.length > 0) rows.push({ id: item.id, productId: item.productId, name: item.title, issues });
      if (rows.length === limit) return { rows, nextCursor: item.id };
    }
    scanned += batch.length;
    const last = batch.at(-1);
    if (scanned >= scannedMax && last) return { rows, nextCursor: last.id };
  }
  return { rows };
}
