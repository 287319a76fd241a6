import { timestamptz } from '@shopwright/service-kit/database/columns';
import { integer, pgTable, text } from 'drizzle-orm/pg-core';

/**
 * Where old addresses lead. Owned by staff, at most 10,000. `source` is the key of an address (`toRedirectKey`), by which the
 * unique index finds it; `target` is a path of the store that is no other row's source. Those who write take turns.
 */
export const redirects = pgTable('redirects', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  source: text('source').notNull().unique(),
  target: text('target').notNull(),
  createdAt: timestamptz('created_at').notNull().defaultNow(),
});
