import type { TeamRoleDetail } from '@shopwright/contracts/http/team-roles';
import type { Executor } from '@shopwright/service-kit/database/connection';
import { and, count, eq, sql } from 'drizzle-orm';
import { memberRoles, users } from '../db/schema';
import type { AuthDeps } from '../deps';
import { isRoleOf, type MemberRoleRow, permissionsOf, toTeamRole } from '../users/member-roles';

/** Returns the roles of staff with their numbers of members: the built-in ones, then the store's own by name. */
export async function listTeamRoles({ database: { db } }: AuthDeps): Promise<TeamRoleDetail[]> {
  const rows = await db
    .select({ row: memberRoles, members: count(users.id) })
    .from(memberRoles)
    .leftJoin(users, and(eq(users.role, 'staff'), isRoleOf(users)))
    .groupBy(memberRoles.id)
    .orderBy(
      sql`${memberRoles.key} is null`,
      sql`case when ${memberRoles.key} is null then lower(${memberRoles.name}) end`,
      memberRoles.id,
    );
  return rows.map(({ row, members }) => toTeamRoleDetail(row, members));
}

export const toTeamRoleDetail = (row: MemberRoleRow, members: number): TeamRoleDetail => ({
  ...toTeamRole(row),
  permissions: permissionsOf(row),
  refundLimit: row.refundLimit,
  members,
  version: row.version,
});

/** Counts disabled members too: they have the role again once they are enabled. */
export async function countMembers(tx: Executor, id: number): Promise<number> {
  const [row] = await tx
    .select({ members: count(users.id) })
    .from(memberRoles)
    .leftJoin(users, and(eq(users.role, 'staff'), isRoleOf(users)))
    .where(eq(memberRoles.id, id));
  return row?.members ?? 0;
}
