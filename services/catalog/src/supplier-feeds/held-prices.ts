import type { BodyOf, QueryOf } from '@shopwright/contracts/endpoint';
import type * as endpoints from '@shopwright/contracts/http/supplier-feeds';
import type { HeldPrice } from '@shopwright/contracts/http/supplier-feeds';
import { pageSize } from '@shopwright/contracts/limits';
import type { Database } from '@shopwright/service-kit/database/connection';
import { type Page, toPage } from '@shopwright/service-kit/http/page';
import { and, asc, eq, gt, isNotNull, sql } from 'drizzle-orm';
import { products } from '../db/products';
import { feedProducts } from '../db/suppliers';

export async function listHeldPrices(
  { db }: Database,
  { limit = pageSize, cursor = 0 }: QueryOf<typeof endpoints.listHeldPrices>,
): Promise<Page<HeldPrice>> {
  const found = await db
    .select({
      productId: feedProducts.productId,
      name: products.name,
      supplierName: sql<string>`coalesce(${products.supplierName}, '')`,
      cost: sql<string>`coalesce(${products.supplierCost}, '0')`,
      price: products.price,
      newPrice: sql<string>`${feedProducts.heldPrice}::text`,
    })
    .from(feedProducts)
    .innerJoin(products, eq(products.id, feedProducts.productId))
    .where(and(isNotNull(feedProducts.heldPrice), gt(feedProducts.productId, cursor)))
    .orderBy(asc(feedProducts.productId))
    .limit(limit + 1);
  return toPage(found, limit, ({ productId }) => productId);
}

/**
 * Stores or drops prices that waited. Counts those that still waited with the price that staff saw: of two who decide, one does, and
 * a price that a newer run brought stays.
 */
export function decideHeldPrices(
  database: Database,
  { decision, prices }: BodyOf<typeof endpoints.decideHeldPrices>,
): Promise<{ decided: number }> {
  return database.transaction(async (tx) => {
    const given = JSON.stringify(prices.map(({ productId: id, newPrice: price }) => ({ id, price })));
    // Products first, in the order in which sales lock them.
    await tx.execute(sql`select id from ${products} where id in (
      select id from jsonb_to_recordset(${given}::text::jsonb) as given (id int)) order by id for no key update`);
    const decided = await tx.execute<{ id: number; price: string }>(sql`
      update ${feedProducts} set held_price = null, rejected_price = ${decision === 'reject' ? sql`held_price` : sql`null`}
      from jsonb_to_recordset(${given}::text::jsonb) as given (id int, price numeric)
      where product_id = given.id and held_price = given.price
      returning product_id as id, given.price::text as price`);
    if (decision === 'accept' && decided.length > 0) {
      await tx.execute(sql`
        update ${products} set price = given.price, version = version + 1, updated_at = now(),
          compare_at_price = case when compare_at_price > given.price then compare_at_price end
        from jsonb_to_recordset(${JSON.stringify(decided)}::text::jsonb) as given (id int, price numeric)
        where ${products}.id = given.id`);
    }
    return { decided: decided.length };
  });
}
