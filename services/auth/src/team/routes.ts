import { listOwners as listOwnersEndpoint } from '@shopwright/contracts/http/internal';
import type { TeamSettings } from '@shopwright/contracts/http/team';
import * as endpoints from '@shopwright/contracts/http/team';
import * as roleEndpoints from '@shopwright/contracts/http/team-roles';
import { AppError } from '@shopwright/service-kit/errors';
import type { RouteTable } from '@shopwright/service-kit/http/server';
import { teamSettings } from '../db/schema';
import type { AuthDeps } from '../deps';
import { logUserCalls, withSecurityLog } from '../security-log';
import { readBrowser, subjectOf } from '../sessions/read-browser';
import { requireConfirmation } from '../two-factor/confirm-identity';
import { recordTeamEvent } from '../users/record-team-event';
import { getAccount, type RequestUser, readRequestUser } from '../users/user-row';
import { acceptInvitation, checkInvitation } from './accept-invitation';
import { changeAccess, changeRole, resetTwoFactor } from './change-member';
import { createTeamRole, deleteTeamRole, updateTeamRole } from './change-team-role';
import { inviteMember, listInvitations, resendInvitation, revokeInvitation } from './invite-member';
import { listColleagues, listOwners, listTeam, listTeamEvents } from './list-team';
import { listTeamRoles } from './list-team-roles';

export function teamRoutes(routes: RouteTable, deps: AuthDeps): void {
  const bindLogged = logUserCalls(routes, deps);
  routes.bind(endpoints.listTeam, ({ query }) => listTeam(deps, query));
  routes.bind(endpoints.listColleagues, () => listColleagues(deps));
  routes.bind(listOwnersEndpoint, () => listOwners(deps));
  routes.bind(roleEndpoints.listTeamRoles, () => listTeamRoles(deps));
  bindLogged(roleEndpoints.createTeamRole, 'team-role-changed', ({ body }, user) => createTeamRole(deps, body, user));
  bindLogged(roleEndpoints.updateTeamRole, 'team-role-changed', ({ params, body }, user) =>
    updateTeamRole(deps, params.id, body, user),
  );
  bindLogged(roleEndpoints.deleteTeamRole, 'team-role-changed', ({ params }, user) =>
    deleteTeamRole(deps, params.id, user),
  );
  routes.bind(endpoints.listTeamEvents, ({ query }) => listTeamEvents(deps, query));
  routes.bind(endpoints.getTeamSettings, () => getTeamSettings(deps));
  routes.bind(endpoints.putTeamSettings, (call) => putTeamSettings(deps, call.body, readRequestUser(call)));
  routes.bind(endpoints.listInvitations, () => listInvitations(deps));
  bindLogged(endpoints.inviteMember, 'member-invited', (call, user) => inviteMember(deps, call.body, user));
  routes.bind(endpoints.resendInvitation, (call) => resendInvitation(deps, call.params.id, readRequestUser(call)));
  routes.bind(endpoints.revokeInvitation, (call) => revokeInvitation(deps, call.params.id, readRequestUser(call)));
  bindLogged(endpoints.changeRole, 'role-changed', ({ params, body }, user) => changeRole(deps, params.id, body, user));
  bindLogged(endpoints.changeAccess, 'access-changed', ({ params, body }, user) =>
    changeAccess(deps, params.id, body, user),
  );
  bindLogged(endpoints.resetTwoFactor, 'two-factor-reset', ({ params }, user) => resetTwoFactor(deps, params.id, user));
  routes.bind(endpoints.checkInvitation, ({ body }) => checkInvitation(deps, body));
  routes.bind(endpoints.acceptInvitation, ({ body, req }) =>
    withSecurityLog(deps, 'invitation-accepted', subjectOf(req), acceptInvitation(deps, body, readBrowser(req))),
  );
}

async function getTeamSettings({ database: { db } }: AuthDeps): Promise<TeamSettings> {
  const [settings] = await db.select().from(teamSettings);
  return { requiresTwoFactor: settings?.requiresTwoFactor ?? false };
}

/** Throws `conflict` when the caller has no second factor: the requirement would close the back office to them. */
async function putTeamSettings(
  { database, now }: AuthDeps,
  { requiresTwoFactor }: TeamSettings,
  actor: RequestUser,
): Promise<TeamSettings> {
  await requireConfirmation(database.db, actor, now());
  const account = await getAccount(database.db, actor.userId);
  if (requiresTwoFactor && !account.twoFactorAt)
    throw new AppError('conflict', 'Set up two-factor authentication for your own account first');
  const values = { requiresTwoFactor, updatedAt: now() };
  await database.transaction(async (tx) => {
    await tx.insert(teamSettings).values(values).onConflictDoUpdate({ target: teamSettings.id, set: values });
    const kind = requiresTwoFactor ? 'two-factor-required' : 'two-factor-optional';
    await recordTeamEvent(tx, { kind, actorId: actor.userId }, now());
  });
  return { requiresTwoFactor };
}
