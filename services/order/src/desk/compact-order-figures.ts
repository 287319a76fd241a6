import type { Database } from '@shopwright/service-kit/database/connection';
import { sql } from 'drizzle-orm';
import { orderFigures } from '../db/desk-tables';

/** Fewer rows than this are read as fast as their sums. */
const rowsMin = 200;

/**
 * Merges the statistics of each status once many changes have come, and returns how many rows were merged. The sums never
 * change: what another process merges at the same time is gone from here, and rows that are added meanwhile stay.
 */
export async function compactOrderFigures({ db }: Database): Promise<number> {
  if ((await db.$count(orderFigures)) < rowsMin) return 0;
  const [merged] = await db.execute<{ rows: string }>(sql`
    with merged as (delete from ${orderFigures} returning *),
      sums as (insert into ${orderFigures} (status, orders)
        select status, sum(orders) from merged group by status having sum(orders) <> 0)
    select count(*) as rows from merged`);
  return Number(merged?.rows);
}
