import { timestamptz } from '@shopwright/service-kit/database/columns';
import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';

/**
 * Where old addresses lead. Owned by staff, at most 200,000. `source` is the key of an address (`toRedirectKey`), by which the
 * unique index finds it; `target` is a path of the store that is no other row's source. Those who write take turns.
 * `import_id` names the import of a file that wrote the row last, and is null once staff did.
 */
export const redirects = pgTable('redirects', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  source: text('source').notNull().unique(),
  target: text('target').notNull(),
  importId: uuid('import_id'),
  createdAt: timestamptz('created_at').notNull().defaultNow(),
});
