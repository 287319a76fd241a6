import { randomBytes } from 'node:crypto';
import type { BodyOf } from '@shopwright/contracts/endpoint';
import type * as endpoints from '@shopwright/contracts/http/categories';
import type { Category } from '@shopwright/contracts/http/categories';
import { toSlug } from '@shopwright/contracts/slug';
import { validationMessages } from '@shopwright/contracts/validation-messages';
import {
  type Database,
  type Executor,
  postgresCode,
  violatedConstraint,
} from '@shopwright/service-kit/database/connection';
import { fieldError, invariant } from '@shopwright/service-kit/errors';
import transliterate from '@sindresorhus/transliterate';
import { and, eq, sql } from 'drizzle-orm';
import { categories, categoryRedirects } from '../db/categories';
import { isOwn } from './read-categories';

/** Behind all others. */
export const lastPosition = sql`(select coalesce(max(position), 0) + 1 from categories)`;

/**
 * Creates a category, as the last one of its parent. A name or slug that another one has is refused by its unique index, also for two
 * at the same time.
 */
export function createCategory(database: Database, form: BodyOf<typeof endpoints.createCategory>): Promise<Category> {
  return database
    .transaction(async (tx) => {
      if (form.parentId != null) await lockParent(tx, form.parentId);
      const [created] = await tx
        .insert(categories)
        .values({ ...form, position: lastPosition })
        .returning();
      invariant(created, 'an insert returns its row');
      await takeOverSlug(tx, form.slug);
      const { id, parentId, name, slug, description, image } = created;
      return { id, parentId, name, slug, description, image };
    })
    .catch((error: unknown) => translateRefused(error));
}

/** Creates those of the categories that the store lacks, as the last ones. In one order, which is that of the index, so that no two calls wait for each other. */
export async function addMissingCategories(tx: Executor, names: readonly string[]): Promise<void> {
  const sorted = names.toSorted((one, other) => (one.toLowerCase() < other.toLowerCase() ? -1 : 1));
  for (const name of sorted) {
    const slug = toSlug(transliterate(name)) || 'category';
    // Nothing is added where another category has the name. Where one has only the slug, this one gets another.
    for (const free of [slug, `${slug.slice(0, 91)}-${randomBytes(4).toString('hex')}`]) {
      const [added] = await tx
        .insert(categories)
        .values({ name, slug: free, position: lastPosition })
        .onConflictDoNothing()
        .returning({ id: categories.id });
      if (!added) continue;
      await takeOverSlug(tx, free);
      break;
    }
  }
}

/** Ends the redirect from a slug that a category now has. Called after the category's own row has the slug. */
export const takeOverSlug = (tx: Executor, slug: string) =>
  tx.delete(categoryRedirects).where(eq(categoryRedirects.slug, slug));

/** Locks the tree, so that one move sees the other, before any row of it is locked. */
export const lockTree = (tx: Executor) => tx.execute(sql`select lock_category_tree()`);

/** Keeps the category from being merged or deleted until another one is below it. */
export async function lockParent(tx: Executor, parentId: number): Promise<void> {
  await lockTree(tx);
  const [parent] = await tx
    .select({ id: categories.id })
    .from(categories)
    .where(and(eq(categories.id, parentId), isOwn))
    .for('share');
  if (!parent) throw fieldError('invalid_request', 'parentId', validationMessages.category_gone);
}

/** Throws the validation error of the field whose value the database refused. */
export function translateRefused(error: unknown, parentField: 'parentId' | 'intoId' = 'parentId'): never {
  const constraint = violatedConstraint(error);
  if (constraint === 'categories_levels') {
    throw fieldError('invalid_request', parentField, validationMessages.category_levels);
  }
  if (constraint === 'categories_loop') {
    throw fieldError('invalid_request', parentField, validationMessages.category_loop);
  }
  if (postgresCode(error) !== '23505') throw error;
  const field = constraint === 'categories_name' ? 'name' : 'slug';
  throw fieldError('conflict', field, validationMessages[`${field}_taken`]);
}
