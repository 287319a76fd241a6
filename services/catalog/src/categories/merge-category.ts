import type { StaffCategory } from '@shopwright/contracts/http/categories';
import { validationMessages } from '@shopwright/contracts/validation-messages';
import {
  type Database,
  type Executor,
  postgresCode,
  violatedConstraint,
} from '@shopwright/service-kit/database/connection';
import { AppError, fieldError } from '@shopwright/service-kit/errors';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { categories, categoryRedirects } from '../db/categories';
import { storeSettings } from '../db/store-settings';
import { lockTree, translateRefused } from './create-category';
import { categoryNotFound, countProducts, getStaffCategory, isOwn } from './read-categories';
import { type CategoryDeps, startCategorySync } from './sync-category-products';

/**
 * Merges a category into another one, whose page all of its addresses lead to. No page shows it from the commit on; its
 * products move afterwards. Locks both rows in id order, so that two opposite merges cannot both succeed.
 */
export async function mergeCategory(deps: CategoryDeps, id: number, intoId: number): Promise<StaffCategory> {
  const { database } = deps;
  if (id === intoId) throw fieldError('invalid_request', 'intoId', 'Must be another category');
  const merged = database.transaction(async (tx) => {
    await lockTree(tx);
    const rows = await lockCategories(tx, [id, intoId]);
    const source = rows.find((row) => row.id === id);
    if (!source) throw categoryNotFound();
    if (rows.length < 2) throw fieldError('invalid_request', 'intoId', validationMessages.category_gone);
    await tx.update(categoryRedirects).set({ categoryId: intoId }).where(eq(categoryRedirects.categoryId, id));
    await tx.insert(categoryRedirects).values({ slug: source.slug, categoryId: intoId });
    // A rule goes on with the products that have moved.
    await tx.execute(
      sql`select id from collections where rule @> ${ofCategory(id)}::text::jsonb order by id for update`,
    );
    await tx.execute(sql`update collections set version = version + 1, synced_to = 0, rule = jsonb_set(rule, '{conditions}', (
      select jsonb_agg(case when c @> ${isCategory(id)}::text::jsonb then ${isCategory(intoId)}::text::jsonb else c end order by at)
      from jsonb_array_elements(rule -> 'conditions') with ordinality as each (c, at)))
      where rule @> ${ofCategory(id)}::text::jsonb`);
    // Those below it move along. The source leaves the tree: no page shows it.
    await tx.update(categories).set({ parentId: null }).where(eq(categories.id, id));
    await tx
      .update(categories)
      .set({ parentId: intoId, version: sql`${categories.version} + 1` })
      .where(eq(categories.parentId, id));
    // So does an attribute.
    await tx.execute(sql`update attributes set version = version + 1, synced_to = 0, category_ids = array(
      select distinct case id when ${id}::int then ${intoId}::int else id end from unnest(category_ids) as id order by 1)
      where ${id}::int = any(category_ids)`);
    // So do items of menus. Waits for those who save settings; a form that was filled before is refused.
    await tx.execute(sql`update ${storeSettings}
      set value = regexp_replace(value, ${inMenu(id)}, ${`"categoryId":${intoId}`}, 'g'),
        updated_at = greatest(now(), (select max(updated_at) + interval '1 ms' from store_settings))
      where key = 'menus' and value ~ ${inMenu(id)}`);
    // A category that is still emptying into the source now empties into the target.
    await tx.update(categories).set({ mergedIntoId: intoId }).where(eq(categories.mergedIntoId, id));
    await tx
      .update(categories)
      .set({ mergedIntoId: intoId, isSyncing: true, version: sql`${categories.version} + 1` })
      .where(eq(categories.id, id));
  });
  await merged.catch((error: unknown) => translateRefused(error, 'intoId'));
  await startCategorySync(deps);
  return getStaffCategory(database.db, intoId);
}

/** Deletes a category. Throws `conflict` if any product or category belongs to it, also if one is being added right now. */
export function deleteCategory(database: Database, id: number): Promise<undefined> {
  return database
    .transaction(async (tx) => {
      const [locked] = await lockCategories(tx, [id]);
      if (!locked) throw categoryNotFound();
      if (await tx.$count(categories, eq(categories.parentId, id))) throw hasCategories();
      if ((await countProducts(tx, id)).size > 0) throw categoryInUse();
      await tx.delete(categories).where(eq(categories.id, id));
      return undefined;
    })
    .catch((error: unknown) => {
      if (violatedConstraint(error) === 'categories_parent') throw hasCategories();
      throw postgresCode(error) === '23503' ? categoryInUse() : error;
    });
}

/** A condition of a collection's rule, and a rule that has it, as JSON. */
const isCategory = (categoryId: number) => JSON.stringify({ type: 'category', categoryId });
const ofCategory = (categoryId: number) => JSON.stringify({ conditions: [{ type: 'category', categoryId }] });

/** Matches the category in the JSON of the menus, where a quotation mark of a label has a backslash before it. */
const inMenu = (categoryId: number) => `"categoryId":${categoryId}(?=[,}])`;

const categoryInUse = () =>
  new AppError('conflict', 'Products belong to this category. Merge it into another one instead.');

const hasCategories = () => new AppError('conflict', 'Categories are below this one. Move or delete them first.');

const lockCategories = (tx: Executor, ids: number[]) =>
  tx
    .select({ id: categories.id, slug: categories.slug })
    .from(categories)
    .where(and(inArray(categories.id, ids), isOwn))
    .orderBy(asc(categories.id))
    .for('update');
