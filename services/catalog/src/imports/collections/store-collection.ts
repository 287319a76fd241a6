import type { Executor } from '@shopwright/service-kit/database/connection';
import { invariant } from '@shopwright/service-kit/errors';
import { eq, sql } from 'drizzle-orm';
import { putProducts } from '../../collections/write-collection';
import { collections } from '../../db/collections';
import { type CollectionState, isSameCollection } from './collection-state';

/** Writes what differs, as the editor does. The products of a new rule follow afterwards. */
export async function storeCollection(
  tx: Executor,
  before: CollectionState | undefined,
  planned: CollectionState,
  productIds: ReadonlyMap<string, number>,
): Promise<CollectionState> {
  if (before && isSameCollection(before, planned)) return before;
  const { id: _, products, ...values } = planned;
  const isRuled = JSON.stringify(before?.rule ?? null) !== JSON.stringify(planned.rule);
  const syncedTo = planned.rule === null ? { syncedTo: null } : isRuled ? { syncedTo: 0 } : {};
  let id = before?.id;
  if (id === undefined) {
    const [created] = await tx
      .insert(collections)
      .values({ ...values, ...syncedTo })
      .returning({ id: collections.id });
    invariant(created, 'an insert returns its row');
    id = created.id;
  } else {
    const earlier = sql`array_remove(${collections.earlierSlugs}, ${planned.slug}::text)`;
    await tx
      .update(collections)
      .set({
        ...values,
        ...syncedTo,
        version: sql`${collections.version} + 1`,
        ...(before?.slug !== planned.slug && { earlierSlugs: sql`array_append(${earlier}, ${before?.slug}::text)` }),
      })
      .where(eq(collections.id, id));
  }
  const isListed = before?.rule !== null || before.products.join(' ') !== products.join(' ');
  if (planned.rule === null && isListed) {
    await putProducts(tx, id, { by: 'hand', ids: products.flatMap((slug) => productIds.get(slug) ?? []) });
  }
  return { ...planned, id };
}
