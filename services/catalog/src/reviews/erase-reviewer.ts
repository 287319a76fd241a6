import type { ReplyOf } from '@shopwright/contracts/endpoint';
import type { eraseReviewer as endpoint } from '@shopwright/contracts/http/internal';
import type { Database } from '@shopwright/service-kit/database/connection';
import { asc, eq, inArray, or, sql } from 'drizzle-orm';
import { reviews, reviewVotes } from '../db/reviews';
import { reservations } from '../db/stock';

const formerCustomer = 'Former customer';

/**
 * Lets go of a person whose account was closed. What they said of products stays, without their name; their votes go.
 * Purchases come first: a review that is being written holds on to its purchase, and the next one finds none. Reviews
 * are locked in id order, since votes of others may be waiting for them. Twice is once.
 */
export function eraseReviewer(database: Database, userId: number): Promise<ReplyOf<typeof endpoint>> {
  return database.transaction(async (tx) => {
    await tx.update(reservations).set({ buyerId: null }).where(eq(reservations.buyerId, userId));
    const myVotes = tx.select({ id: reviewVotes.reviewId }).from(reviewVotes).where(eq(reviewVotes.userId, userId));
    await tx
      .select({ id: reviews.id })
      .from(reviews)
      .where(or(eq(reviews.userId, userId), inArray(reviews.id, myVotes)))
      .orderBy(asc(reviews.id))
      .for('no key update');
    await tx.execute(sql`
      with dropped as (delete from review_votes where user_id = ${userId} returning review_id)
      update reviews set helpful = helpful - 1 from dropped where id = dropped.review_id`);
    await tx.update(reviews).set({ userId: null, customerName: formerCustomer }).where(eq(reviews.userId, userId));
    return { erased: true };
  });
}
