import { feedFormats } from '@shopwright/contracts/http/feeds';
import { oneOf, timestamptz } from '@shopwright/service-kit/database/columns';
import { sql } from 'drizzle-orm';
import { check, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/**
 * The key in the addresses of the product feeds: the row with id 1, written when staff first look at them. Staff replace it; who
 * has an earlier one finds nothing.
 */
export const feedKeys = pgTable(
  'feed_keys',
  {
    id: integer('id').primaryKey().default(1),
    key: text('key').notNull(),
    rotatedAt: timestamptz('rotated_at').notNull(),
  },
  (table) => [check('feed_keys_once', sql`${table.id} = 1`)],
);

/**
 * The latest time that each feed was fetched to its end, and how many items it had and left out. `country` is empty where the address
 * named none. Languages and countries are few, so the primary key is its only index.
 */
export const feedFetches = pgTable(
  'feed_fetches',
  {
    format: text('format').notNull(),
    language: text('language').notNull(),
    country: text('country').notNull(),
    fetchedAt: timestamptz('fetched_at').notNull(),
    items: integer('items').notNull(),
    refused: integer('refused').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.format, table.language, table.country] }),
    check('feed_fetches_format', sql`${table.format} in (${oneOf(feedFormats)})`),
  ],
);
