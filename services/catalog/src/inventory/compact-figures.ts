import type { Database } from '@shopwright/service-kit/database/connection';
import { sql } from 'drizzle-orm';
import { productFigures } from '../db/product-lists';

/** Fewer rows than this are read as fast as their sums. */
const changesMin = 200;

/**
 * Merges the statistics of equal kinds of products once many changes have come, and returns how many rows were merged. The
 * sums never change: what another process merges at the same time is gone from here, and rows that are added meanwhile
 * stay as they are.
 */
export async function compactFigures({ db }: Database): Promise<number> {
  const [due] = await db.execute<{ changes: string }>(sql`
    select count(*) - count(distinct (${kinds})) as changes from ${productFigures}`);
  if (Number(due?.changes) < changesMin) return 0;
  const [merged] = await db.execute<{ rows: string }>(sql`
    with merged as (delete from ${productFigures} returning *),
      sums as (insert into ${productFigures} (${kinds}, products, stock, price_cents, margin)
        select ${kinds}, sum(products), sum(stock), sum(price_cents), sum(margin) from merged group by ${kinds}
        having (sum(products), sum(stock), sum(price_cents), sum(margin)) <> (0, 0, 0, 0))
    select count(*) as rows from merged`);
  return Number(merged?.rows);
}

const kinds = sql.raw('category_id, level, is_archived, in_stock, featured, is_dropshipped, supplier_name, kind');
