import { timestamptz } from '@shopwright/service-kit/database/columns';
import { sql } from 'drizzle-orm';
import { boolean, customType, index, integer, pgTable } from 'drizzle-orm/pg-core';

const transactionId = customType<{ data: string }>({ dataType: () => 'xid8' });

/**
 * A change of something that visitors read. Written by the triggers `note_change` in the transaction of the change, read
 * by `readChanges`, purged after some minutes. `product_id` names a product that changed, alone or beside a row without it; null stands
 * for any change, or with `only_lists` for one of what shows several products. A catalog that does not know `only_lists` takes it for any
 * change. Logged: after the crash of one connection Postgres recovers without a new start time, and would empty
 * an unlogged table unnoticed. The index finds what committed since a snapshot.
 */
export const catalogChanges = pgTable(
  'catalog_changes',
  {
    transactionId: transactionId('transaction_id').notNull().default(sql`pg_current_xact_id()`),
    productId: integer('product_id'),
    onlyLists: boolean('only_lists').notNull().default(false),
    createdAt: timestamptz('created_at').notNull().default(sql`clock_timestamp()`),
  },
  (table) => [index('catalog_changes_by_transaction').on(table.transactionId)],
);
