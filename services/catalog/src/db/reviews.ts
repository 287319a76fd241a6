import { bytea, timestamptz } from '@shopwright/service-kit/database/columns';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { products } from './products';

/**
 * A customer's review of a product. `user_id` is the account in the auth service; it is null in a seeded or imported review and
 * after the account was erased. `verified` marks a reviewer who bought the product. `import_id` is the import of a file that added the
 * review: only such a one has a `reply`, and `customer_email`, in small letters, by which it is erased. The product's `rating_sum` and `rating_count` count
 * its visible reviews, so every change locks the product's row first, then the review.
 */
export const reviews = pgTable(
  'reviews',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id),
    userId: integer('user_id'),
    customerName: text('customer_name').notNull(),
    customerEmail: text('customer_email'),
    rating: integer('rating').notNull(),
    title: text('title').notNull(),
    content: text('content').notNull(),
    verified: boolean('verified').notNull().default(false),
    helpful: integer('helpful').notNull().default(0),
    isHidden: boolean('is_hidden').notNull().default(false),
    /** Ids of `review_photos`, in the order in which they are shown: lists read no other table. */
    photos: uuid('photos').array().notNull().default(sql`'{}'`),
    /** Of the store. */
    reply: text('reply'),
    importId: uuid('import_id'),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
    updatedAt: timestamptz('updated_at').notNull().defaultNow(),
  },
  (table) => [
    // A product's reviews, newest first: imported ones are older than their ids. Finds those of a file, too.
    index('reviews_of_product_by_time').on(table.productId, table.createdAt, table.id),
    // The imported reviews of a person who has them erased.
    index('reviews_of_address').on(table.customerEmail).where(sql`customer_email is not null`),
    // The same by highest and lowest rating, and by votes.
    index('reviews_by_highest').on(table.productId, table.rating, table.id).where(sql`not is_hidden`),
    index('reviews_by_lowest').on(table.productId, sql`(-rating)`, table.id).where(sql`not is_hidden`),
    index('reviews_by_helpful').on(table.productId, table.helpful, table.id).where(sql`not is_hidden`),
    // One review per user and product; also finds all reviews of a user.
    uniqueIndex('reviews_of_person').on(table.userId, table.productId).where(sql`user_id is not null`),
    // Reviews of the last days are counted for the back office.
    index('reviews_new').on(table.createdAt).where(sql`not is_hidden`),
    // The back office's list of hidden reviews.
    index('reviews_hidden').on(table.id).where(sql`is_hidden`),
    check('reviews_rating', sql`rating between 1 and 5`),
    check('reviews_helpful', sql`helpful >= 0`),
  ],
);

/**
 * A customer's photo, as WebP without metadata, in the two sizes that are shown. Uploaded before its review is saved, which
 * then takes it by `review_id` and lists it in `photos`; one that no review took is purged after a day. Deleted with its
 * review and with the user's account. Changes under the product's lock.
 */
export const reviewPhotos = pgTable(
  'review_photos',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id),
    userId: integer('user_id').notNull(),
    reviewId: integer('review_id').references(() => reviews.id, { onDelete: 'cascade' }),
    image: bytea('image').notNull(),
    thumbnail: bytea('thumbnail').notNull(),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
  },
  (table) => [
    // The photos of a user for a product, and all of an erased account.
    index('review_photos_of_user').on(table.userId, table.productId),
    // Deleted with their review.
    index('review_photos_of_review').on(table.reviewId),
    index('review_photos_left').on(table.createdAt).where(sql`review_id is null`),
  ],
);

/**
 * A customer whose hidden review of a product was deleted, by themselves: a new review of theirs is hidden too, until staff
 * show it. Written when the review is deleted; deleted when staff show the next one, and with the user's account.
 */
export const hiddenReviewers = pgTable(
  'hidden_reviewers',
  {
    userId: integer('user_id').notNull(),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.productId] })],
);

/**
 * A user's vote that a review is helpful. The primary key allows one vote per user; withdrawing it deletes the row. The
 * review's `helpful` is always the number of its votes and changes with them, under the review's lock. Votes are deleted
 * with the review and with the user's account.
 */
export const reviewVotes = pgTable(
  'review_votes',
  {
    reviewId: integer('review_id')
      .notNull()
      .references(() => reviews.id, { onDelete: 'cascade' }),
    userId: integer('user_id').notNull(),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.reviewId, table.userId] }),
    // Finds the votes of an erased account.
    index('review_votes_of_person').on(table.userId),
  ],
);

/**
 * An address whose imported reviews were erased, as SHA-256: a file that is imported later brings its name back no more. One row an
 * erasure.
 */
export const erasedReviewers = pgTable('erased_reviewers', { emailHash: text('email_hash').primaryKey() });
