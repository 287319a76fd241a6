import { timestamptz } from '@shopwright/service-kit/database/columns';
import { sql } from 'drizzle-orm';
import { index, integer, pgTable } from 'drizzle-orm/pg-core';

/**
 * One row per restore of a backup into this database, written by `npm run restore`. Owned by reconciliation: while
 * `reconciled_at` is null, payments at Stripe since `backup_taken_at` are looked for. Not part of a backup.
 */
export const restores = pgTable(
  'restores',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    backupTakenAt: timestamptz('backup_taken_at').notNull(),
    restoredAt: timestamptz('restored_at').notNull().defaultNow(),
    reconciledAt: timestamptz('reconciled_at'),
  },
  // Read by each pass of the reconciler.
  (table) => [index('restores_open').on(table.id).where(sql`reconciled_at is null`)],
);
