import { rewardKinds, rewardStates } from '@shopwright/contracts/http/rewards';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { loyaltyEntries, users } from './account-tables';
import { moment, oneOf } from './columns';

/**
 * What people paid for with points. A row is written in one transaction with its ledger entry, and no entry pays for
 * two; `request_id` is the browser's name for the wish, so that a wish told twice is one reward. `available` → `held`
 * by a checkout (`holder`, since `held_at`) → `used` by its order, or back to `available`. A hold that has lapsed
 * counts as available though the row still says `held`: the next one to ask takes it. Nothing is ever deleted.
 * `rewards_of_user` serves the person's list.
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
    holder: uuid('holder'),
    heldAt: moment('held_at'),
    orderId: integer('order_id'),
    usedAt: moment('used_at'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    unique('rewards_request').on(table.userId, table.requestId),
    index('rewards_of_user').on(table.userId, table.id.desc()),
    check('rewards_kind', sql`${table.kind} in (${oneOf(rewardKinds)})`),
    check('rewards_state', sql`${table.state} in (${oneOf(rewardStates)})`),
    check(
      'rewards_held',
      sql`(${table.state} = 'held') = (${table.holder} is not null) and (${table.state} = 'held') = (${table.heldAt} is not null)`,
    ),
    check(
      'rewards_used',
      sql`(${table.state} = 'used') = (${table.orderId} is not null) and (${table.state} = 'used') = (${table.usedAt} is not null)`,
    ),
  ],
);

/**
 * The orders that gave a reward back, for good: events come in any order and more than once, and one that says of such
 * an order that it uses the reward comes too late.
 */
export const rewardReleases = pgTable(
  'reward_releases',
  {
    rewardId: integer('reward_id')
      .notNull()
      .references(() => rewards.id),
    orderId: integer('order_id').notNull(),
    releasedAt: moment('released_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.rewardId, table.orderId] })],
);
