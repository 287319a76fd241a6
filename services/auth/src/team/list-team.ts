import type { QueryOf } from '@shopwright/contracts/endpoint';
import type * as endpoints from '@shopwright/contracts/http/team';
import type { TeamEvent, TeamMember } from '@shopwright/contracts/http/team';
import { pageSize } from '@shopwright/contracts/limits';
import { type Page, toPage } from '@shopwright/service-kit/http/page';
import { and, desc, eq, gt, isNull, lt, ne, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { memberRoles, teamEvents, users } from '../db/schema';
import type { AuthDeps } from '../deps';
import { isRoleOf, toTeamRole } from '../users/member-roles';

/** Returns the members, the oldest account first. */
export async function listTeam(
  { database: { db } }: AuthDeps,
  { limit = pageSize, cursor }: QueryOf<typeof endpoints.listTeam>,
): Promise<Page<TeamMember>> {
  const rows = await db
    .select({ row: users, memberRole: memberRoles })
    .from(users)
    .leftJoin(memberRoles, and(eq(users.role, 'staff'), isRoleOf(users)))
    .where(and(ne(users.role, 'shopper'), cursor === undefined ? undefined : gt(users.id, cursor)))
    .orderBy(users.id)
    .limit(limit + 1);
  const members = rows.map(
    ({ row, memberRole }): TeamMember => ({
      id: row.id,
      firstName: row.firstName,
      lastName: row.lastName,
      email: row.email,
      role: row.role === 'operator' ? 'operator' : 'staff',
      teamRole: memberRole && toTeamRole(memberRole),
      hasTwoFactor: row.twoFactorAt !== null,
      isDisabled: row.disabledAt !== null,
      lastLoginAt: row.lastLoginAt?.toISOString() ?? null,
    }),
  );
  return toPage(members, limit, ({ id }) => id);
}

const colleaguesMax = 500;

/** Returns who may answer customers, for those who may. */
export async function listColleagues({ database: { db } }: AuthDeps): Promise<{ id: number; name: string }[]> {
  const rows = await db
    .select()
    .from(users)
    .where(and(ne(users.role, 'shopper'), isNull(users.disabledAt)))
    .orderBy(users.id)
    .limit(colleaguesMax);
  return rows.map(({ id, firstName, lastName }) => ({ id, name: `${firstName} ${lastName}` }));
}

const ownersMax = 5;

/** Returns the names of those who can give permissions, the oldest account first. */
export async function listOwners({ database: { db } }: AuthDeps): Promise<{ names: string[] }> {
  const rows = await db
    .select({ firstName: users.firstName, lastName: users.lastName })
    .from(users)
    .where(and(eq(users.role, 'operator'), isNull(users.disabledAt)))
    .orderBy(users.id)
    .limit(ownersMax);
  return { names: rows.map(({ firstName, lastName }) => `${firstName} ${lastName}`) };
}

/** Returns the log of the team, the newest first. */
export async function listTeamEvents(
  { database: { db } }: AuthDeps,
  { limit = pageSize, cursor }: QueryOf<typeof endpoints.listTeamEvents>,
): Promise<Page<TeamEvent>> {
  const actor = alias(users, 'actor');
  const nameOf = (account: typeof actor) => sql<string | null>`${account.firstName} || ' ' || ${account.lastName}`;
  const rows = await db
    .select({
      event: teamEvents,
      actor: nameOf(actor),
      subject: sql<
        string | null
      >`coalesce(${teamEvents.email}, ${teamEvents.about}, ${users.firstName} || ' ' || ${users.lastName})`,
    })
    .from(teamEvents)
    .leftJoin(actor, eq(actor.id, teamEvents.actorId))
    .leftJoin(users, eq(users.id, teamEvents.userId))
    .where(cursor === undefined ? undefined : lt(teamEvents.id, cursor))
    .orderBy(desc(teamEvents.id))
    .limit(limit + 1);
  const events = rows.map(
    ({ event: { id, kind, createdAt }, ...names }): TeamEvent => ({
      id,
      kind,
      ...names,
      createdAt: createdAt.toISOString(),
    }),
  );
  return toPage(events, limit, ({ id }) => id);
}
