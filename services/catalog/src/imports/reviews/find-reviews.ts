import { formerCustomer } from '@shopwright/contracts/http/reviews';
import type { Executor } from '@shopwright/service-kit/database/connection';
import { inArray, sql } from 'drizzle-orm';
import { products } from '../../db/products';
import { reviews } from '../../db/reviews';
import { toIntArray } from '../../search/relevance';
import type { ReviewPatch } from './read-review';

export type ReviewRow = typeof reviews.$inferSelect;

export interface NamedProduct {
  id: number;
  slug: string;
}

/**
 * Finds the product of each review: by slug, SKU, which may be that of a variant, or name; by id where a row says nothing else.
 * Several of a name are none: no row says which one. With a lock, in the order in which sales lock.
 */
export async function findReviewedProducts(
  tx: Executor,
  patches: readonly ReviewPatch[],
  { isLocked }: { isLocked: boolean },
): Promise<Map<string, NamedProduct | 'unclear'>> {
  const asked = JSON.stringify(patches.map(({ key, names }) => ({ key, ...names })));
  const found = await tx.execute<{ key: string; id: number; slug: string; matches: number }>(sql`
    select asked.key, p.id, p.slug, named.matches
    from jsonb_to_recordset(${asked}::text::jsonb) as asked (key text, product text, sku text, name text, id int)
    join lateral (
      select 1 as rank, p.id, p.parent_id, 1 as matches from ${products} p where p.slug = asked.product
      union all
      select 2, p.id, p.parent_id, 1 from ${products} p where lower(p.sku) = lower(asked.sku) and p.archived_at is null
      union all
      (select 3, p.id, p.parent_id, 1 from ${products} p where lower(p.sku) = lower(asked.sku)
        and p.archived_at is not null order by p.id limit 1)
      union all
      select 4, min(p.id), null, count(*)::int from ${products} p
        where p.name = asked.name and p.parent_id is null and p.archived_at is null having count(*) > 0
      union all
      select 5, p.id, p.parent_id, 1 from ${products} p where p.id = asked.id
        and asked.product is null and asked.sku is null and asked.name is null
      order by 1 limit 1
    ) named on true
    join ${products} p on p.id = coalesce(named.parent_id, named.id)`);
  if (isLocked) {
    const ids = toIntArray([...new Set(found.map(({ id }) => id))]);
    await tx.execute(
      sql`select id from products where id = any(${ids}) order by (options <> '[]'), id for no key update`,
    );
  }
  return new Map(found.map(({ key, id, slug, matches }) => [key, matches > 1 ? 'unclear' : { id, slug }]));
}

export interface NamedReview extends ReviewPatch {
  product: NamedProduct;
}

/**
 * Finds the review that each one is: of the same product and time, from the same address, or, where one of both has none, with the same
 * text from someone of the same name, who may be erased since. Locks them, in the order of ids.
 */
export async function findKnownReviews(
  tx: Executor,
  named: readonly NamedReview[],
  { isLocked }: { isLocked: boolean },
): Promise<Map<string, ReviewRow>> {
  const asked = JSON.stringify(
    named.map(({ key, product, createdAt, email, content, customerName }) => ({
      key,
      product: product.id,
      time: createdAt?.toISOString(),
      email,
      content,
      name: customerName,
    })),
  );
  const matches = await tx.execute<{ key: string; id: number }>(sql`
    select asked.key, known.id
    from jsonb_to_recordset(${asked}::text::jsonb)
      as asked (key text, product int, time timestamptz, email text, content text, name text)
    join lateral (
      select r.id from ${reviews} r
      where r.product_id = asked.product
        and r.created_at >= coalesce(asked.time, '-infinity')
        and r.created_at < coalesce(asked.time + interval '1 millisecond', 'infinity')
        and (r.customer_email = asked.email
          or (r.customer_email is null or asked.email is null) and r.content = asked.content
            and (r.customer_name = asked.name
              or asked.time is not null and asked.email is null and r.customer_name = ${formerCustomer}))
      order by (r.customer_email = asked.email) desc nulls last, r.id limit 1
    ) known on true`);
  if (matches.length === 0) return new Map();
  const ids = [...new Set(matches.map(({ id }) => id))];
  const rows = await (isLocked
    ? tx.select().from(reviews).where(inArray(reviews.id, ids)).orderBy(reviews.id).for('update')
    : tx.select().from(reviews).where(inArray(reviews.id, ids)));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return new Map(
    matches.flatMap(({ key, id }) => {
      const row = byId.get(id);
      return row ? [[key, row]] : [];
    }),
  );
}
