import type { Executor } from '@shopwright/service-kit/database/connection';
import { sql } from 'drizzle-orm';

/**
 * Makes products in the database: 20 categories; one in 50 featured, in 40 without stock, in 30 low, in 25 dropshipped, in
 * 100 archived, in 100 rated. Every name has the word lamp, and every description the words "for a desk".
 */
export async function insertManyProducts(db: Executor, count: number): Promise<void> {
  await db.execute(
    sql`insert into categories (name, slug) select 'Kind ' || i, 'kind-' || i from generate_series(1, 20) i`,
  );
  await db.execute(sql`
    insert into products (slug, name, description, price, image, category, category_id, featured, stock_quantity,
      is_dropshipped, supplier_name, supplier_product_id, supplier_cost, archived_at, rating_count, rating_sum)
    select 'p' || i, 'Lamp ' || i::bigint * 7919 % 100003, 'Made for a desk, number ' || i, 1 + i % 900, '/images/x.webp',
      'Kind ' || 1 + i % 20, 1 + i % 20, i % 50 = 0,
      case when i % 40 = 3 then 0 when i % 30 = 7 then 1 + i % 5 else 6 + i % 300 end,
      i % 25 = 9, case when i % 25 in (9, 10) then 'Supplier ' || i % 7 end,
      case when i % 25 in (9, 10) then 'S' || i end, case when i % 25 in (9, 10) then '3.00' end,
      case when i % 100 = 61 then now() end, (i % 100 = 0)::int, (i % 100 = 0)::int * 5
    from generate_series(1, ${count}::int) i`);
  await db.execute(sql`
    insert into product_translations (product_id, language, name, description)
    select id, 'de', 'Lampe ' || id::bigint * 104729 % 100003, 'Für einen Tisch' from products`);
  // Before a vacuum, an index alone does not tell which rows are visible.
  for (const table of ['products', 'product_translations', 'stock_rows', 'product_figures', 'categories']) {
    await db.execute(sql.raw(`vacuum analyze ${table}`));
  }
}
