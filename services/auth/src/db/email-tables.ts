import { accountMailKinds } from '@shopwright/contracts/http/account-mails';
import { languages } from '@shopwright/contracts/languages';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './account-tables';
import { moment, oneOf } from './columns';

export const subscriptionStates = ['pending', 'confirmed', 'unsubscribed'] as const;

/**
 * One row per address that ever asked for the newsletter, made `pending` by the form, `confirmed` by the mailed link
 * and `unsubscribed` by a link that works for ever; asked for again, the row goes round once more. Erasing the account
 * of that verified address, or moving it to another, deletes the row; the sweep ends what waits with a link that is
 * over. The address is kept in lower case and is unique: any number of forms at once make one row.
 *
 * It is kept in step with `users.marketing_opt_in` of the account with that address, by this rule: consent given for
 * a verified address is a confirmed row, consent withdrawn ends the row whoever withdraws it, and a confirmed or ended
 * row sets the account's switch. Consent for an address that is not verified is a wish: it makes a row once the
 * address is verified. `nonce` goes into the unsubscribe link.
 */
export const newsletterSubscriptions = pgTable(
  'newsletter_subscriptions',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    email: text('email').notNull().unique('newsletter_subscriptions_email'),
    state: text('state', { enum: subscriptionStates }).notNull().default('pending'),
    language: text('language', { enum: languages }).notNull(),
    nonce: text('nonce').notNull(),
    confirmedAt: moment('confirmed_at'),
    unsubscribedAt: moment('unsubscribed_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    check('newsletter_subscriptions_state', sql`${table.state} in (${oneOf(subscriptionStates)})`),
    check('newsletter_subscriptions_language', sql`${table.language} in (${oneOf(languages)})`),
    check('newsletter_subscriptions_case', sql`${table.email} = lower(${table.email})`),
  ],
);

/**
 * What somebody wrote to the store, kept until staff delete it by hand. `request_id` is the form's own name for the
 * message and unique: a double click is one message. `reference` is what both sides call it by. `user_id` is there
 * when the sender was signed in; erasing that account empties the row of its person and words. Staff read the open
 * ones, found by `contact_messages_open`.
 */
export const contactMessages = pgTable(
  'contact_messages',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    reference: text('reference').notNull().unique('contact_messages_reference'),
    requestId: uuid('request_id').notNull().unique('contact_messages_request'),
    userId: integer('user_id').references(() => users.id),
    name: text('name').notNull(),
    email: text('email').notNull(),
    subject: text('subject').notNull(),
    message: text('message').notNull(),
    isHandled: boolean('is_handled').notNull().default(false),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('contact_messages_open').on(table.id).where(sql`not is_handled`),
    index('contact_messages_of_user').on(table.userId),
    index('contact_messages_of_email').on(sql`lower(${table.email})`),
  ],
);

/**
 * One row per mail that was asked for, written with its event `account-mail-requested`; the worker asks what the mail
 * says when it sends it, so neither the queue nor this table holds a name, a word or a token. The token of its link is
 * derived from the row's id and `nonce` with a secret that the database does not know. `used_at` is when its link did
 * its work, `expires_at` when the link, or the need for a mail without one, ends: a later mail that replaces it sets it
 * to that moment. `email` is the lower-case address it was asked for (null for the store's own), which must still be
 * the account's when the link is used; `account_mails_to` counts how many an address got within the hour. The sweep
 * drops rows three months old, found by `account_mails_age`.
 */
export const accountEmails = pgTable(
  'account_mails',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    kind: text('kind', { enum: accountMailKinds }).notNull(),
    email: text('email'),
    language: text('language', { enum: languages }).notNull(),
    userId: integer('user_id').references(() => users.id),
    subscriptionId: uuid('subscription_id').references(() => newsletterSubscriptions.id, { onDelete: 'cascade' }),
    contactMessageId: integer('contact_message_id').references(() => contactMessages.id, { onDelete: 'cascade' }),
    nonce: text('nonce').notNull(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [
    index('account_mails_to').on(table.email, table.createdAt),
    index('account_mails_of_user').on(table.userId, table.kind),
    index('account_mails_of_subscription').on(table.subscriptionId),
    index('account_mails_of_message').on(table.contactMessageId),
    index('account_mails_age').on(table.createdAt),
    check('account_mails_kind', sql`${table.kind} in (${oneOf(accountMailKinds)})`),
    check('account_mails_language', sql`${table.language} in (${oneOf(languages)})`),
    check(
      'account_mails_about',
      sql`(${table.kind} = 'confirm-newsletter') = (${table.subscriptionId} is not null) and (${table.kind} in ('contact-received', 'contact-for-store')) = (${table.contactMessageId} is not null) and (${table.kind} in ('verify-email', 'reset-password', 'password-changed', 'email-changed')) = (${table.userId} is not null)`,
    ),
  ],
);
