import type { StaffCategory } from '@shopwright/contracts/http/categories';
import type { Database } from '@shopwright/service-kit/database/connection';
import { sql } from 'drizzle-orm';
import { categories } from '../db/categories';
import { listStaffCategories } from './read-categories';

/**
 * Numbers the categories in the order of the ids; one that is not among them follows, as before. Takes turns with
 * another call, so that the order is that of one of them as a whole.
 */
export function orderCategories(database: Database, ids: number[]): Promise<StaffCategory[]> {
  return database.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('order categories'))`);
    const requested = sql`array[${sql.join(ids, sql`, `)}]::int[]`;
    await tx.execute(sql`
      with ranked as (
        select id, row_number() over (order by array_position(${requested}, id) nulls last, position, id) as rank
        from (select id, position from ${categories} order by id for update) locked
      )
      update ${categories} set position = ranked.rank from ranked
      where ranked.id = ${categories.id} and ${categories.position} <> ranked.rank`);
    return listStaffCategories(tx);
  });
}
