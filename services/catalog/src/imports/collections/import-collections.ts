import type { Executor } from '@shopwright/service-kit/database/connection';
import { sql } from 'drizzle-orm';
import { lockTree } from '../../categories/create-category';
import { KnownCategories } from '../categories/category-state';
import { decideByColumns } from '../column-changes';
import { nameImages } from '../fetched-images/our-images';
import { keepAddresses } from '../fetched-images/request-images';
import type { DecidedItem, Job, StoredItem } from '../items';
import { RowProblem } from '../plan-product';
import {
  type CollectionState,
  findCollection,
  planCollection,
  readKnownCollections,
  toColumns,
  unsaid,
} from './collection-state';
import { type CollectionPatch, readCollection } from './read-collection';
import { storeCollection } from './store-collection';

/** As where staff create them, and no category of a rule moves or goes meanwhile. */
export async function lockCollections(tx: Executor): Promise<void> {
  await lockTree(tx);
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('create collection'))`);
  await tx.execute(sql`select from collections order by id for update`);
}

/** Imports collections, or says what an import would do with them. */
export async function importCollections(tx: Executor, job: Job, items: readonly StoredItem[]): Promise<DecidedItem[]> {
  const isStored = job.phase === 'import';
  if (isStored) await lockCollections(tx);
  const decided: DecidedItem[] = [];
  const patches: CollectionPatch[] = [];
  for (const item of items) {
    const read = readCollection(item, job.publicOrigin);
    if ('reason' in read) decided.push({ key: item.key, reason: read.reason });
    else patches.push(read);
  }
  await nameImages(tx, patches);
  const named = patches.flatMap(({ products = [] }) => products);
  const known = await readKnownCollections(tx, await KnownCategories.read(tx), [...new Set(named)]);
  const claimed = new Set<string>();
  for (const patch of patches) {
    try {
      const current = findCollection(patch, known);
      const planned = planCollection(patch, current, known);
      if (claimed.has(planned.slug)) throw new RowProblem('slug', 'The file has this collection twice');
      const after = isStored ? await storeCollection(tx, current, planned, known.products) : planned;
      known.all = [...known.all.filter((each) => each !== current), after];
      claimed.add(after.slug);
      const columnsOf = (each: CollectionState) => toColumns(each, known.categories);
      const named = { id: after.id, name: after.title };
      decided.push(decideByColumns(patch.key, named, current && columnsOf(current), columnsOf(after), unsaid));
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
