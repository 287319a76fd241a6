import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, primaryKey, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { products } from './products';

/**
 * What buyers say about a product. `user_id` is the account in the auth service, one review per person and product;
 * it is absent in a seeded review and once the account was erased. `verified` marks one whose writer bought the
 * product. `customer_email` stays empty: the account knows the address, and a copy here would have to be erased too.
 * The product's `rating_sum` and `rating_count` are those of its reviews that are not hidden: whoever writes, hides or
 * removes one locks the product's row first, then the review.
 *
 * `reviews_of_product` reads a product's reviews, newest first; `reviews_of_person` holds the one per person, and finds
 * all of a person's; `reviews_hidden` serves the staff's list of what is hidden.
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
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('reviews_of_product').on(table.productId, table.id),
    uniqueIndex('reviews_of_person').on(table.userId, table.productId).where(sql`user_id is not null`),
    index('reviews_hidden').on(table.id).where(sql`is_hidden`),
    check('reviews_rating', sql`rating between 1 and 5`),
    check('reviews_helpful', sql`helpful >= 0`),
  ],
);

/**
 * Who found which review helpful: one vote per person by the primary key, taken back by removing the row. The review's
 * `helpful` is always the number of its rows here and changes with them, under the review's lock. Gone with the review,
 * and with its person's account, which is what the index is for.
 */
export const reviewVotes = pgTable(
  'review_votes',
  {
    reviewId: integer('review_id')
      .notNull()
      .references(() => reviews.id, { onDelete: 'cascade' }),
    userId: integer('user_id').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.reviewId, table.userId] }),
    index('review_votes_of_person').on(table.userId),
  ],
);
