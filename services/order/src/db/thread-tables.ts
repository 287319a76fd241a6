import { languages } from '@shopwright/contracts/fields';
import { oneOf, timestamptz } from '@shopwright/service-kit/database/columns';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { orders } from './schema';

/**
 * One row per conversation with a customer: that about an order, or one that was begun through Contact. The trigger
 * `note_thread_message` makes the row of an order with its first message, and keeps what the list shows with each message:
 * one of the customer opens the conversation and makes it unread, one of staff closes it. `waiting_since` is the time of
 * the oldest message without an answer. Name, address, subject and language are those of the contact form; an order has
 * its own. Deleted with the customer's personal data; a closed one that began through Contact after a year.
 */
export const threads = pgTable(
  'threads',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    orderId: integer('order_id')
      .unique('threads_order')
      .references(() => orders.id),
    /** The message in auth, which takes what is sent through Contact. */
    contactMessageId: integer('contact_message_id').unique('threads_contact_message'),
    reference: text('reference'),
    userId: integer('user_id'),
    name: text('name').notNull().default(''),
    email: text('email').notNull().default(''),
    subject: text('subject'),
    language: text('language', { enum: languages }).notNull().default('en'),
    assigneeId: integer('assignee_id'),
    isOpen: boolean('is_open').notNull().default(false),
    isUnread: boolean('is_unread').notNull().default(false),
    waitingSince: timestamptz('waiting_since'),
    lastMessageId: integer('last_message_id').notNull().default(0),
    lastMessageAt: timestamptz('last_message_at').notNull(),
    createdAt: timestamptz('created_at').notNull(),
  },
  (table) => [
    // The lists of the inbox, newest message first. Few are open, and may be far behind the newest.
    index('threads_open').on(table.lastMessageAt, table.id).where(sql`is_open`),
    index('threads_unread').on(table.lastMessageAt, table.id).where(sql`is_open and is_unread`),
    index('threads_assigned').on(table.assigneeId, table.lastMessageAt, table.id).where(sql`is_open`),
    index('threads_newest').on(table.lastMessageAt, table.id),
    // Read by the erasure of a customer.
    index('threads_of_user').on(table.userId).where(sql`user_id is not null`),
    index('threads_of_email').on(sql`lower(${table.email})`).where(sql`contact_message_id is not null`),
    // Read by the task that deletes old ones.
    index('threads_old').on(table.lastMessageAt).where(sql`not is_open and contact_message_id is not null`),
    check('threads_about', sql`(${table.orderId} is null) <> (${table.contactMessageId} is null)`),
    check('threads_language', sql`${table.language} in (${oneOf(languages)})`),
  ],
);

/**
 * The messages of a conversation, written once. `request_key` makes a repeated request one message. `order_id` repeats the
 * order of the conversation, which the trigger finds or makes where `thread_id` is absent.
 */
export const threadMessages = pgTable(
  'order_messages',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    threadId: integer('thread_id').references(() => threads.id, { onDelete: 'cascade' }),
    orderId: integer('order_id').references(() => orders.id),
    author: text('author', { enum: ['customer', 'staff'] }).notNull(),
    authorId: integer('author_id'),
    body: text('body').notNull(),
    requestKey: uuid('request_key').notNull(),
    createdAt: timestamptz('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('order_messages_once').on(table.orderId, table.requestKey),
    uniqueIndex('order_messages_once_in_thread').on(table.threadId, table.requestKey),
    index('order_messages_of_thread').on(table.threadId, table.id),
    check('order_messages_author', sql`${table.author} in ('customer', 'staff')`),
  ],
);

/** The texts that staff begin an answer with. `version` counts the changes, so that no one overwrites another's. */
export const messageTemplates = pgTable('message_templates', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  version: integer('version').notNull().default(1),
  name: text('name').notNull().unique('message_templates_name'),
  body: text('body').notNull(),
});
