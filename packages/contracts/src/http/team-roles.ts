import * as z from 'zod';
import { endpoint } from '../endpoint';
import { decimal, idParams, requiredLine, version } from '../fields';
import { assignablePermissions, permission } from '../permissions';
import { teamRole } from './auth';

export const teamRoleDetail = teamRole.extend({
  permissions: z.array(permission),
  /** What one member may give back in a day of the store. Null without a limit. */
  refundLimit: z.string().nullable(),
  members: z.number(),
  version: z.number(),
});
export type TeamRoleDetail = z.infer<typeof teamRoleDetail>;

export const teamRolesMax = 50;

/** The built-in ones first, then the store's own by name. */
export const listTeamRoles = endpoint('auth', 'GET /team/roles', {
  summary: 'Lists the roles of staff',
  access: 'operator',
  permission: 'team:write',
  response: z.array(teamRoleDetail),
});

export const teamRoleForm = z.strictObject({
  name: requiredLine(1, 60, 'required'),
  permissions: z.array(z.enum(assignablePermissions)).max(assignablePermissions.length),
  refundLimit: decimal.nullable(),
});

/** 409 names `name` where another role has it. */
export const createTeamRole = endpoint('auth', 'POST /team/roles', {
  summary: 'Creates a role',
  access: 'operator',
  permission: 'team:write',
  body: teamRoleForm,
  response: teamRoleDetail,
  statuses: [201],
});

/** Applies to the next request of each member. A built-in role keeps its name and permissions: 409 names them. */
export const updateTeamRole = endpoint('auth', 'PUT /team/roles/:id', {
  summary: 'Updates a role',
  access: 'operator',
  permission: 'team:write',
  params: idParams,
  body: teamRoleForm.extend({ version }),
  response: teamRoleDetail,
});

/** 409 while members or open invitations have it, and for a built-in one. */
export const deleteTeamRole = endpoint('auth', 'DELETE /team/roles/:id', {
  summary: 'Deletes a role',
  access: 'operator',
  permission: 'team:write',
  params: idParams,
  response: z.undefined(),
});
