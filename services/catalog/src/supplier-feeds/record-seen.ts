import type { Executor } from '@shopwright/service-kit/database/connection';
import { sql } from 'drizzle-orm';
import { feedProducts } from '../db/suppliers';
import type { DecidedItem } from '../imports/items';
import type { PlannedProduct } from '../imports/store-products';
import type { FeedTerms } from './feed-terms';

/**
 * Notes that the feed has these products, and the prices that wait. A price that staff rejected does not wait again, until the feed has
 * another one.
 */
export async function recordSeen(
  tx: Executor,
  { supplierId }: FeedTerms,
  planned: readonly PlannedProduct[],
  stored: readonly DecidedItem[],
): Promise<void> {
  const heldOf = new Map(planned.map(({ key, plan }) => [key, plan.heldPrice ?? null]));
  const seen = new Map(
    stored.flatMap(({ key, productId, reason }) =>
      productId === undefined || reason !== undefined ? [] : [[productId, heldOf.get(key) ?? null] as const],
    ),
  );
  if (seen.size === 0) return;
  const rows = JSON.stringify([...seen].map(([id, held]) => ({ id, held })));
  await tx.execute(sql`
    insert into ${feedProducts} (product_id, supplier_id, seen_at, held_price)
    select given.id, ${supplierId}::int, now(), given.held
    from jsonb_to_recordset(${rows}::text::jsonb) as given (id int, held numeric)
    on conflict (product_id) do update set supplier_id = excluded.supplier_id, seen_at = excluded.seen_at, is_paused = false,
      held_price = case when excluded.held_price is distinct from ${feedProducts.rejectedPrice} then excluded.held_price end,
      rejected_price = case when excluded.held_price = ${feedProducts.rejectedPrice} then ${feedProducts.rejectedPrice} end`);
}
