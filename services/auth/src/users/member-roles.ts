import type { TeamRole, User } from '@shopwright/contracts/http/auth';
import { builtInRoles, type Permission, permissions } from '@shopwright/contracts/permissions';
import type { Role } from '@shopwright/contracts/roles';
import type { Executor } from '@shopwright/service-kit/database/connection';
import { fieldError, invariant } from '@shopwright/service-kit/errors';
import { and, eq, isNull, or } from 'drizzle-orm';
import { memberRoles, type teamInvitations, type users } from '../db/schema';

export type MemberRoleRow = typeof memberRoles.$inferSelect;

/** Joins the role of an account, or of an invitation, that is staff. Those without one are managers. */
export const isRoleOf = (account: Pick<typeof users | typeof teamInvitations, 'teamRoleId'>) =>
  or(eq(memberRoles.id, account.teamRoleId), and(isNull(account.teamRoleId), eq(memberRoles.key, 'manager')));

/** Leaves out what a later release knew. */
export const permissionsOf = ({ key, permissions: own }: Pick<MemberRoleRow, 'key' | 'permissions'>): Permission[] =>
  key ? [...builtInRoles[key]] : permissions.filter((name) => own.includes(name));

export const toTeamRole = ({ id, key, name }: MemberRoleRow): TeamRole => ({ id, key, name });

type Rights = Pick<User, 'teamRole' | 'permissions' | 'refundLimit'>;

/** Returns what an account may do in the team. */
export function toRights(role: Role, memberRole: MemberRoleRow | null | undefined): Rights {
  if (role === 'operator') return { teamRole: null, permissions: [...permissions], refundLimit: null };
  if (role !== 'staff') return { teamRole: null, permissions: [], refundLimit: null };
  invariant(memberRole, 'staff have a role');
  return {
    teamRole: toTeamRole(memberRole),
    permissions: permissionsOf(memberRole),
    refundLimit: memberRole.refundLimit,
  };
}

export async function findRoleOf(
  db: Executor,
  account: { role: Role; teamRoleId: number | null },
): Promise<MemberRoleRow | undefined> {
  if (account.role !== 'staff') return undefined;
  const isTheirs = account.teamRoleId ? eq(memberRoles.id, account.teamRoleId) : eq(memberRoles.key, 'manager');
  const [row] = await db.select().from(memberRoles).where(isTheirs);
  return row;
}

/** Locks the role that someone is to get, so that it is not deleted meanwhile. Throws `unprocessable` where it is gone. */
export async function requireRole(tx: Executor, id: number | undefined): Promise<MemberRoleRow | undefined> {
  if (id === undefined) return undefined;
  const [row] = await tx.select().from(memberRoles).where(eq(memberRoles.id, id)).for('share');
  if (!row) throw fieldError('unprocessable', 'teamRoleId', 'No such role');
  return row;
}
