import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { products } from './products';

/**
 * What buyers say about a product. `user_id` is the account in the auth service, absent for a guest; `verified`
 * marks one who bought it. The index reads a product's reviews, newest first.
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
    customerEmail: text('customer_email').notNull(),
    rating: integer('rating').notNull(),
    title: text('title').notNull(),
    content: text('content').notNull(),
    verified: boolean('verified').notNull().default(false),
    helpful: integer('helpful').notNull().default(0),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('reviews_of_product').on(table.productId, table.createdAt),
    check('reviews_rating', sql`rating between 1 and 5`),
    check('reviews_helpful', sql`helpful >= 0`),
  ],
);
