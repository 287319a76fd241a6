import { languages } from '@shopwright/contracts/fields';
import { roles } from '@shopwright/contracts/roles';
import { money, oneOf, timestamptz } from '@shopwright/service-kit/database/columns';
import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { memberRoles } from './role-tables';

const loyaltyKinds = [
  'earned',
  'reversed',
  'refunded',
  'redeemed',
  'voided',
  'lapsed',
  'imported',
  'import_undone',
] as const;

/**
 * One row per account, written at registration and never deleted by this service. `password` is an argon2id hash.
 * The unique index on lower(email) makes one address one account, in any letter-case and for any number of
 * simultaneous registrations; sign-in looks up by it. `loyalty_points` and `total_spent` repeat the sum of the
 * account's `loyalty_entries` and change only together with them. Points may be negative: a refund reverses what its
 * order earned even after it was spent, and a counter clamped at zero would no longer be the ledger's sum.
 * `disabled_at` disables an account: it cannot sign in and its sessions are invalid. An erased account is disabled too
 * and holds no personal data. `email_verified_at` is when the user last followed a link sent to the address; a new
 * address clears it. `two_factor_at` is since when the account has a second factor, and null while it has neither an
 * authenticator app nor a passkey. Every change of the factors locks the row first. `users_team` serves the list of the
 * team. `team_role_id` is the role of staff in the team; staff without one are managers, as all were before there were
 * roles. It means nothing for others.
 */
export const users = pgTable(
  'users',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    email: text('email').notNull(),
    emailVerifiedAt: timestamptz('email_verified_at'),
    password: text('password').notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    address: text('address'),
    phone: text('phone'),
    city: text('city'),
    country: text('country'),
    zipCode: text('zip_code'),
    birthDate: date('birth_date', { mode: 'string' }),
    role: text('role', { enum: roles }).notNull().default('shopper'),
    teamRoleId: integer('team_role_id').references(() => memberRoles.id),
    loyaltyPoints: integer('loyalty_points').notNull().default(0),
    totalSpent: money('total_spent').notNull().default('0'),
    lastLoginAt: timestamptz('last_login_at'),
    preferredLanguage: text('preferred_language', { enum: languages }).notNull().default('en'),
    marketingOptIn: boolean('marketing_opt_in').notNull().default(true),
    disabledAt: timestamptz('disabled_at'),
    twoFactorAt: timestamptz('two_factor_at'),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
    updatedAt: timestamptz('updated_at')
      .notNull()
      .defaultNow()
      .$onUpdate(() => new Date()),
  },
  (table) => [
    uniqueIndex('users_email').on(sql`lower(${table.email})`),
    // Read by the order service, which lists accounts among its customers.
    index('users_changed').on(table.updatedAt, table.id),
    index('users_team').on(table.id).where(sql`role <> 'shopper'`),
    check('users_role', sql`${table.role} in (${oneOf(roles)})`),
    check('users_language', sql`${table.preferredLanguage} in (${oneOf(languages)})`),
    check('users_total_spent', sql`${table.totalSpent} >= 0`),
  ],
);

/**
 * The points ledger: what each order earned, what its cancellation reversed, what its refunds and disputes changed, what a reward cost and
 * gave back when it was voided, what expired when the account was erased (kind `lapsed`), and what orders of the previous shop earned and
 * the undo of their import took back. Rows are only added, each in one transaction with the counters in `users`.
 * `event_id` is unique, so a repeated event changes nothing; `loyalty_entries_once` allows one entry of a kind per
 * order even when two events report the same fact. A `refunded` entry changes the order's points to what is left of its
 * payment: `refunded_amount` is what went back in all by `refund_version` of `paid_amount`, which is more than
 * was earned where an invoice was paid later, and an entry of an older version is never
 * written after a newer one. Only `earned`, `reversed` and `refunded` entries name an order.
 */
