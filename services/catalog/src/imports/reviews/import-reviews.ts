import type { ChangesOfItem } from '@shopwright/contracts/http/file-imports';
import { formerCustomer } from '@shopwright/contracts/http/reviews';
import type { Executor } from '@shopwright/service-kit/database/connection';
import { eq, sql } from 'drizzle-orm';
import { reviews } from '../../db/reviews';
import { findErased, holdErasures } from '../../reviews/erase-imported-reviewer';
import { refreshRatings } from '../../reviews/review-row';
import type { DecidedItem, Job, StoredItem } from '../items';
import { findKnownReviews, findReviewedProducts, type NamedReview, type ReviewRow } from './find-reviews';
import { type ReviewPatch, readReview } from './read-review';

const noProduct = 'product: The store has no such product';
const unclear = 'productName: Several products have this name. Name the product by its slug or SKU';
const twice = 'The file has this review twice';
const writtenHere = 'was written here by a customer: a file changes only whether it is hidden, and the reply';

/** Imports reviews, or says what an import would do with them. They count in the ratings of their products, and are never verified. */
export async function importReviews(tx: Executor, job: Job, items: readonly StoredItem[]): Promise<DecidedItem[]> {
  const isLocked = job.phase === 'import';
  if (isLocked) await holdErasures(tx);
  const decided: DecidedItem[] = [];
  const patches: ReviewPatch[] = [];
  for (const item of items) {
    const read = readReview(item);
    if ('reason' in read) decided.push({ key: item.key, reason: read.reason });
    else patches.push(read);
  }
  const found = await findReviewedProducts(tx, patches, { isLocked });
  const named: NamedReview[] = [];
  for (const patch of await withoutErased(tx, patches)) {
    const product = found.get(patch.key);
    if (product === undefined) decided.push({ key: patch.key, reason: noProduct });
    else if (product === 'unclear') decided.push({ key: patch.key, reason: unclear });
    else named.push({ ...patch, product });
  }
  const known = await findKnownReviews(tx, named, { isLocked });
  const added: NamedReview[] = [];
  const seen = new Set<string>();
  for (const review of named) {
    const row = known.get(review.key);
    const { names, marks, others } = row ? { names: [`id ${row.id}`], marks: [], others: [] } : namesOf(review);
    if ([...names, ...others].some((name) => seen.has(name)) || row?.importId === job.id) {
      decided.push({ key: review.key, reason: twice });
      continue;
    }
    for (const name of [...names, ...marks]) seen.add(name);
    if (!row) added.push(review);
    else decided.push(await updateReview(tx, row, review, isLocked));
  }
  const ids = isLocked ? await addReviews(tx, job.id, added) : [];
  decided.push(...added.map((review, at) => toCreated(review, ids[at])));
  if (isLocked) await refreshRatings(tx, [...new Set(named.map(({ product }) => product.id))]);
  return decided;
}

/** What two new reviews of one batch may not share, by the rules of `findKnownReviews`. */
const namesOf = ({ product, createdAt, email, customerName, content }: NamedReview) => {
  const moment = `${product.id} ${createdAt?.toISOString()}`;
  const text = `${moment} ${customerName} ${content}`;
  // The text counts where one of both has no address.
  return email === undefined
    ? { names: [`without ${text}`], marks: [], others: [`with ${text}`] }
    : { names: [`from ${moment} ${email}`], marks: [`with ${text}`], others: [`without ${text}`] };
};

/** Someone whose imported reviews were erased has no name any more, nor a reply that may say it. */
async function withoutErased(tx: Executor, patches: readonly ReviewPatch[]): Promise<ReviewPatch[]> {
  const erased = await findErased(
    tx,
    patches.flatMap(({ email }) => email ?? []),
  );
  return patches.map((patch) =>
    patch.email !== undefined && erased.has(patch.email)
      ? { ...patch, email: undefined, customerName: formerCustomer, reply: undefined }
      : patch,
  );
}

/** Inserts in the order of the file, and returns the ids in this order. */
async function addReviews(tx: Executor, importId: string, added: readonly NamedReview[]): Promise<number[]> {
  if (added.length === 0) return [];
  const rows = await tx
    .insert(reviews)
    .values(
      added.map(({ product, rating, title, content, customerName, email, isHiddenAtFirst, reply, createdAt }) => ({
        productId: product.id,
        importId,
        customerName,
        customerEmail: email ?? null,
        rating,
        title: title ?? '',
        content,
        isHidden: isHiddenAtFirst,
        reply: reply ?? null,
        ...(createdAt && { createdAt, updatedAt: createdAt }),
      })),
    )
    .returning({ id: reviews.id });
  return rows.map(({ id }) => id);
}

function toCreated(review: NamedReview, id: number | undefined): DecidedItem {
  const { key, product, rating, title, content, customerName, isHiddenAtFirst, reply, createdAt } = review;
  const values = {
    customerName,
    rating,
    title: title ?? '',
    content,
    isHidden: isHiddenAtFirst,
    reply: reply ?? null,
    createdAt: createdAt?.toISOString() ?? null,
  };
  const shown = Object.entries(values).filter(([, value]) => value !== null && value !== '' && value !== false);
  return {
    key,
    outcome: 'created',
    changes: {
      values: {
        ...identify(product.slug, id),
        ...Object.fromEntries(shown.map(([column, value]) => [column, [null, value]])),
      } as ChangesOfItem['values'],
    },
  };
}

const identify = (slug: string, id: number | undefined): ChangesOfItem['values'] => ({
  product: [slug, slug],
  ...(id !== undefined && { id: [id, id] }),
});

/** The values that an import changes of a review that is there, or the reason why it may not. */
async function updateReview(
  tx: Executor,
  row: ReviewRow,
  review: NamedReview,
  isStored: boolean,
): Promise<DecidedItem> {
  const { key, product, rating, title, content, isHidden } = review;
  // A name that was erased stays so, and what may say it.
  const isErased = row.customerName === formerCustomer;
  const customerName = isErased ? formerCustomer : review.customerName;
  const reply = isErased ? undefined : review.reply;
  // An address that comes later is what an erasure finds the review by.
  const isAddressNew = row.importId !== null && row.customerEmail === null && !isErased && review.email !== undefined;
  const after = { customerName, rating, title, content, isHidden, reply };
  const changed = Object.entries(after).filter(
    ([column, value]) => value !== undefined && value !== row[column as keyof typeof after],
  );
  const own = changed.find(([column]) => column !== 'isHidden' && column !== 'reply');
  if (own && row.importId === null) return { key, reason: `${own[0]}: This review ${writtenHere}` };
  const values = {
    ...identify(product.slug, row.id),
    ...Object.fromEntries(changed.map(([column, value]) => [column, [row[column as keyof typeof after], value]])),
  } as ChangesOfItem['values'];
  if (isAddressNew) values.email = [null, review.email ?? null];
  if (changed.length === 0 && !isAddressNew) return { key, outcome: 'unchanged', changes: { values } };
  if (isStored) {
    await tx
      .update(reviews)
      .set({
        ...Object.fromEntries(changed),
        ...(isAddressNew && { customerEmail: review.email }),
        updatedAt: sql`now()`,
      })
      .where(eq(reviews.id, row.id));
  }
  return { key, outcome: 'updated', changes: { values } };
}
