import type { ChangesOfItem } from '@shopwright/contracts/http/file-imports';
import { timestamptz } from '@shopwright/service-kit/database/columns';
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './account-tables';

/**
 * The accounts that an import of a file added or changed, written with them: a batch that comes twice finds its outcome here. `changes`
 * is cleared when the import can no longer be undone. A customer who is to be asked to choose a password has `invite_at`, and `invited_at` once the email was
 * requested; `customer_imports_to_invite` serves the task that requests some at a time.
 */
export const customerImports = pgTable(
  'customer_imports',
  {
    importId: uuid('import_id').notNull(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    outcome: text('outcome', { enum: ['created', 'updated', 'unchanged'] }).notNull(),
    changes: jsonb('changes').$type<ChangesOfItem>(),
    createdAt: timestamptz('created_at').notNull(),
    inviteAt: timestamptz('invite_at'),
    invitedAt: timestamptz('invited_at'),
  },
  (table) => [
    primaryKey({ columns: [table.importId, table.userId] }),
    index('customer_imports_of_user').on(table.userId),
    index('customer_imports_to_invite').on(table.inviteAt).where(sql`invite_at is not null and invited_at is null`),
    index('customer_imports_to_clear').on(table.createdAt).where(sql`changes is not null`),
  ],
);

/**
 * The points that an import gave for an order of the previous shop, by its number in lower case: the key lets each order earn once,
 * whichever import brings it. Deleted by the undo of the import, with a counter-entry in the ledger.
 */
export const pastOrderPoints = pgTable('past_order_points', {
  reference: text('reference').primaryKey(),
  importId: uuid('import_id').notNull(),
  userId: integer('user_id')
    .notNull()
    .references(() => users.id),
  points: integer('points').notNull(),
});

/**
 * Addresses whose data was erased on request, as SHA-256 of the address in lower case: an import of a file brings none of them back. An
 * account that is registered again is one like any other.
 */
export const erasedEmails = pgTable('erased_emails', {
  emailHash: text('email_hash').primaryKey(),
  erasedAt: timestamptz('erased_at').notNull(),
});
