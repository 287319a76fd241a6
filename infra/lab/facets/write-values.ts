import type { Executor } from '@shopwright/service-kit/database/connection';
import { sql } from 'drizzle-orm';

/** Values of attributes 1 to 4, by how many products have them. */
export const values = {
  half: 1,
  otherHalf: 2,
  third: 3,
  twoThirds: 4,
  few: 5,
  rare: 6,
  almostHalf: 7,
  almostOtherHalf: 8,
};

/** Gives the products values of four choices, and one of 500 numbers: what the trigger would write of specifications. */
export async function writeValues(db: Executor): Promise<void> {
  await db.execute(sql`
    insert into attributes (id, name, kind) overriding system value
    select i, 'Attribute ' || i, case i when 5 then 'number' else 'choice' end from generate_series(1, 5) i`);
  await db.execute(sql`
    insert into attribute_values (id, attribute_id, key, name) overriding system value
    select i, (i + 1) / 2, 'value ' || i, 'Value ' || i from generate_series(1, 8) i`);
  await db.execute(sql`
    insert into attribute_values (id, attribute_id, key, number) overriding system value
    select 1000 + i, 5, i::text, i from generate_series(0, 499) i`);
  await db.execute(sql`
    insert into product_filters (product_id, value_ids)
    select id, array_remove(array[-category_id, -1000000001, -1000000002, -1000000005,
      case when id % 2 = 0 then ${values.half}::int else ${values.otherHalf}::int end,
      case when id % 3 = 0 then ${values.third}::int else ${values.twoThirds}::int end,
      case when id % 300 = 0 then ${values.few}::int end, case when id % 4000 = 0 then ${values.rare}::int end,
      case when id % 2 = 1 or id % 20000 = 0 then ${values.almostOtherHalf}::int else ${values.almostHalf}::int end,
      1000 + (id::bigint * 7919 % 500)::int], null)
    from products where archived_at is null and parent_id is null`);
  for (const table of ['attributes', 'attribute_values', 'product_filters']) {
    await db.execute(sql.raw(`vacuum analyze ${table}`));
  }
}
