import { oneOf, timestamptz } from '@shopwright/service-kit/database/columns';
import { sql } from 'drizzle-orm';
import { bigint, check, customType, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { users } from './account-tables';

const bytes = customType<{ data: Uint8Array<ArrayBuffer>; driverData: Buffer }>({
  dataType: () => 'bytea',
  fromDriver: (value) => new Uint8Array(value),
  toDriver: (value) => Buffer.from(value),
});

const userId = () =>
  integer('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/**
 * The secret of an account's authenticator app. It counts from `confirmed_at` on; until then, a new setup replaces it.
 * `last_step` is the half minute of the newest accepted code: a conditional update raises it, so that each code is
 * accepted once, also of two requests at the same time.
 */
export const totpSecrets = pgTable('totp_secrets', {
  userId: userId().primaryKey(),
  secret: text('secret').notNull(),
  confirmedAt: timestamptz('confirmed_at'),
  lastStep: integer('last_step'),
});

/**
 * Recovery codes, ten per account with a second factor. The key holds the SHA-256 of the code, whose 80 random bits
 * cannot be guessed. A conditional update sets `used_at` once. New codes replace all rows of the account.
 */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    userId: userId(),
    codeHash: text('code_hash').notNull(),
    usedAt: timestamptz('used_at'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.codeHash] })],
);

/**
 * Passkeys, by the id that the authenticator chose. `counter` is the authenticator's own count of uses, which must not
 * fall: a lower one comes from a copy. `passkeys_of_user` serves the user's list.
 */
export const passkeys = pgTable(
  'passkeys',
  {
    id: text('id').primaryKey(),
    userId: userId(),
    name: text('name').notNull(),
    publicKey: bytes('public_key').notNull(),
    counter: bigint('counter', { mode: 'number' }).notNull(),
    transports: text('transports').array().notNull(),
    createdAt: timestamptz('created_at').notNull(),
    lastUsedAt: timestamptz('last_used_at'),
  },
  (table) => [index('passkeys_of_user').on(table.userId)],
);

export const challengePurposes = ['second-step', 'passkey', 'registration'] as const;

/**
 * Sign-ins that have begun, and registrations of passkeys: a row is valid for 5 minutes and deleted when it is used, so
 * of two simultaneous requests one succeeds. The key is the SHA-256 of the browser's token. A sign-in by passkey alone
 * has no account yet. `password_mark` is the hash of the account's password hash at the first step: a new password ends
 * the sign-in. A periodic task purges expired rows, found by `sign_in_challenges_end`.
 */
export const signInChallenges = pgTable(
  'sign_in_challenges',
  {
    tokenHash: text('token_hash').primaryKey(),
    purpose: text('purpose', { enum: challengePurposes }).notNull(),
    userId: integer('user_id').references(() => users.id, { onDelete: 'cascade' }),
    passwordMark: text('password_mark'),
    /** The random value that a passkey signs. */
    webAuthnChallenge: text('webauthn_challenge'),
    expiresAt: timestamptz('expires_at').notNull(),
  },
  (table) => [
    index('sign_in_challenges_end').on(table.expiresAt),
    check('sign_in_challenges_purpose', sql`${table.purpose} in (${oneOf(challengePurposes)})`),
    check('sign_in_challenges_user', sql`(${table.purpose} = 'passkey') = (${table.userId} is null)`),
  ],
);
