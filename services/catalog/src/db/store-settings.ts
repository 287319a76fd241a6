import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/**
 * What the operator has set about the store: one row per setting of `contracts/http/store-settings`, and none for one
 * that has its default. Always read whole.
 */
export const storeSettings = pgTable('store_settings', {
  key: text('key').primaryKey(),
  value: text('value').notNull(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
});

/**
 * Marks that the first seed looked at this database, whether or not it added the demo products. No later seed adds
 * them, so that a store which its owner emptied stays empty.
 */
export const seedMarks = pgTable('seed_marks', {
  name: text('name').primaryKey(),
  seededAt: timestamp('seeded_at', { withTimezone: true }).notNull().defaultNow(),
});
