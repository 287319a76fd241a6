import { languages } from '@shopwright/contracts/fields';
import { pageTextNames } from '@shopwright/contracts/page-texts';
import { timestamptz } from '@shopwright/service-kit/database/columns';
import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/**
 * The settings of the store: one row per setting of `contracts/http/store-settings`, and one per currency that has an
 * exchange rate, dated by `updated_at`; and a copy of the settings of shipping and tax, which the order service owns. Owned by operators; staff changes rates too. A row without a value has the
 * default: it stays, so that an edit based on an earlier read is refused. Those who save lock the table.
 */
export const storeSettings = pgTable('store_settings', {
  key: text('key').primaryKey(),
  value: text('value'),
  updatedAt: timestamptz('updated_at').notNull().defaultNow(),
});

/**
 * A version of a page's text in a language. Owned by operators; rows are only added, so that an earlier version can be
 * restored. The highest version counts, and a null body is a return to the text that comes with the store. The primary
 * key finds it, and refuses one of two versions that are saved at the same time.
 */
export const pageTexts = pgTable(
  'page_texts',
  {
    page: text('page', { enum: pageTextNames }).notNull(),
    language: text('language', { enum: languages }).notNull(),
    version: integer('version').notNull(),
    body: text('body'),
    createdBy: integer('created_by'),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.page, table.language, table.version] })],
);

/** Names the mark of a store that was filled with the demo products, and is a demonstration from then on. */
export const demonstrationMark = 'demonstration';

/** Names the mark of a demonstration that is a store in Berlin. */
export const europeMark = 'europe';

/**
 * Marks that the first seed looked at this database, whether or not it added the demo products. No later seed adds
 * them, so that a store which its owner emptied stays empty.
 */
export const seedMarks = pgTable('seed_marks', {
  name: text('name').primaryKey(),
  seededAt: timestamptz('seeded_at').notNull().defaultNow(),
});
