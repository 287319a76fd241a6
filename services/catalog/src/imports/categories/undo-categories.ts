import type { FeatureLists } from '@shopwright/contracts/http/storefront';
import type { FileLanguage } from '@shopwright/contracts/product-file';
import type { Executor } from '@shopwright/service-kit/database/connection';
import { eq, sql } from 'drizzle-orm';
import { lockTree } from '../../categories/create-category';
import { countProducts } from '../../categories/read-categories';
import { categories } from '../../db/categories';
import { idOf, keptReason, listChangedSince, putBack } from '../column-changes';
import { withOurImages } from '../fetched-images/our-images';
import type { DecidedItem, Job, StoredItem } from '../items';
import { RowProblem } from '../plan-product';
import { type CategoryState, KnownCategories } from './category-state';
import { refuseTaken, toColumns, unsaid } from './plan-category';
import { storeCategory } from './store-category';

/** Deletes what the import added, the lowest first, and puts back what it changed, where nobody changed it since then. */
export async function undoCategories(tx: Executor, _job: Job, stored: readonly StoredItem[]): Promise<DecidedItem[]> {
  await lockTree(tx);
  const items = await withOurImages(tx, stored);
  const known = await KnownCategories.read(tx);
  const decided: DecidedItem[] = [];
  for (const item of items.toReversed()) decided.push(await undoCategory(tx, item, known));
  return decided;
}

async function undoCategory(tx: Executor, item: StoredItem, known: KnownCategories): Promise<DecidedItem> {
  const { key, outcome } = item;
  const current = known.get(idOf(item));
  if (!current || outcome === 'unchanged' || outcome === null) return { key };
  const now = toColumns(current, known);
  if (outcome === 'created') {
    // Its place among others follows from theirs.
    const kept = listChangedSince(item, now, unsaid).filter((column) => column !== 'position');
    if (kept.length > 0) return { key, reason: keptReason(kept) };
    const isUsed = known.all.some(({ parentId }) => parentId === current.id) || (await hasProducts(tx, current.id));
    if (isUsed) return { key, reason: keptReason(['name']) };
    await tx.delete(categories).where(eq(categories.id, current.id));
    known.remove(current.id);
    return { key };
  }
  const { back, kept } = putBack(item, now);
  try {
    const after = toState(current, back, known);
    refuseTaken(after, known);
    known.put(await storeCategory(tx, current, after));
  } catch (error) {
    if (!(error instanceof RowProblem)) throw error;
    return { key, reason: error.message };
  }
  return kept.length === 0 ? { key } : { key, reason: keptReason(kept) };
}

/** Those that are no longer sold count too, and those that figures do not know yet. */
async function hasProducts(tx: Executor, id: number): Promise<boolean> {
  if ((await countProducts(tx, id)).size > 0) return true;
  const found = await tx.execute(sql`select from products where category_id = ${id} limit 1`);
  return found.length > 0;
}

/** The same from columns. A parent that is gone leaves the category where it is. */
function toState(current: CategoryState, columns: Record<string, unknown>, known: KnownCategories): CategoryState {
  const { parent, ...values } = columns as Record<string, never>;
  const features: FeatureLists = {};
  const translations: CategoryState['translations'] = {};
  for (const [column, value] of Object.entries(values) as [string, unknown][]) {
    const [base, language = 'en'] = column.split(':');
    if (base === 'features' && value) features[language as FileLanguage] = value as string[];
    if (base === 'name' && language !== 'en' && value) {
      const description = (values[`description:${language}`] ?? null) as string | null;
      translations[language as FileLanguage] = { name: String(value), description };
    }
  }
  const { slug, name, description, image, isHidden, position } = values as unknown as CategoryState;
  const parentId = parent === null ? null : (known.ofSlug(String(parent))?.id ?? current.parentId);
  return { ...current, slug, name, description, image, isHidden, position, parentId, features, translations };
}
