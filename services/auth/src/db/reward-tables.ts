import { rewardKinds, rewardStates } from '@shopwright/contracts/http/rewards';
import { oneOf, timestamptz } from '@shopwright/service-kit/database/columns';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { loyaltyEntries, users } from './account-tables';

/**
 * Rewards bought with points. A row is written in one transaction with its ledger entry, and an entry pays for one
 * reward only. `request_id` identifies the browser's request, so a repeated redemption is one reward. `available` →
 * `held` while reserved by a checkout (`holder`, since `held_at`) → `used` by its order, or back to `available`. An
 * expired reservation counts as available although the row still says `held`: the next checkout may reserve it. An
 * available reward is `voided` while the account owes points. Rows are never deleted. `rewards_of_user` serves the user's list.
 */
export const rewards = pgTable(
  'rewards',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    kind: text('kind', { enum: rewardKinds }).notNull(),
    requestId: uuid('request_id').notNull(),
    entryId: integer('entry_id')
      .notNull()
      .unique('rewards_entry')
      .references(() => loyaltyEntries.id),
    state: text('state', { enum: rewardStates }).notNull().default('available'),
    reservedBy: uuid('holder'),
    reservedAt: timestamptz('held_at'),
    orderId: integer('order_id'),
    usedAt: timestamptz('used_at'),
    createdAt: timestamptz('created_at').notNull(),
  },
  (table) => [
    unique('rewards_request').on(table.userId, table.requestId),
    index('rewards_of_user').on(table.userId, table.id.desc()),
    index('rewards_reserved').on(table.id).where(sql`${table.state} = 'held'`),
    check('rewards_kind', sql`${table.kind} in (${oneOf(rewardKinds)})`),
    check('rewards_state', sql`${table.state} in (${oneOf(rewardStates)})`),
    check(
      'rewards_held',
      sql`(${table.state} = 'held') = (${table.reservedBy} is not null) and (${table.state} = 'held') = (${table.reservedAt} is not null)`,
    ),
    check(
      'rewards_used',
      sql`(${table.state} = 'used') = (${table.orderId} is not null) and (${table.state} = 'used') = (${table.usedAt} is not null)`,
    ),
  ],
);

/**
 * What rewards depend on of the settings of shipping, which the order service owns: the row with id 1, of the newest `version` that
 * a job has copied. Without it no order pays for shipping.
 */
export const rewardTerms = pgTable(
  'reward_terms',
  {
    id: integer('id').primaryKey().default(1),
    version: integer('version').notNull(),
    hasPaidShipping: boolean('has_paid_shipping').notNull(),
  },
  (table) => [check('reward_terms_once', sql`${table.id} = 1`)],
);

/**
 * The orders that released a reward, permanently. Events arrive in any order and more than once; a later one that says
 * that such an order uses the reward is ignored.
 */
export const rewardReleases = pgTable(
  'reward_releases',
  {
    rewardId: integer('reward_id')
      .notNull()
      .references(() => rewards.id),
    orderId: integer('order_id').notNull(),
    releasedAt: timestamptz('released_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.rewardId, table.orderId] })],
);
