import { sql } from 'drizzle-orm';
import { check, date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/**
 * The number of times that visitors searched for a text on a day of the store's time zone, and the number of products that the latest such
 * search found. Owned by analytics, written soon after the searches, purged after 400 days. Nothing says who searched, and
 * texts that look like an address or a number are left out. The primary key begins with the day, by which every query
 * reads.
 */
export const searchCounts = pgTable(
  'search_counts',
  {
    day: date('day', { mode: 'string' }).notNull(),
    query: text('query').notNull(),
    searches: integer('searches').notNull().default(1),
    results: integer('results').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.day, table.query] }),
    check('search_counts_searches', sql`searches > 0`),
    check('search_counts_results', sql`results >= 0`),
  ],
);