export const loyaltyEntries = pgTable(
  'loyalty_entries',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    orderId: integer('order_id'),
    eventId: uuid('event_id').notNull().unique('loyalty_entries_event'),
    kind: text('kind', { enum: loyaltyKinds }).notNull(),
    points: integer('points').notNull(),
    amount: money('amount').notNull(),
    refundVersion: integer('refund_version'),
    refundedAmount: money('refunded_amount'),
    paidAmount: money('paid_amount'),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('loyalty_entries_once').on(table.orderId, table.kind).where(sql`kind in ('earned', 'reversed')`),
    uniqueIndex('loyalty_entries_refund_once').on(table.orderId, table.refundVersion).where(sql`kind = 'refunded'`),
    index('loyalty_entries_of_user').on(table.userId),
    check('loyalty_entries_kind', sql`${table.kind} in (${oneOf(loyaltyKinds)})`),
    check(
      'loyalty_entries_sign',
      sql`case ${table.kind} when 'earned' then ${table.points} >= 0 and ${table.amount} >= 0 when 'lapsed' then ${table.amount} = 0 when 'voided' then ${table.points} > 0 and ${table.amount} = 0 when 'imported' then ${table.points} > 0 and ${table.amount} = 0 when 'refunded' then true else ${table.points} <= 0 and ${table.amount} <= 0 end`,
    ),
    check(
      'loyalty_entries_redeemed',
      sql`${table.kind} <> 'redeemed' or (${table.points} < 0 and ${table.amount} = 0 and ${table.orderId} is null)`,
    ),
    check(
      'loyalty_entries_order',
      sql`${table.orderId} is not null or ${table.kind} not in ('earned', 'reversed', 'refunded')`,
    ),
    check(
      'loyalty_entries_refund',
      sql`(${table.kind} = 'refunded') = (${table.refundVersion} is not null and ${table.refundedAmount} is not null)`,
    ),
  ],
);

/**
 * One row per sign-in. The key is the SHA-256 of the token in the browser's cookie, so a copy of the table does not
 * give access to any account. `id` is what its user ends it by. `role` is the account's role at sign-in: a
 * session whose role differs from the account's is invalid, so a changed role ends all sessions. An ended session never
 * becomes valid again; a periodic task purges it a day after its end, found by `expires_at`. The index on `user_id`
 * serves ending all sessions of a user. `confirmed_at` is when the user last proved who they are, by signing in or by the
 * password; null counts as `created_at`.
 */
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    id: uuid('id').notNull().unique('sessions_id').defaultRandom(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    role: text('role', { enum: roles }).notNull(),
    createdAt: timestamptz('created_at').notNull(),
    lastSeenAt: timestamptz('last_seen_at').notNull(),
    expiresAt: timestamptz('expires_at').notNull(),
    revokedAt: timestamptz('revoked_at'),
    confirmedAt: timestamptz('confirmed_at'),
    userAgent: text('user_agent'),
  },
  (table) => [index('sessions_of_user').on(table.userId), index('sessions_end').on(table.expiresAt)],
);

/**
 * Recent attempts with a password or a code. The key names what is tried and hashes of the account's email and of where
 * the attempt comes from, so the table contains no personal data; `passwords/attempt-rules.ts` says which counters there
 * are. An attempt is counted before it is checked and discarded when it was correct, so simultaneous attempts cannot
 * exceed a limit: the upsert changes no row before its `next_at`. A row whose window has ended counts as zero; a periodic
 * task purges it, found by `window_ends_at`.
 */
export const loginAttempts = pgTable(
  'login_attempts',
  {
    key: text('key').primaryKey(),
    attempts: integer('attempts').notNull(),
    /** The time at which the next attempt is allowed; null while there are free ones. */
    nextAt: timestamptz('next_at'),
    windowEndsAt: timestamptz('window_ends_at').notNull(),
  },
  (table) => [index('login_attempts_end').on(table.windowEndsAt)],
);
