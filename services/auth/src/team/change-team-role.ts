import type { BodyOf } from '@shopwright/contracts/endpoint';
import type { TeamRoleDetail } from '@shopwright/contracts/http/team-roles';
import * as endpoints from '@shopwright/contracts/http/team-roles';
import { builtInRoles, permissions } from '@shopwright/contracts/permissions';
import { validationMessages } from '@shopwright/contracts/validation-messages';
import { type Executor, postgresCode, violatedConstraint } from '@shopwright/service-kit/database/connection';
import { AppError, fieldError, invariant } from '@shopwright/service-kit/errors';
import { and, count, eq, isNotNull, isNull, or } from 'drizzle-orm';
import { memberRoles, teamInvitations } from '../db/schema';
import type { AuthDeps } from '../deps';
import { requireConfirmation } from '../two-factor/confirm-identity';
import type { MemberRoleRow } from '../users/member-roles';
import { lockOperators } from '../users/operators';
import { recordTeamEvent } from '../users/record-team-event';
import type { RequestUser } from '../users/user-row';
import { countMembers, toTeamRoleDetail } from './list-team-roles';

type Form = BodyOf<typeof endpoints.createTeamRole>;

export function createTeamRole(deps: AuthDeps, form: Form, actor: RequestUser): Promise<TeamRoleDetail> {
  return asOwner(deps, actor, async (tx) => {
    const [existing] = await tx.select({ count: count() }).from(memberRoles).where(isNull(memberRoles.key));
    if ((existing?.count ?? 0) >= endpoints.teamRolesMax)
      throw new AppError('conflict', `A store has at most ${endpoints.teamRolesMax} roles of its own`);
    const [row] = await tx.insert(memberRoles).values(toValues(form, deps.now())).returning();
    invariant(row, 'an insert returns its row');
    await recordTeamEvent(tx, { kind: 'role-created', actorId: actor.userId, about: row.name }, deps.now());
    return toTeamRoleDetail(row, 0);
  });
}

/** Sessions go on: each request reads the permissions anew. */
export function updateTeamRole(
  deps: AuthDeps,
  id: number,
  { version, ...form }: BodyOf<typeof endpoints.updateTeamRole>,
  actor: RequestUser,
): Promise<TeamRoleDetail> {
  return asOwner(deps, actor, async (tx) => {
    const role = await lockRole(tx, id);
    if (role.version !== version) throw new AppError('conflict', 'This role was changed meanwhile');
    if (role.key) requireBuiltIn(role.key, role.name, form);
    const values = role.key ? { refundLimit: form.refundLimit, updatedAt: deps.now() } : toValues(form, deps.now());
    const [row] = await tx
      .update(memberRoles)
      .set({ ...values, version: version + 1 })
      .where(eq(memberRoles.id, id))
      .returning();
    invariant(row, 'the row is locked');
    await recordTeamEvent(tx, { kind: 'role-edited', actorId: actor.userId, about: row.name }, deps.now());
    return toTeamRoleDetail(row, await countMembers(tx, id));
  });
}

/** The lock makes an invitation or a change of a member that is under way end before or after it. */
export function deleteTeamRole(deps: AuthDeps, id: number, actor: RequestUser): Promise<void> {
  return asOwner(deps, actor, async (tx) => {
    const role = await lockRole(tx, id);
    if (role.key) throw new AppError('conflict', 'A built-in role cannot be deleted');
    const isOver = or(isNotNull(teamInvitations.acceptedAt), isNotNull(teamInvitations.revokedAt));
    const isOfRole = eq(teamInvitations.teamRoleId, id);
    await tx.update(teamInvitations).set({ teamRoleId: null }).where(and(isOfRole, isOver));
    const [open] = await tx.select({ count: count() }).from(teamInvitations).where(isOfRole);
    if ((await countMembers(tx, id)) + (open?.count ?? 0) > 0)
      throw new AppError('conflict', 'Members or invitations have this role. Give them another one first.');
    await tx.delete(memberRoles).where(eq(memberRoles.id, id));
    await recordTeamEvent(tx, { kind: 'role-deleted', actorId: actor.userId, about: role.name }, deps.now());
  });
}

async function asOwner<T>(deps: AuthDeps, actor: RequestUser, change: (tx: Executor) => Promise<T>): Promise<T> {
  const { database, now } = deps;
  await requireConfirmation(database.db, actor, now());
  return database
    .transaction(async (tx) => {
      await lockOperators(tx, actor);
      return change(tx);
    })
    .catch((error: unknown) => {
      const isTaken = postgresCode(error) === '23505' && violatedConstraint(error) === 'team_roles_name';
      throw isTaken ? fieldError('conflict', 'name', validationMessages.role_name_taken) : error;
    });
}

async function lockRole(tx: Executor, id: number): Promise<MemberRoleRow> {
  const [row] = await tx.select().from(memberRoles).where(eq(memberRoles.id, id)).for('update');
  if (!row) throw new AppError('not_found', 'No such role');
  return row;
}

/** Throws `conflict` for a form that would change what a built-in role is. */
function requireBuiltIn(key: keyof typeof builtInRoles, name: string, form: Form): void {
  if (form.name !== name) throw fieldError('conflict', 'name', 'A built-in role keeps its name');
  const [has, asked] = [new Set<string>(builtInRoles[key]), new Set<string>(form.permissions)];
  if (has.size !== asked.size || [...has].some((each) => !asked.has(each)))
    throw fieldError('conflict', 'permissions', 'A built-in role keeps its permissions');
}

const toValues = ({ name, permissions: asked, refundLimit }: Form, now: Date) => ({
  name,
  permissions: permissions.filter((known) => asked.some((each) => each === known)),
  refundLimit,
  updatedAt: now,
});
