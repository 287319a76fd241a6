import type { BodyOf } from '@shopwright/contracts/endpoint';
import type * as endpoints from '@shopwright/contracts/http/team';
import type { Executor } from '@shopwright/service-kit/database/connection';
import { AppError } from '@shopwright/service-kit/errors';
import { and, eq, ne } from 'drizzle-orm';
import { users } from '../db/schema';
import type { AuthDeps } from '../deps';
import { endAccountLinks, revokeInvitationsOf } from '../emails/end-links';
import { revokeOtherSessions } from '../sessions/start-session';
import { requireConfirmation } from '../two-factor/confirm-identity';
import { removeAllFactors } from '../two-factor/factors';
import { findRoleOf, requireRole } from '../users/member-roles';
import { lockOperators, requireOtherOperator } from '../users/operators';
import { recordTeamEvent } from '../users/record-team-event';
import type { RequestUser, UserRow } from '../users/user-row';

/**
 * Sets the member's role and ends their sessions and links, which have the old one. A member who leaves the team is enabled: only
 * the team's screens can do that.
 */
export function changeRole(
  deps: AuthDeps,
  userId: number,
  { role, teamRoleId }: BodyOf<typeof endpoints.changeRole>,
  actor: RequestUser,
): Promise<void> {
  return changeMember(deps, userId, actor, async (tx, member, operatorIds) => {
    const given = role === 'staff' ? await requireRole(tx, teamRoleId) : undefined;
    const current = await findRoleOf(tx, member);
    if (member.role === role && (given === undefined || given.id === current?.id)) return;
    if (role !== 'operator') requireOtherOperator(operatorIds, userId);
    const disabledAt = role === 'shopper' ? null : member.disabledAt;
    const values = { role, teamRoleId: given?.id ?? null, disabledAt, updatedAt: deps.now() };
    await tx.update(users).set(values).where(eq(users.id, userId));
    await endRights(tx, member, deps.now());
    await recordTeamEvent(tx, { kind: 'role-changed', actorId: actor.userId, userId }, deps.now());
  });
}

/** Disables the member, which ends their sessions and links, or enables them again. */
export function changeAccess(
  deps: AuthDeps,
  userId: number,
  { isDisabled }: BodyOf<typeof endpoints.changeAccess>,
  actor: RequestUser,
): Promise<void> {
  return changeMember(deps, userId, actor, async (tx, member, operatorIds) => {
    if ((member.disabledAt !== null) === isDisabled) return;
    if (isDisabled) requireOtherOperator(operatorIds, userId);
    const disabledAt = isDisabled ? deps.now() : null;
    await tx.update(users).set({ disabledAt, updatedAt: deps.now() }).where(eq(users.id, userId));
    if (isDisabled) await endRights(tx, member, deps.now());
    const kind = isDisabled ? 'disabled' : 'enabled';
    await recordTeamEvent(tx, { kind, actorId: actor.userId, userId }, deps.now());
  });
}

/** Removes the second factor of a member who lost it. */
export function resetTwoFactor(deps: AuthDeps, userId: number, actor: RequestUser): Promise<void> {
  return changeMember(deps, userId, actor, async (tx, member) => {
    await removeAllFactors(tx, member, deps.now());
    await recordTeamEvent(tx, { kind: 'two-factor-reset', actorId: actor.userId, userId }, deps.now());
  });
}

/** Ends everything that the member has or sent with the rights that they lose. */
async function endRights(tx: Executor, member: UserRow, now: Date): Promise<void> {
  await revokeOtherSessions(tx, member.id, undefined, now);
  await endAccountLinks(tx, member, now);
  if (member.role === 'operator') await revokeInvitationsOf(tx, member.id, now);
}

type Change = (tx: Executor, member: UserRow, operatorIds: number[]) => Promise<void>;

/**
 * Changes a member of the team under the lock of all operators, and then of the member. Throws `conflict` for the own
 * account, so that no one locks themselves out by mistake, `not_found` for accounts outside the team, and `forbidden`
 * when the actor is no operator anymore.
 */
async function changeMember(deps: AuthDeps, userId: number, actor: RequestUser, change: Change): Promise<void> {
  const { database, logger, now } = deps;
  await requireConfirmation(database.db, actor, now());
  if (userId === actor.userId) throw new AppError('conflict', 'Another operator must change your account');
  await database.transaction(async (tx) => {
    const operatorIds = await lockOperators(tx, actor);
    const [member] = await tx
      .select()
      .from(users)
      .where(and(eq(users.id, userId), ne(users.role, 'shopper')))
      .for('update');
    if (!member) throw new AppError('not_found', 'No such member');
    await change(tx, member, operatorIds);
  });
  logger.info({ actorId: actor.userId, userId }, 'a member of the team was changed');
}
