import { collectedMax, collectionsMax } from '@shopwright/contracts/http/collections';
import { toSlug } from '@shopwright/contracts/slug';
import { validationMessages } from '@shopwright/contracts/validation-messages';
import type { Executor } from '@shopwright/service-kit/database/connection';
import { sql } from 'drizzle-orm';
import { collectionProducts, collections } from '../db/collections';
import { type ProductPlan, RowProblem } from './plan-product';
import type { ItemPatch } from './product-values';

/** The titles of collections that the store does not have yet, by slug. */
export type NewCollections = Map<string, string>;

interface NamedCollections {
  created: NewCollections;
  reasons: Map<string, string>;
  /** For how many products more. */
  room: Map<string, number>;
}

interface Named {
  key: string;
  patch: ItemPatch;
}

interface Found extends Record<string, unknown> {
  asked: string;
  slug: string;
  isByRule: boolean;
  products: number;
}

/**
 * Lets the rows name collections by their slugs, where they have slugs, earlier ones or titles. Returns those that are new,
 * and the reason of each item that names one whose products a rule chooses. With a lock, no edit of a collection comes between.
 */
export async function nameCollections(
  tx: Executor,
  items: readonly Named[],
  { isLocked }: { isLocked: boolean },
): Promise<NamedCollections> {
  const created: NewCollections = new Map();
  const reasons = new Map<string, string>();
  const room = new Map<string, number>();
  const naming = items.flatMap(({ key, patch: { product } }) =>
    product?.values.collections?.length ? [{ key, values: product.values, given: product.values.collections }] : [],
  );
  if (naming.length === 0) return { created, reasons, room };
  const asked = JSON.stringify([...new Set(naming.flatMap(({ given }) => given))]);
  const found = await tx.execute<Found>(sql`
    select asked.name as asked, c.slug, c.rule is not null as "isByRule",
      (select count(*)::int from ${collectionProducts} m where m.collection_id = c.id) as products
    from jsonb_array_elements_text(${asked}::text::jsonb) as asked (name)
    join ${collections} c on c.slug = asked.name or lower(c.title) = lower(asked.name) or asked.name = any(c.earlier_slugs)
    order by (c.slug = asked.name), (lower(c.title) = lower(asked.name)), c.id desc`);
  if (isLocked && found.length > 0) {
    const slugs = JSON.stringify(found.map(({ slug }) => slug));
    await tx.execute(sql`select from ${collections} where slug in (select jsonb_array_elements_text(${slugs}::text::jsonb))
      order by id for update`);
  }
  // The last one of a name is the best one.
  const byName = new Map(found.map((each) => [each.asked, each]));
  for (const { key, values, given } of naming) {
    const slugs = given.map((name) => {
      const known = byName.get(name);
      if (known?.isByRule) reasons.set(key, `A rule chooses the products of “${name}”`);
      const slug = known?.slug ?? toSlug(name);
      if (slug === '') reasons.set(key, validationMessages.slug);
      if (!known && !created.has(slug)) created.set(slug, toTitle(name));
      return slug;
    });
    values.collections = [...new Set(slugs)].sort();
  }
  for (const { slug, products } of found) room.set(slug, collectedMax - products);
  return { created, reasons, room };
}

/** Takes the room that the product needs in its collections. */
export function takeRoom({ after, changes }: ProductPlan, before: readonly string[], room: Map<string, number>): void {
  if (!changes.collections) return;
  for (const slug of after.collections.filter((each) => !before.includes(each))) {
    const left = room.get(slug) ?? collectedMax;
    if (left <= 0)
      throw new RowProblem('collections', `“${slug}” has ${collectedMax} products, the most that it may have`);
    room.set(slug, left - 1);
  }
}

/** A slug of another store becomes a title that staff can edit: "summer-sale" is "Summer sale". */
function toTitle(name: string): string {
  const words = toSlug(name) === name ? name.replaceAll('-', ' ') : name;
  return words.charAt(0).toUpperCase() + words.slice(1);
}

interface Listed {
  productId: number;
  plan: ProductPlan;
}

/** Creates what is new, and puts the products at the end of their collections by hand, in the order of the file. */
export async function storeCollections(
  tx: Executor,
  rows: readonly Listed[],
  created: NewCollections = new Map(),
): Promise<void> {
  const changed = rows.flatMap(({ productId, plan: { after, changes } }) =>
    changes.collections ? [{ productId, slugs: after.collections }] : [],
  );
  if (changed.length === 0) return;
  const used = new Set(changed.flatMap(({ slugs }) => slugs));
  const missing = [...created].flatMap(([slug, title]) => (used.has(slug) ? [{ slug, title }] : []));
  if (missing.length > 0) {
    // As where staff create them.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('create collection'))`);
    await tx.insert(collections).values(missing).onConflictDoNothing();
  }
  const lists = sql`lists as materialized (
    select given.at, given.product_id, c.id as collection_id
    from jsonb_to_recordset(${JSON.stringify(changed.map(({ productId, slugs }, at) => ({ at, product_id: productId, slugs })))}::text::jsonb)
      as given (at int, product_id int, slugs text[])
    left join ${collections} c on c.slug = any(given.slugs) and c.rule is null)`;
  const left = await tx.execute<{ id: number }>(sql`
    with ${lists}
    delete from ${collectionProducts} m using ${collections} c
    where c.id = m.collection_id and c.rule is null and m.product_id in (select product_id from lists)
      and not exists (select from lists l where l.product_id = m.product_id and l.collection_id = m.collection_id)
    returning m.collection_id as id`);
  const entered = await tx.execute<{ id: number }>(sql`
    with ${lists}
    insert into ${collectionProducts} (collection_id, product_id, rank, price, sort_name)
    select l.collection_id, p.id, coalesce((
        select max(last.rank) from ${collectionProducts} last where last.collection_id = l.collection_id
      ), 0) + row_number() over (partition by l.collection_id order by l.at), p.price, p.sort_name
    from lists l join products p on p.id = l.product_id
    where l.collection_id is not null
    on conflict do nothing
    returning collection_id as id`);
  const edited = JSON.stringify([...left, ...entered].map(({ id }) => id));
  await tx.execute(sql`update ${collections} set version = version + 1
    where id in (select jsonb_array_elements_text(${edited}::text::jsonb)::int)`);
}

/** Of the collections that the items would create, whether the store has room. */
export async function hasRoom(tx: Executor, created: NewCollections): Promise<boolean> {
  return created.size === 0 || (await tx.$count(collections)) + created.size <= collectionsMax;
}
