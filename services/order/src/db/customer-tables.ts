import { timestamptz } from '@shopwright/service-kit/database/columns';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, numeric, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';

/**
 * Everyone who bought, and every account: one row per account or, for guests, per email address. Owned by customers, to
 * list and search them. `key` is `user:7` or `email:ada@example.com`. Name and address of an account are copied from auth
 * by `sync-accounts.ts`, up to `account_updated_at`, and whether the account verified the address: null until it is known; the sums are kept by a
 * trigger on `orders`. Rows of guests without orders, and of erased customers, are deleted. `searched_email` is the
 * address by which the account's orders are found; `search-by-account.ts` brings it to `email`.
 */
export const customers = pgTable(
  'customers',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    key: text('key').notNull().unique('customers_key'),
    email: text('email').notNull(),
    name: text('name').notNull(),
    userId: integer('user_id'),
    orders: integer('orders').notNull().default(0),
    spent: numeric('spent', { precision: 12, scale: 2 }).notNull().default('0'),
    since: timestamptz('since').notNull(),
    lastOrderAt: timestamptz('last_order_at'),
    accountUpdatedAt: timestamptz('account_updated_at'),
    emailVerified: boolean('email_verified'),
    searchedEmail: text('searched_email'),
  },
  (table) => [
    // A guest whose address an account has verified is listed with it.
    index('customers_email').on(sql`lower(${table.email})`),
    index('customers_by_text').using('gin', sql`ascii_text(${table.email} || ' ' || ${table.name}) gin_trgm_ops`),
    // The accounts whose orders are still found by another address.
    index('customers_to_search')
      .on(table.userId)
      .where(sql`user_id is not null and searched_email is distinct from email`),
    // The lists of accounts alone and of guests alone. Either may be few, and far behind the newest of the others.
    index('customers_accounts').on(table.id).where(sql`user_id is not null`),
    index('customers_guests').on(table.id).where(sql`user_id is null`),
    // The point up to which the accounts were copied.
    index('customers_synced').on(table.accountUpdatedAt, table.userId).where(sql`account_updated_at is not null`),
    unique('customers_user').on(table.userId),
  ],
);

/**
 * What staff decided about the tax of an account. Owned by customers, read by each quote of the account; deleted with it. `reason` is
 * null once the exemption has ended; `import_id` is the import of a file that brought it. Of two changes of the same version one wins: the UPDATE names it.
 */
export const taxExemptions = pgTable('tax_exemptions', {
  userId: integer('user_id').primaryKey(),
  reason: text('reason'),
  version: integer('version').notNull(),
  authorId: integer('author_id'),
  importId: uuid('import_id'),
  updatedAt: timestamptz('updated_at').notNull(),
});

/** Notes of staff about a customer, who never sees them. Deleted with the customer. */
export const customerNotes = pgTable(
  'customer_notes',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    customerId: integer('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    body: text('body').notNull(),
    authorId: integer('author_id'),
    createdAt: timestamptz('created_at').notNull(),
  },
  (table) => [index('customer_notes_of_customer').on(table.customerId, table.id)],
);
