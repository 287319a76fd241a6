import { builtInRoleNames } from '@shopwright/contracts/permissions';
import { money, oneOf, timestamptz } from '@shopwright/service-kit/database/columns';
import { sql } from 'drizzle-orm';
import { check, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';

/**
 * The roles of staff. Those with a `key` are built in: a migration adds them, their permissions are in the code, and only
 * their `refund_limit` changes. The others are the store's own, written by owners and deleted once no member and no open
 * invitation has them; foreign keys keep one that is in use. `refund_limit` is what one member may give back in a day.
 */
export const memberRoles = pgTable(
  'team_roles',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    key: text('key', { enum: builtInRoleNames }).unique('team_roles_key'),
    name: text('name').notNull(),
    permissions: text('permissions').array().notNull().default([]),
    refundLimit: money('refund_limit'),
    version: integer('version').notNull().default(1),
    updatedAt: timestamptz('updated_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('team_roles_name').on(sql`lower(${table.name})`),
    check('team_roles_known', sql`${table.key} in (${oneOf(builtInRoleNames)})`),
    check('team_roles_limit', sql`${table.refundLimit} >= 0`),
  ],
);
