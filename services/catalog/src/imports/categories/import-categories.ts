import type { Executor } from '@shopwright/service-kit/database/connection';
import { lockTree } from '../../categories/create-category';
import { decideByColumns } from '../column-changes';
import { nameImages } from '../fetched-images/our-images';
import { keepAddresses } from '../fetched-images/request-images';
import type { DecidedItem, Job, StoredItem } from '../items';
import { RowProblem } from '../plan-product';
import { KnownCategories } from './category-state';
import { planCategory, toColumns, unsaid } from './plan-category';
import { type CategoryPatch, readCategory } from './read-category';
import { storeCategory } from './store-category';

/**
 * Imports categories row by row, or says what an import would do: a row may be below one that stands before it. With the lock of the
 * tree, no edit comes between.
 */
export async function importCategories(tx: Executor, job: Job, items: readonly StoredItem[]): Promise<DecidedItem[]> {
  const isStored = job.phase === 'import';
  if (isStored) await lockTree(tx);
  const known = await KnownCategories.read(tx);
  const decided: DecidedItem[] = [];
  const patches: CategoryPatch[] = [];
  for (const item of items) {
    const read = readCategory(item, job.publicOrigin);
    if ('reason' in read) decided.push({ key: item.key, reason: read.reason });
    else patches.push(read);
  }
  await nameImages(tx, patches);
  const claimed = new Set<number>();
  for (const [at, patch] of patches.entries()) {
    try {
      const current = known.find(patch.slug, patch.name);
      if (current && claimed.has(current.id)) throw new RowProblem('slug', 'The file has this category twice');
      const planned = planCategory(patch, current, known);
      const after = isStored ? await storeCategory(tx, current, planned) : { ...planned, id: current?.id ?? -1 - at };
      known.put(after);
      claimed.add(after.id);
      decided.push(
        decideByColumns(patch.key, after, current && toColumns(current, known), toColumns(after, known), unsaid),
      );
    } catch (error) {
      if (!(error instanceof RowProblem)) throw error;
      decided.push({ key: patch.key, reason: error.message });
    }
  }
  if (isStored)
    await keepAddresses(
      tx,
      job.id,
      patches.flatMap(({ image }) => image ?? []),
    );
  return decided;
}
