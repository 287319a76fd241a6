import { isDeepStrictEqual } from 'node:util';
import type { FileLanguage } from '@shopwright/contracts/product-file';
import type { Executor } from '@shopwright/service-kit/database/connection';
import { invariant } from '@shopwright/service-kit/errors';
import { eq, sql } from 'drizzle-orm';
import { takeOverSlug } from '../../categories/create-category';
import { redirectSlug } from '../../categories/update-category';
import { categories, categoryTranslations } from '../../db/categories';
import type { CategoryState, CategoryTexts } from './category-state';

/** Writes what differs, as the editor does. Its products get a new name afterwards. The caller has locked the tree. */
export async function storeCategory(
  tx: Executor,
  before: CategoryState | undefined,
  planned: CategoryState,
): Promise<CategoryState> {
  const { id: _, translations, ...values } = planned;
  if (!before) {
    const [created] = await tx.insert(categories).values(values).returning({ id: categories.id });
    invariant(created, 'an insert returns its row');
    await takeOverSlug(tx, planned.slug);
    await putTexts(tx, created.id, translations);
    return { ...planned, id: created.id };
  }
  if (isDeepStrictEqual(before, planned)) return before;
  const { id } = before;
  await tx
    .update(categories)
    .set({
      ...values,
      ...(before.name !== planned.name && { isSyncing: true }),
      version: sql`${categories.version} + 1`,
    })
    .where(eq(categories.id, id));
  if (before.slug !== planned.slug) await redirectSlug(tx, { from: before.slug, to: planned.slug, id });
  if (!isDeepStrictEqual(before.translations, translations)) {
    await tx.delete(categoryTranslations).where(eq(categoryTranslations.categoryId, id));
    await putTexts(tx, id, translations);
  }
  return planned;
}

async function putTexts(tx: Executor, categoryId: number, texts: CategoryState['translations']): Promise<void> {
  const rows = Object.entries(texts) as [FileLanguage, CategoryTexts][];
  if (rows.length === 0) return;
  await tx.insert(categoryTranslations).values(rows.map(([language, text]) => ({ categoryId, language, ...text })));
}
