import type { QueryOf, ResponseOf } from '@shopwright/contracts/endpoint';
import * as internal from '@shopwright/contracts/http/internal';
import type { Review } from '@shopwright/contracts/http/reviews';
import * as endpoints from '@shopwright/contracts/http/reviews';
import { pageSize } from '@shopwright/contracts/limits';
import type { Database } from '@shopwright/service-kit/database/connection';
import { signedIn } from '@shopwright/service-kit/http/internal-token';
import { type Page, toPage } from '@shopwright/service-kit/http/page';
import type { RouteTable } from '@shopwright/service-kit/http/server';
import { and, asc, desc, eq, inArray, lt, or, sql } from 'drizzle-orm';
import { hiddenReviewers, reviewPhotos, reviews, reviewVotes } from '../db/reviews';
import { reservations } from '../db/stock';
import type { CatalogDeps } from '../deps';
import { eraseImportedReviewer, eraseReviewAuthor } from './erase-imported-reviewer';
import { exportReviews } from './export-reviews';
import { getReviewSummary } from './get-review-summary';
import { listReviews } from './list-reviews';
import { deleteReviewPhoto, listAllReviews, moderateReview } from './moderate-reviews';
import { assertMayReview, getReviewPhoto, storeReviewPhoto } from './review-photos';
import { reviewColumns, toReview } from './review-row';
import { deleteReview, putReview, voteReview } from './write-review';

export function reviewRoutes(routes: RouteTable, { database }: CatalogDeps): void {
  routes.bind(endpoints.listReviews, ({ params, query, actor }) => listReviews(database, params.id, query, actor));
  routes.bind(endpoints.getReviewSummary, ({ params, actor }) => getReviewSummary(database, params.id, actor));
  routes.bind(endpoints.putReview, async ({ params, body, actor, res }) => {
    const edit = { productId: params.id, userId: signedIn(actor), form: body };
    const { review, isNew } = await putReview(database, edit);
    if (isNew) res.status(201);
    return review;
  });
  routes.bind(endpoints.checkReviewRight, ({ params, actor }) =>
    assertMayReview(database, { productId: params.id, userId: signedIn(actor) }),
  );
  routes.bind(endpoints.uploadReviewPhoto, ({ params, actor, readFile }) =>
    storeReviewPhoto(database, { productId: params.id, userId: signedIn(actor) }, readFile),
  );
  routes.bind(endpoints.reviewPhoto, ({ params: { photo }, query: { size }, actor }) =>
    getReviewPhoto(database, { photo, size }, actor),
  );
  routes.bind(endpoints.deleteReview, ({ params, actor }) => deleteReview(database, params.id, signedIn(actor)));
  routes.bind(endpoints.voteReview, ({ params, body, actor }) =>
    voteReview(database, { reviewId: params.id, userId: signedIn(actor), helpful: body.helpful }),
  );
  routes.bind(endpoints.listMyReviews, ({ query, actor }) => listMyReviews(database, signedIn(actor), query));
  routes.bind(endpoints.listAllReviews, ({ query }) => listAllReviews(database, query));
  routes.bind(endpoints.exportReviews, async ({ query, actor }) => exportReviews(database, query, actor));
  routes.bind(endpoints.eraseReviewerByEmail, async ({ body }) => ({
    reviews: await eraseImportedReviewer(database, body.email),
  }));
  routes.bind(endpoints.eraseReviewAuthor, async ({ params }) => ({
    reviews: await eraseReviewAuthor(database, params.id),
  }));
  routes.bind(endpoints.moderateReview, ({ params, body }) => moderateReview(database, params.id, body.isHidden));
  routes.bind(endpoints.deleteReviewPhoto, ({ params }) => deleteReviewPhoto(database, params.id, params.photo));
  routes.bind(internal.eraseReviewer, ({ body }) => eraseReviewer(database, body.userId));
  routes.bind(internal.eraseImportedReviewer, async ({ body }) => {
    await eraseImportedReviewer(database, body.email);
    return { erased: true as const };
  });
}

/**
 * Removes an erased account from its reviews, purchases and votes. Reviews stay without the name and the photos. Updates purchases
 * first: it waits for a review that is being written, and prevents another one. Locks reviews in id order, because other
 * users may vote for them. Idempotent.
 */
function eraseReviewer(database: Database, userId: number): Promise<ResponseOf<typeof internal.eraseReviewer>> {
  return database.transaction(async (tx) => {
    await tx.update(reservations).set({ customerId: null }).where(eq(reservations.customerId, userId));
    const votedReviews = tx
      .select({ id: reviewVotes.reviewId })
      .from(reviewVotes)
      .where(eq(reviewVotes.userId, userId));
    await tx
      .select({ id: reviews.id })
      .from(reviews)
      .where(or(eq(reviews.userId, userId), inArray(reviews.id, votedReviews)))
      .orderBy(asc(reviews.id))
      .for('no key update');
    await tx.execute(sql`
      with dropped as (delete from review_votes where user_id = ${userId} returning review_id)
      update reviews set helpful = helpful - 1 from dropped where id = dropped.review_id`);
    await tx.delete(hiddenReviewers).where(eq(hiddenReviewers.userId, userId));
    await tx.delete(reviewPhotos).where(eq(reviewPhotos.userId, userId));
    await tx
      .update(reviews)
      .set({ userId: null, customerName: endpoints.formerCustomer, photos: [] })
      .where(eq(reviews.userId, userId));
    return { erased: true };
  });
}

/** Returns a page of the user's reviews, newest first, hidden ones too. */
export async function listMyReviews(
  { db }: Database,
  userId: number,
  { limit = pageSize, cursor }: QueryOf<typeof endpoints.listMyReviews>,
): Promise<Page<Review>> {
  const rows = await db
    .select(reviewColumns)
    .from(reviews)
    .where(and(eq(reviews.userId, userId), cursor === undefined ? undefined : lt(reviews.id, cursor)))
    .orderBy(desc(reviews.id))
    .limit(limit + 1);
  const page = toPage(rows, limit, ({ id }) => id);
  return { ...page, rows: page.rows.map((row) => toReview(row, { userId })) };
}
