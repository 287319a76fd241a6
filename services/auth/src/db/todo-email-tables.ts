import { boolean, date, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './account-tables';

/**
 * One row per member of the team who ever wanted the morning email with what waits. `last_day` is the store's day of the
 * last one: a conditional update of it, with the event, makes one email a day. `nonce` goes into the unsubscribe link,
 * which never expires. A member who leaves the team keeps the row and gets no email.
 */
export const todoEmails = pgTable('todo_emails', {
  id: uuid('id').primaryKey().defaultRandom(),
  userId: integer('user_id')
    .notNull()
    .unique('todo_emails_user')
    .references(() => users.id, { onDelete: 'cascade' }),
  isWanted: boolean('is_wanted').notNull(),
  nonce: text('nonce').notNull(),
  lastDay: date('last_day', { mode: 'string' }),
});
