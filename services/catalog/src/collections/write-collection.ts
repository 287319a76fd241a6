import {
  type CollectionForm,
  collectionsMax,
  type StaffCollectionDetail,
} from '@shopwright/contracts/http/collections';
import { validationMessages } from '@shopwright/contracts/validation-messages';
import { noteEntry } from '@shopwright/service-kit/audit/note-entry';
import { type Database, type Executor, violatedConstraint } from '@shopwright/service-kit/database/connection';
import { AppError, fieldError, invariant } from '@shopwright/service-kit/errors';
import { eq, inArray, sql } from 'drizzle-orm';
import { lockTree } from '../categories/create-category';
import { isOwn } from '../categories/read-categories';
import { categories } from '../db/categories';
import { collectionProducts, collections } from '../db/collections';
import type { CatalogDeps } from '../deps';
import { toIntArray } from '../search/relevance';
import { collectionNotFound, getStaffCollection } from './read-collections';
import { startCollectionSync } from './sync-collections';

type CollectionDeps = Pick<CatalogDeps, 'database' | 'logger'>;

export async function createCollection(deps: CollectionDeps, form: CollectionForm): Promise<StaffCollectionDetail> {
  const { products, ...values } = form;
  const id = await deps.database
    .transaction(async (tx) => {
      // Two calls at the limit take turns.
      await tx.execute(sql`select pg_advisory_xact_lock(hashtext('create collection'))`);
      if ((await tx.$count(collections)) >= collectionsMax) {
        throw fieldError('conflict', 'title', validationMessages.collections_max);
      }
      const rule = await readRule(tx, products);
      const [created] = await tx
        .insert(collections)
        .values({ ...values, rule, syncedTo: rule && 0 })
        .returning({ id: collections.id });
      invariant(created, 'an insert returns its row');
      await putProducts(tx, created.id, products);
      return created.id;
    })
    .catch(translateTaken);
  return readSynced(deps, id);
}

/**
 * Replaces a collection. Locks the row before it compares versions, so that of two edits based on one read the second
 * throws `conflict`.
 */
export async function updateCollection(
  deps: CollectionDeps,
  id: number,
  { version, products, ...values }: CollectionForm & { version: number },
): Promise<StaffCollectionDetail> {
  await deps.database
    .transaction(async (tx) => {
      const current = await lockCollection(tx, id, version);
      const rule = await readRule(tx, products);
      const others = current.earlierSlugs.filter((slug) => slug !== values.slug && slug !== current.slug);
      await tx
        .update(collections)
        .set({
          ...values,
          rule,
          syncedTo: rule && 0,
          earlierSlugs: values.slug === current.slug ? others : [...others, current.slug],
          version: version + 1,
        })
        .where(eq(collections.id, id));
      await putProducts(tx, id, products);
    })
    .catch(translateTaken);
  return readSynced(deps, id);
}

export function deleteCollection(database: Database, id: number, version: number): Promise<undefined> {
  return database.transaction(async (tx) => {
    await lockCollection(tx, id, version);
    await tx.delete(collections).where(eq(collections.id, id));
    await tx.delete(collectionProducts).where(eq(collectionProducts.collectionId, id));
    return undefined;
  });
}

async function lockCollection(tx: Executor, id: number, version: number) {
  const [current] = await tx.select().from(collections).where(eq(collections.id, id)).for('update');
  if (!current) throw collectionNotFound();
  if (current.version === version) return current;
  throw new AppError('conflict', 'The collection has changed since you opened it. Please reload it and try again.');
}

async function readSynced(deps: CollectionDeps, id: number): Promise<StaffCollectionDetail> {
  await startCollectionSync(deps);
  return getStaffCollection(deps.database.db, id);
}

type Products = CollectionForm['products'];

/** Returns the rule, whose categories exist and stay until the end. */
async function readRule(tx: Executor, products: Products) {
  if (products.by === 'hand') return null;
  const { conditions } = products.rule;
  const ids = conditions.flatMap((each) => (each.type === 'category' ? [each.categoryId] : []));
  // Neither is moved before this rule is committed, and so compared with the tree as it is then.
  if (ids.length > 0) await lockTree(tx);
  const found = await tx
    .select({ id: categories.id })
    .from(categories)
    .where(sql`${inArray(categories.id, ids)} and ${isOwn}`)
    .orderBy(categories.id)
    .for('share');
  const known = new Set(found.map(({ id }) => id));
  const missing = conditions.findIndex((each) => each.type === 'category' && !known.has(each.categoryId));
  if (missing < 0) return products.rule;
  const field = `products.rule.conditions.${missing}.categoryId`;
  throw fieldError('invalid_request', field, validationMessages.category_gone);
}

/** Lists the products by hand, in their order. Locks them, so that none changes its price or name unnoticed. */
export async function putProducts(tx: Executor, collectionId: number, products: Products): Promise<void> {
  if (products.by === 'rule') return;
  const ids = toIntArray(products.ids);
  const locked = await tx.execute<{ id: number }>(
    sql`select id from products where id = any(${ids}) and parent_id is null order by id for share`,
  );
  const known = new Set(locked.map(({ id }) => id));
  const missing = products.ids.findIndex((id) => !known.has(id));
  if (missing >= 0) throw fieldError('invalid_request', `products.ids.${missing}`, validationMessages.product_gone);
  await notePlaces(tx, collectionId, products.ids);
  await tx.execute(sql`delete from collection_products where collection_id = ${collectionId}
    and product_id <> all(${ids})`);
  await tx.execute(sql`
    insert into collection_products (collection_id, product_id, rank, price, sort_name)
    select ${collectionId}, id, array_position(${ids}, id), price, sort_name from products where id = any(${ids})
    on conflict (collection_id, product_id) do update set rank = excluded.rank, price = excluded.price,
      sort_name = excluded.sort_name, leaves_at = excluded.leaves_at`);
}

/** The audit log has the list as one field, and not a row for each product. */
async function notePlaces(tx: Executor, collectionId: number, after: number[]): Promise<void> {
  const [listed] = await tx.execute<{ ids: number[] }>(sql`
    select coalesce(json_agg(product_id order by rank, product_id), '[]') as ids
    from collection_products where collection_id = ${collectionId}`);
  const before = listed?.ids ?? [];
  if (before.join() === after.join()) return;
  const change = { key: { collection_id: collectionId }, before: { ids: before }, after: { ids: after } };
  await noteEntry(tx, { target: 'collection', targetId: collectionId, changes: { collection_products: change } });
}

function translateTaken(error: unknown): never {
  if (violatedConstraint(error) !== 'collections_slug_unique') throw error;
  throw fieldError('conflict', 'slug', validationMessages.collection_slug_taken);
}
