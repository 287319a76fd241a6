import type { PostalAddress } from '@shopwright/contracts/http/addresses';
import { timestamptz } from '@shopwright/service-kit/database/columns';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from './account-tables';

/**
 * The address book of an account, which a checkout offers. Written under the lock of the account's row, which holds the number of
 * addresses and the one default. No account has an address twice. Deleted with the account; orders have copies.
 */
export const savedAddresses = pgTable(
  'saved_addresses',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    address: jsonb('address').$type<PostalAddress>().notNull(),
    isDefault: boolean('is_default').notNull(),
    createdAt: timestamptz('created_at').notNull(),
  },
  (table) => [
    index('saved_addresses_of_user').on(table.userId),
    uniqueIndex('saved_addresses_once').on(table.userId, sql`md5(${table.address}::text)`),
    uniqueIndex('saved_addresses_default').on(table.userId).where(sql`is_default`),
  ],
);
