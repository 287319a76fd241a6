import { formerCustomer } from '@shopwright/contracts/http/reviews';
import type { Executor } from '@shopwright/service-kit/database/connection';
import { eq, inArray, sql } from 'drizzle-orm';
import { reviews } from '../../db/reviews';
import { refreshRatings } from '../../reviews/review-row';
import { toIntArray } from '../../search/relevance';
import type { DecidedItem, Job, StoredItem } from '../items';
import type { ReviewRow } from './find-reviews';

/** Deletes what the import added, and puts back what it changed, where nobody changed it since then. */
export async function undoReviews(tx: Executor, job: Job, items: readonly StoredItem[]): Promise<DecidedItem[]> {
  const ids = items.flatMap(({ changes }) => idOf(changes) ?? []);
  const reviewed = await tx.selectDistinct({ id: reviews.productId }).from(reviews).where(inArray(reviews.id, ids));
  const productIds = toIntArray(reviewed.map(({ id }) => id));
  await tx.execute(
    sql`select id from products where id = any(${productIds}) order by (options <> '[]'), id for no key update`,
  );
  const rows = await tx.select().from(reviews).where(inArray(reviews.id, ids)).orderBy(reviews.id).for('update');
  const found = new Map(rows.map((row) => [row.id, row]));
  const decided: DecidedItem[] = [];
  for (const item of items) decided.push(await undoReview(tx, job, item, found.get(idOf(item.changes) ?? 0)));
  await refreshRatings(
    tx,
    reviewed.map(({ id }) => id),
  );
  return decided;
}

const idOf = (changes: StoredItem['changes']): number | undefined => {
  const id = changes?.values.id?.[1];
  return typeof id === 'number' ? id : undefined;
};

const columns = ['customerName', 'rating', 'title', 'content', 'isHidden', 'reply'] as const;
type Column = (typeof columns)[number];

async function undoReview(
  tx: Executor,
  job: Job,
  { key, outcome, changes }: StoredItem,
  row: ReviewRow | undefined,
): Promise<DecidedItem> {
  if (!row || outcome === 'unchanged' || outcome === null) return { key };
  const of = (column: Column) => changes?.values[column];
  if (outcome === 'created') {
    // What the file left empty is not among the changes.
    const empty = { customerName: '', rating: 0, title: '', content: '', isHidden: false, reply: null };
    const kept = columns.filter((column) => row[column] !== (of(column)?.[1] ?? empty[column]));
    if (row.importId !== job.id || kept.length > 0) return { key, reason: toReason(kept) };
    await tx.delete(reviews).where(eq(reviews.id, row.id));
    return { key };
  }
  // What an erasure took stays away.
  const isErased = row.customerName === formerCustomer;
  const back: Partial<Record<Column, unknown>> = {};
  const kept: Column[] = [];
  for (const column of columns) {
    const change = of(column);
    if (!change || (isErased && (column === 'customerName' || column === 'reply'))) continue;
    const [before, after] = change;
    if (row[column] === after) back[column] = before;
    else if (row[column] !== before) kept.push(column);
  }
  const address = changes?.values.email?.[1];
  const isAddressBack = address !== undefined && row.customerEmail === address;
  if (Object.keys(back).length > 0 || isAddressBack) {
    await tx
      .update(reviews)
      .set({ ...(back as Partial<ReviewRow>), ...(isAddressBack && { customerEmail: null }), updatedAt: sql`now()` })
      .where(eq(reviews.id, row.id));
  }
  return kept.length === 0 ? { key } : { key, reason: toReason(kept) };
}

const toReason = (kept: readonly Column[]): string =>
  `Changed since then, and kept: ${kept.length > 0 ? kept.join(', ') : 'content'}`;
