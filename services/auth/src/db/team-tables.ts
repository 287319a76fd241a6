import { languages } from '@shopwright/contracts/fields';
import { teamEventKinds, teamRoles } from '@shopwright/contracts/http/team';
import { oneOf, timestamptz } from '@shopwright/service-kit/database/columns';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from './account-tables';
import { memberRoles } from './role-tables';

/**
 * Invitations to the team, written by an operator. The link is in an email of `account_mails`, whose newest row of the
 * invitation is the valid one. `team_invitations_open` allows one open invitation per address, for any number of
 * simultaneous forms. An invitation ends when it is accepted or revoked; an expired one stays open, so that it can be
 * sent again. `team_role_id` is what an open one of staff will give. It also ends with the right of `invited_by`, the operator who sent it last. A periodic task purges rows after three months, found by `team_invitations_age`.
 */
export const teamInvitations = pgTable(
  'team_invitations',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    email: text('email').notNull(),
    role: text('role', { enum: teamRoles }).notNull(),
    teamRoleId: integer('team_role_id').references(() => memberRoles.id),
    language: text('language', { enum: languages }).notNull(),
    invitedBy: integer('invited_by').references(() => users.id),
    createdAt: timestamptz('created_at').notNull(),
    expiresAt: timestamptz('expires_at').notNull(),
    acceptedAt: timestamptz('accepted_at'),
    revokedAt: timestamptz('revoked_at'),
  },
  (table) => [
    uniqueIndex('team_invitations_open').on(table.email).where(sql`accepted_at is null and revoked_at is null`),
    index('team_invitations_age').on(table.createdAt),
    check('team_invitations_case', sql`${table.email} = lower(${table.email})`),
    check('team_invitations_role', sql`${table.role} in (${oneOf(teamRoles)})`),
    check('team_invitations_language', sql`${table.language} in (${oneOf(languages)})`),
  ],
);

/** The requirements that operators set for the team: one row, absent until it is first set. */
export const teamSettings = pgTable(
  'team_settings',
  {
    id: integer('id').primaryKey().default(1),
    requiresTwoFactor: boolean('requires_two_factor').notNull(),
    updatedAt: timestamptz('updated_at').notNull(),
  },
  (table) => [check('team_settings_one', sql`${table.id} = 1`)],
);

/**
 * The log of changes of the team, each written in the transaction of the change. `actor_id` is null for a command on the
 * server. `email` is an address that was invited, `about` the name of a role or of an API key. Rows are only added, and purged after 400 days, found by
 * `team_events_age`.
 */
export const teamEvents = pgTable(
  'team_events',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    kind: text('kind', { enum: teamEventKinds }).notNull(),
    actorId: integer('actor_id').references(() => users.id),
    userId: integer('user_id').references(() => users.id),
    email: text('email'),
    about: text('about'),
    createdAt: timestamptz('created_at').notNull(),
  },
  (table) => [
    index('team_events_age').on(table.createdAt),
    check('team_events_kind', sql`${table.kind} in (${oneOf(teamEventKinds)})`),
  ],
);
