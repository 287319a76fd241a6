import { sql } from 'drizzle-orm';
import { index, integer, pgTable, timestamp } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/**
 * One row per restore of a backup into this database, written by `npm run restore`. Owned by reconciliation: while
 * `reconciled_at` is null, payments at Stripe since `backup_taken_at` are looked for. Not part of a backup.
 */
export const restores = pgTable(
  'restores',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    backupTakenAt: moment('backup_taken_at').notNull(),
    restoredAt: moment('restored_at').notNull().defaultNow(),
    reconciledAt: moment('reconciled_at'),
  },
  // Read by each pass of the reconciler.
  (table) => [index('restores_open').on(table.id).where(sql`reconciled_at is null`)],
);
