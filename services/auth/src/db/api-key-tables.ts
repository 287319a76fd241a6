import { timestamptz } from '@shopwright/service-kit/database/columns';
import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { users } from './account-tables';

/**
 * Keys with which programs call the API. `hash` is the SHA-256 of the key, which is shown once, so a copy of the table opens
 * nothing. A key may do what is in `permissions` and what `created_by` may do now. Rows stay after a key has ended, because the
 * log of the team and lines of logs name them. `last_used_at` is written at most once a minute.
 */
export const apiKeys = pgTable('api_keys', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  name: text('name').notNull(),
  hash: text('hash').notNull().unique('api_keys_hash'),
  hint: text('hint').notNull(),
  permissions: text('permissions').array().notNull(),
  createdBy: integer('created_by')
    .notNull()
    .references(() => users.id),
  createdAt: timestamptz('created_at').notNull(),
  expiresAt: timestamptz('expires_at'),
  lastUsedAt: timestamptz('last_used_at'),
  revokedAt: timestamptz('revoked_at'),
});

/**
 * Writes that a client with an API key may repeat, by the `Idempotency-Key` that it chose. The row is inserted before the call is
 * made, so that the primary key lets one of several at the same time through. `status` and `body` are the response, which
 * repetitions get; both are null while the call is under way, and stay null if the BFF ended meanwhile. A periodic task purges
 * rows after a day, found by `repeatable_calls_age`.
 */
export const repeatableCalls = pgTable(
  'repeatable_calls',
  {
    apiKeyId: integer('api_key_id')
      .notNull()
      .references(() => apiKeys.id, { onDelete: 'cascade' }),
    key: text('key').notNull(),
    fingerprint: text('fingerprint').notNull(),
    status: integer('status'),
    body: text('body'),
    startedAt: timestamptz('started_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.apiKeyId, table.key] }), index('repeatable_calls_age').on(table.startedAt)],
);
