import type { Database } from '@shopwright/service-kit/database/connection';
import { sql } from 'drizzle-orm';

/** Few enough for a search to wait for, while an upgrade leaves many. */
const accountsMax = 50;
/** Few enough that no purchase waits for their rows. */
const ordersMax = 200;

/**
 * Writes the searched text of orders whose account has a new address. Not a trigger: the row of a customer would be locked
 * before those of orders, and a purchase locks them the other way round. What was cut short is found again by
 * `searched_email`, and so is every account after the upgrade that added it. Returns true while there may be more.
 */
export async function searchByAccount(database: Database): Promise<boolean> {
  const { db } = database;
  const changed = await db.execute<{ id: number; email: string }>(sql`
    select user_id as id, email from customers
    where user_id is not null and searched_email is distinct from email order by user_id limit ${accountsMax}`);
  for (const { id, email } of changed) {
    await refreshOrders(database, id);
    await db.execute(sql`update customers set searched_email = ${email} where user_id = ${id} and email = ${email}`);
  }
  return changed.length === accountsMax;
}

async function refreshOrders({ db }: Database, userId: number): Promise<void> {
  for (let after = 0; ; ) {
    const [last] = await db.execute<{ id: number | null }>(sql`
      with batch as (select id from orders where user_id = ${userId} and id > ${after} order by id limit ${ordersMax}),
        changed as (
          update order_search s set document = order_search_document(s.order_id)
          from batch where s.order_id = batch.id and s.document <> order_search_document(s.order_id))
      select max(id) as id from batch`);
    if (!last?.id) return;
    after = last.id;
  }
}
