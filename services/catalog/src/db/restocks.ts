import { timestamptz } from '@shopwright/service-kit/database/columns';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { products } from './products';

/**
 * Units of a sale that a refund restocked. `key` names the refund's restock; the primary key makes it happen once.
 * Written with the ledger rows, never changed. `restocks_of_sale` sums up what of a sale is restocked already.
 */
export const restocks = pgTable(
  'restocks',
  {
    key: uuid('key').notNull(),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id),
    reference: uuid('reference').notNull(),
    quantity: integer('quantity').notNull(),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.key, table.productId] }),
    index('restocks_of_sale').on(table.reference),
    check('restocks_quantity', sql`quantity >= 0`),
  ],
);
