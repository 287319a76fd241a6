import type { ResponseOf } from '@shopwright/contracts/endpoint';
import type { Language } from '@shopwright/contracts/fields';
import type { listBoughtTogether as endpoint } from '@shopwright/contracts/http/products';
import type { Database } from '@shopwright/service-kit/database/connection';
import { sql } from 'drizzle-orm';
import { products } from '../db/products';
import { reservationItems, reservations } from '../db/stock';
import { readSuggested } from '../search/suggest-products';

const shownMax = 4;
/** Fewer would tell what one customer bought. */
const ordersMin = 2;
/** A sample: the references are random, so their first ones are of any time. */
const sampledMax = 400;

/**
 * Counts paid orders that have this product, or one of its variants, together with others. Reads a bounded sample of them, so
 * that what is bought most takes no longer.
 */
export async function listBoughtTogether(
  { db }: Database,
  id: number,
  language?: Language,
): Promise<ResponseOf<typeof endpoint>> {
  const rows = await db.execute<{ id: number }>(sql`
    with own as materialized (select p.id from ${products} p where p.id = ${id} or p.parent_id = ${id}),
    sampled as materialized (
      select distinct item.reference from own cross join lateral (
        select i.reference from ${reservationItems} i where i.product_id = own.id order by i.reference
        limit greatest(20, ${sampledMax} / (select count(*) from own))
      ) item limit ${sampledMax}
    )
    select coalesce(p.parent_id, p.id) as id from sampled
      join ${reservations} r on r.reference = sampled.reference and r.state = 'committed'
      join ${reservationItems} other on other.reference = sampled.reference
      join ${products} p on p.id = other.product_id
      join ${products} shown on shown.id = coalesce(p.parent_id, p.id)
    where shown.id <> ${id} and shown.archived_at is null and shown.in_stock
    group by 1 having count(distinct sampled.reference) >= ${ordersMin}
    order by count(distinct sampled.reference) desc, 1 limit ${shownMax}`);
  const ids = rows.map((row) => row.id);
  return ids.length === 0 ? [] : readSuggested(db, ids, language);
}
