import type { ReplyOf } from '@shopwright/contracts/endpoint';
import type { eraseReviewer as endpoint } from '@shopwright/contracts/http/internal';
import type { Database } from '@shopwright/service-kit/database/connection';
import { asc, eq, inArray, or, sql } from 'drizzle-orm';
import { reviews, reviewVotes } from '../db/reviews';
import { reservations } from '../db/stock';

const formerCustomer = 'Former customer';

/**
 * Removes an erased account from its reviews, purchases and votes. Reviews stay without the name. Updates purchases
 * first: it waits for a review that is being written, and prevents another one. Locks reviews in id order, because other
 * users may vote for them. Idempotent.
 */
export function eraseReviewer(database: Database, userId: number): Promise<ReplyOf<typeof endpoint>> {
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
    await tx.update(reviews).set({ userId: null, customerName: formerCustomer }).where(eq(reviews.userId, userId));
    return { erased: true };
  });
}
