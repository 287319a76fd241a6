import type { BodyOf } from '@shopwright/contracts/endpoint';
import type * as endpoints from '@shopwright/contracts/http/categories';
import type { StaffCategory } from '@shopwright/contracts/http/categories';
import type { Database, Executor } from '@shopwright/service-kit/database/connection';
import { AppError } from '@shopwright/service-kit/errors';
import { sql } from 'drizzle-orm';
import { categories } from '../db/categories';
import { lockTree } from './create-category';
import { listStaffCategories } from './read-categories';

/**
 * Numbers the categories in the order of the ids; one that is not among them follows, as before. Takes turns with
 * another call, so that of two orders made from one the second throws `conflict`.
 */
export function orderCategories(
  database: Database,
  { ids, basedOn }: BodyOf<typeof endpoints.orderCategories>,
): Promise<StaffCategory[]> {
  return database.transaction(async (tx) => {
    await lockTree(tx);
    if (basedOn && (await hasMoved(tx, basedOn))) throw orderChanged();
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

/** Compares the categories that both orders have: one that was added or deleted moves no other. */
async function hasMoved(tx: Executor, before: number[]): Promise<boolean> {
  const present = (await listStaffCategories(tx)).map(({ id }) => id).filter((id) => before.includes(id));
  const kept = before.filter((id) => present.includes(id));
  return present.some((id, at) => id !== kept[at]);
}

const orderChanged = () =>
  new AppError('conflict', 'The order has changed since you opened it. Please reload it and try again.');
