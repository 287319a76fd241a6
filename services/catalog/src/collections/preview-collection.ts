import type { ResponseOf } from '@shopwright/contracts/endpoint';
import type * as endpoints from '@shopwright/contracts/http/collections';
import type { CollectedProduct, CollectionRule } from '@shopwright/contracts/http/collections';
import type { Executor } from '@shopwright/service-kit/database/connection';
import { sql } from 'drizzle-orm';

/** The newest products that are compared: the time does not grow with the catalog. */
const comparedMax = 10_000;
const shownMax = 6;

/** Returns what a rule would list, without listing it. */
export async function previewCollection(
  db: Executor,
  rule: CollectionRule,
): Promise<ResponseOf<typeof endpoints.previewCollection>> {
  const rows = await db.execute<CollectedProduct & { count: number; compared: number }>(sql`
    with newest as materialized (
      select id from products where archived_at is null and parent_id is null order by id desc limit ${comparedMax}
    ), found as materialized (
      select p.id, p.name, p.image
      from products p, matches_until(p, ${JSON.stringify(rule)}::text::jsonb) until
      where p.id = any(array(select id from newest)) and until > now()
    )
    select found.*, count(*) over ()::int as count, (select count(*) from newest)::int as compared
    from found order by id desc limit ${shownMax}`);
  const [first] = rows;
  return {
    count: first?.count ?? 0,
    hasMore: first?.compared === comparedMax,
    products: rows.map(({ id, name, image }) => ({ id, name, image, isOnSale: true })),
  };
}
