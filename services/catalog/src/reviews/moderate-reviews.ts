import type { QueryOf } from '@shopwright/contracts/endpoint';
import type * as endpoints from '@shopwright/contracts/http/reviews';
import type { ModeratedReview } from '@shopwright/contracts/http/reviews';
import { pageSize } from '@shopwright/contracts/limits';
import type { Database, Executor } from '@shopwright/service-kit/database/connection';
import { type Page, toPage } from '@shopwright/service-kit/http/page';
import { and, desc, eq, lt, type SQL, sql } from 'drizzle-orm';
import { countUpTo } from '../count-up-to';
import { products } from '../db/products';
import { hiddenReviewers, reviewPhotos, reviews } from '../db/reviews';
import { photoNotFound } from './review-photos';
import { isHiddenReviewerOf, lockProduct, refreshRating, reviewColumns, reviewNotFound } from './review-row';

/** Hides or shows a review. Reads its product before it locks that, since a review never changes its product. */
export function moderateReview(database: Database, id: number, isHidden: boolean): Promise<ModeratedReview> {
  const isModerated = eq(reviews.id, id);
  return database.transaction(async (tx) => {
    const [found] = await tx
      .select({ productId: reviews.productId, userId: reviews.userId })
      .from(reviews)
      .where(isModerated);
    if (!found) throw reviewNotFound();
    await lockProduct(tx, found.productId);
    await tx.update(reviews).set({ isHidden }).where(isModerated);
    if (!isHidden && found.userId !== null)
      await tx.delete(hiddenReviewers).where(isHiddenReviewerOf(found.productId, found.userId));
    await refreshRating(tx, found.productId);
    const [review] = await readModerated(tx, isModerated, 1);
    if (!review) throw reviewNotFound();
    return review;
  });
}

/** Deletes a photo of a review, which stays. */
export function deleteReviewPhoto(database: Database, id: number, photo: string): Promise<ModeratedReview> {
  const isModerated = eq(reviews.id, id);
  return database.transaction(async (tx) => {
    const [found] = await tx.select({ productId: reviews.productId }).from(reviews).where(isModerated);
    if (!found) throw reviewNotFound();
    await lockProduct(tx, found.productId);
    const [deleted] = await tx
      .delete(reviewPhotos)
      .where(and(eq(reviewPhotos.id, photo), eq(reviewPhotos.reviewId, id)))
      .returning({ id: reviewPhotos.id });
    if (!deleted) throw photoNotFound();
    await tx
      .update(reviews)
      .set({ photos: sql`array_remove(${reviews.photos}, ${photo}::uuid)` })
      .where(isModerated);
    const [review] = await readModerated(tx, isModerated, 1);
    if (!review) throw reviewNotFound();
    return review;
  });
}

/** Counting goes no further: the screen says that there are more. */
const countedMax = 1000;

/** Returns a page of reviews, and with the first one the number of all in that state. */
export async function listAllReviews(
  { db }: Database,
  { state, limit = pageSize, cursor }: QueryOf<typeof endpoints.listAllReviews>,
): Promise<Page<ModeratedReview>> {
  const isInState = stateConditions[state];
  const condition = and(isInState, cursor === undefined ? undefined : lt(reviews.id, cursor));
  const page = toPage(await readModerated(db, condition, limit + 1), limit, (review) => review.id);
  if (cursor !== undefined) return page;
  const select = (max: number) => sql`(${db.select({ id: reviews.id }).from(reviews).where(isInState).limit(max)})`;
  return { ...page, total: await countUpTo(db, countedMax, select) };
}

/** Written into the statement, so that a prepared one uses the index of hidden reviews, which are few. */
export const stateConditions = {
  all: undefined,
  visible: sql`not ${reviews.isHidden}`,
  hidden: sql`${reviews.isHidden}`,
};

/** Returns reviews as staff moderates them, newest first. */
async function readModerated(tx: Executor, condition: SQL | undefined, limit: number): Promise<ModeratedReview[]> {
  const { userId: _userId, ...columns } = reviewColumns;
  const rows = await tx
    .select({ ...columns, productName: products.name })
    .from(reviews)
    .innerJoin(products, eq(products.id, reviews.productId))
    .where(condition)
    .orderBy(desc(reviews.id))
    .limit(limit);
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
}
