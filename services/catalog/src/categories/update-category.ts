import type { BodyOf } from '@shopwright/contracts/endpoint';
import type * as endpoints from '@shopwright/contracts/http/categories';
import type { StaffCategory } from '@shopwright/contracts/http/categories';
import type { Executor } from '@shopwright/service-kit/database/connection';
import { AppError } from '@shopwright/service-kit/errors';
import { and, eq, sql } from 'drizzle-orm';
import { categories, categoryRedirects, categoryTranslations } from '../db/categories';
import { lastPosition, lockParent, lockTree, takeOverSlug, translateRefused } from './create-category';
import { categoryNotFound, getStaffCategory, isOwn } from './read-categories';
import { type CategoryDeps, startCategorySync } from './sync-category-products';

type EditedCategory = BodyOf<typeof endpoints.updateCategory>;

/**
 * Updates a category and its translations. Locks the row before it compares versions, so that of two edits based on one
 * read the second throws `conflict`. Its products get the new name afterwards.
 */
export async function updateCategory(deps: CategoryDeps, id: number, edit: EditedCategory): Promise<StaffCategory> {
  const updated = await deps.database
    .transaction(async (tx) => {
      const { version, translations, ...changes } = edit;
      if (edit.parentId === null) await lockTree(tx);
      else if (edit.parentId !== undefined) await lockParent(tx, edit.parentId);
      const [current] = await tx
        .select()
        .from(categories)
        .where(and(eq(categories.id, id), isOwn))
        .for('update');
      if (!current) throw categoryNotFound();
      if (current.version !== version) throw categoryChanged();
      const isMoved = edit.parentId !== undefined && edit.parentId !== current.parentId;
      const isSyncing = current.isSyncing || current.name !== changes.name;
      await tx
        .update(categories)

        .set({
          ...changes,
          ...(isMoved && { position: lastPosition }),
          isSyncing,
          version: sql`${categories.version} + 1`,
        })
        .where(eq(categories.id, id));
      if (changes.slug !== current.slug) await redirectSlug(tx, { from: current.slug, to: changes.slug, id });
      await tx.delete(categoryTranslations).where(eq(categoryTranslations.categoryId, id));
      if (translations.length > 0) {
        await tx.insert(categoryTranslations).values(translations.map((row) => ({ ...row, categoryId: id })));
      }
      return getStaffCategory(tx, id);
    })
    .catch((error: unknown) => translateRefused(error));
  await startCategorySync(deps);
  return updated;
}

const categoryChanged = () =>
  new AppError('conflict', 'The category has changed since you opened it. Please reload it and try again.');

export async function redirectSlug(tx: Executor, { from, to, id }: { from: string; to: string; id: number }) {
  await takeOverSlug(tx, to);
  await tx
    .insert(categoryRedirects)
    .values({ slug: from, categoryId: id })
    .onConflictDoUpdate({ target: categoryRedirects.slug, set: { categoryId: id } });
}
