import type { Database } from '@shopwright/service-kit/database/connection';
import { sql } from 'drizzle-orm';
import { products } from '../db/products';
import { feedProducts, supplierFeeds } from '../db/suppliers';
import { toIntArray } from '../search/relevance';

/** Keeps each transaction short: a checkout of one of the products waits for it. */
const batchMax = 200;

/**
 * Takes products off sale that their feed did not have for too long, with the switch of sale, so that their stock stays. One that staff
 * switched on again stays on. Safe in several instances.
 */
export async function pauseStaleProducts(database: Database): Promise<void> {
  while ((await pauseBatch(database)) === batchMax);
}

function pauseBatch(database: Database): Promise<number> {
  return database.transaction(async (tx) => {
    const stale = await tx.execute<{ id: number }>(sql`
      select p.id from ${feedProducts} f
      join ${supplierFeeds} s on s.supplier_id = f.supplier_id
      join ${products} p on p.id = f.product_id
      where not f.is_paused and f.seen_at < now() - make_interval(hours => s.stale_after_hours)
        and p.in_stock and p.is_dropshipped and p.archived_at is null
      order by p.id limit ${batchMax} for no key update of p, f skip locked`);
    if (stale.length === 0) return 0;
    const ids = toIntArray(stale.map(({ id }) => id));
    await tx.execute(
      sql`update ${products} set in_stock = false, version = version + 1, updated_at = now() where id = any(${ids})`,
    );
    await tx.execute(sql`update ${feedProducts} set is_paused = true where product_id = any(${ids})`);
    return stale.length;
  });
}
