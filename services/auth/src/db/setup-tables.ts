import { timestamptz } from '@shopwright/service-kit/database/columns';
import { pgTable, text } from 'drizzle-orm/pg-core';

/**
 * One-time links with which the first owner opens the store, written by `npm start` and `npm run setup-link` while
 * there is no operator. The key is the SHA-256 of the link's token, so a copy of the table opens nothing. Several links
 * may be valid at the same time; all of them end when an operator exists. `used_at` is when the owner's account was
 * created with it.
 */
export const setupLinks = pgTable('setup_links', {
  tokenHash: text('token_hash').primaryKey(),
  createdAt: timestamptz('created_at').notNull(),
  expiresAt: timestamptz('expires_at').notNull(),
  usedAt: timestamptz('used_at'),
});

/**
 * Marks that the first seed looked at this database, whether or not it added demo accounts. No later seed adds them, so
 * that deleted demo accounts stay deleted. One row at most; its key makes the first of concurrent seeds the only one.
 */
export const seedMarks = pgTable('seed_marks', {
  name: text('name').primaryKey(),
  seededAt: timestamptz('seeded_at').notNull().defaultNow(),
});
