import { languages } from '@shopwright/contracts/fields';
import { requestedEmailKinds } from '@shopwright/contracts/http/account-emails';
import { oneOf, timestamptz } from '@shopwright/service-kit/database/columns';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './account-tables';
import { teamInvitations } from './team-tables';

const subscriptionStates = ['pending', 'confirmed', 'unsubscribed'] as const;

/**
 * One row per address that ever asked for the newsletter: `pending` after the form, `confirmed` after the link in the
 * email, `unsubscribed` after the unsubscribe link, which never expires. A new request returns the row to `pending`.
 * Erasing the account of that verified address, or changing the account's address, deletes the row. A periodic task
 * ends pending rows whose link has expired. The address is stored in lower case and is unique, so simultaneous forms
 * make one row. `nonce` goes into the unsubscribe link. `source` says that
 * a file of another shop brought the consent, with its date; null for one that was given here.
 *
 * The row and `users.marketing_opt_in` of the account with that address are synced by this rule. Consent given for a
 * verified address confirms the row. Consent withdrawn on either side ends the row. Confirming or ending the row sets
 * the account's consent. Consent given or withdrawn for an address that is not verified is pending: it takes effect when
 * the address is verified, unless the row says otherwise by then.
 */
export const newsletterSubscriptions = pgTable(
  'newsletter_subscriptions',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    email: text('email').notNull().unique('newsletter_subscriptions_email'),
    state: text('state', { enum: subscriptionStates }).notNull().default('pending'),
    language: text('language', { enum: languages }).notNull(),
    nonce: text('nonce').notNull(),
    confirmedAt: timestamptz('confirmed_at'),
    unsubscribedAt: timestamptz('unsubscribed_at'),
    source: text('source', { enum: ['import'] }),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
  },
  (table) => [
    check('newsletter_subscriptions_state', sql`${table.state} in (${oneOf(subscriptionStates)})`),
    check('newsletter_subscriptions_language', sql`${table.language} in (${oneOf(languages)})`),
    check('newsletter_subscriptions_case', sql`${table.email} = lower(${table.email})`),
  ],
);

/**
 * Messages sent through Contact. The inbox in the order service takes each, and staff answer it there; `taken_at` is when
 * it did, and is cleared when the message is erased, so that the inbox takes it again and deletes its own. A periodic task
 * purges those that are taken and a year old. `request_id` identifies the submitted form and is unique: a double click is
 * one message. `reference` is what customer and staff quote. `user_id` is set when the sender was signed in; erasing that
 * account clears the row's personal data and text. `is_handled` is of the version before the inbox.
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
    createdAt: timestamptz('created_at').notNull().defaultNow(),
    takenAt: timestamptz('taken_at'),
  },
  (table) => [
    index('contact_messages_untaken').on(table.id).where(sql`taken_at is null`),
    index('contact_messages_open').on(table.id).where(sql`not is_handled`),
    index('contact_messages_of_user').on(table.userId),
    index('contact_messages_of_email').on(sql`lower(${table.email})`),
  ],
);

/**
 * One row per requested email, written with its event `account-mail-requested`. The worker fetches the content when it
 * sends the email, so neither the queue nor this table holds a name, a text or a token. The token of its link is
 * derived from the row's id and `nonce` with a secret that is not in the database. `used_at` is when the link was used.
 * `expires_at` is when the link expires or, for an email without one, when it is no longer worth sending; a later email
 * that replaces this one sets it to that time. `email` is the lower-case recipient (null for the store), which must
 * still be the account's address when the link is used, or, for `change-email`, becomes it by then; `account_mails_to` counts how many emails an address got within
 * the hour. A periodic task purges rows after three months, found by `account_mails_age`.
 */
export const accountEmails = pgTable(
  'account_mails',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    kind: text('kind', { enum: requestedEmailKinds }).notNull(),
    email: text('email'),
    language: text('language', { enum: languages }).notNull(),
    userId: integer('user_id').references(() => users.id),
    subscriptionId: uuid('subscription_id').references(() => newsletterSubscriptions.id, { onDelete: 'cascade' }),
    contactMessageId: integer('contact_message_id').references(() => contactMessages.id, { onDelete: 'cascade' }),
    invitationId: integer('invitation_id').references(() => teamInvitations.id, { onDelete: 'cascade' }),
    nonce: text('nonce').notNull(),
    createdAt: timestamptz('created_at').notNull(),
    expiresAt: timestamptz('expires_at').notNull(),
    usedAt: timestamptz('used_at'),
  },
  (table) => [
    index('account_mails_to').on(table.email, table.createdAt),
    index('account_mails_of_user').on(table.userId, table.kind),
    index('account_mails_of_subscription').on(table.subscriptionId),
    index('account_mails_of_message').on(table.contactMessageId),
    index('account_mails_of_invitation').on(table.invitationId),
    index('account_mails_age').on(table.createdAt),
    check('account_mails_kind', sql`${table.kind} in (${oneOf(requestedEmailKinds)})`),
    check('account_mails_language', sql`${table.language} in (${oneOf(languages)})`),
    check(
      'account_mails_about',
      sql`(${table.kind} = 'confirm-newsletter') = (${table.subscriptionId} is not null) and (${table.kind} in ('contact-received', 'contact-for-store')) = (${table.contactMessageId} is not null) and (${table.kind} in ('verify-email', 'change-email', 'reset-password', 'choose-password', 'password-changed', 'email-changed', 'two-factor-on', 'two-factor-off', 'factor-added', 'factor-removed', 'recovery-codes-created', 'access-changed', 'reward-voided')) = (${table.userId} is not null) and (${table.kind} = 'team-invitation') = (${table.invitationId} is not null)`,
    ),
  ],
);
