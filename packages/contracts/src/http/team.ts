import * as z from 'zod';
import { endpoint } from '../endpoint';
import { email, id, idInPath, idParams, language, timestamp } from '../fields';
import { page } from '../page';
import { fromBrowser, newPasswordTimeoutMs, sessionGrant, teamRole } from './auth';
import { ownerForm } from './setup';

export const teamRoles = ['staff', 'operator'] as const;
export type TeamRole = (typeof teamRoles)[number];
const role = z.enum(teamRoles);

export const teamMember = z.object({
  id: z.number(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  role,
  teamRole: teamRole.nullable(),
  hasTwoFactor: z.boolean(),
  isDisabled: z.boolean(),
  lastLoginAt: timestamp.nullable(),
});
export type TeamMember = z.infer<typeof teamMember>;

/** Oldest first, disabled ones too. */
export const listTeam = endpoint('auth', 'GET /team/members', {
  summary: 'Lists the team',
  access: 'operator',
  permission: 'team:write',
  ...page({ row: teamMember, limitMax: 100, cursor: idInPath }),
});

/** Those who are enabled, oldest first. */
export const listColleagues = endpoint('auth', 'GET /team/colleagues', {
  summary: 'Lists the names of the team',
  access: 'staff',
  permission: 'messages:read',
  response: z.array(z.object({ id: z.number(), name: z.string() })),
});

export const invitation = z.object({
  id: z.number(),
  email: z.string(),
  role,
  teamRole: teamRole.nullable(),
  createdAt: timestamp,
  expiresAt: timestamp,
});
export type Invitation = z.infer<typeof invitation>;

/** Newest first, expired ones too, at most 100. */
export const listInvitations = endpoint('auth', 'GET /team/invitations', {
  summary: 'Lists open invitations',
  access: 'operator',
  permission: 'team:write',
  response: z.array(invitation),
});

/** The role in the team of someone who is staff. Without it they are managers, or keep the one that they have. */
const teamRoleId = id.optional();

export const invitationForm = z.strictObject({ email: email(), role, teamRoleId });

/** The link works once, for 7 days. 409 names `email` for a member or an invited address, 422 `teamRoleId` for a role that is gone. */
export const inviteMember = endpoint('auth', 'POST /team/invitations', {
  summary: 'Invites a member',
  access: 'operator',
  permission: 'team:write',
  rateLimit: 'strict',
  body: invitationForm.extend({ language: language.optional() }),
  response: invitation,
  statuses: [201],
});

/** Ends the earlier link. 429 within a minute. */
export const resendInvitation = endpoint('auth', 'POST /team/invitations/:id/resend', {
  summary: 'Sends an invitation again',
  access: 'operator',
  permission: 'team:write',
  rateLimit: 'strict',
  params: idParams,
  response: invitation,
});

/** Idempotent. 409 if it was accepted. */
export const revokeInvitation = endpoint('auth', 'DELETE /team/invitations/:id', {
  summary: 'Revokes an invitation',
  access: 'operator',
  permission: 'team:write',
  params: idParams,
  response: z.undefined(),
});

/** Ends the sessions. 'shopper' leaves the team. 409 for oneself and the last operator, 422 for a role that is gone. */
export const changeRole = endpoint('auth', 'PUT /team/members/:id/role', {
  summary: "Changes a member's role",
  access: 'operator',
  permission: 'team:write',
  params: idParams,
  body: z.strictObject({ role: z.enum([...teamRoles, 'shopper']), teamRoleId }),
  response: z.undefined(),
});

/** Ends the sessions. 409 for oneself and the last operator. */
export const changeAccess = endpoint('auth', 'PUT /team/members/:id/access', {
  summary: 'Disables or enables a member',
  access: 'operator',
  permission: 'team:write',
  params: idParams,
  body: z.strictObject({ isDisabled: z.boolean() }),
  response: z.undefined(),
});

/** Ends the sessions and emails the member. */
export const resetTwoFactor = endpoint('auth', 'DELETE /team/members/:id/two-factor', {
  summary: "Removes a member's second factor",
  access: 'operator',
  permission: 'team:write',
  params: idParams,
  response: z.undefined(),
});

export const teamSettings = z.strictObject({ requiresTwoFactor: z.boolean() });
export type TeamSettings = z.infer<typeof teamSettings>;

export const getTeamSettings = endpoint('auth', 'GET /team/settings', {
  summary: 'Retrieves the team settings',
  access: 'operator',
  permission: 'team:write',
  response: teamSettings,
});

/** Members act as shoppers until they set up a second factor. 409 if the caller has none. */
export const putTeamSettings = endpoint('auth', 'PUT /team/settings', {
  summary: 'Updates the team settings',
  access: 'operator',
  permission: 'team:write',
  body: teamSettings,
  response: teamSettings,
});

export const teamEventKinds = [
  'invited',
  'invitation-revoked',
  'invitation-accepted',
  'role-changed',
  'disabled',
  'enabled',
  'two-factor-on',
  'two-factor-off',
  'factor-added',
  'factor-removed',
  'recovery-codes-created',
  'two-factor-reset',
  'two-factor-required',
  'two-factor-optional',
  'role-created',
  'role-edited',
  'role-deleted',
  'api-key-created',
  'api-key-revoked',
] as const;

export const teamEvent = z.object({
  id: z.number(),
  kind: z.enum(teamEventKinds),
  /** Null for a command on the server. */
  actor: z.string().nullable(),
  /** A member, an invited address, a role or an API key; null for the team. */
  subject: z.string().nullable(),
  createdAt: timestamp,
});
export type TeamEvent = z.infer<typeof teamEvent>;

/** Newest first. */
export const listTeamEvents = endpoint('auth', 'GET /team/events', {
  summary: 'Lists changes of the team',
  access: 'operator',
  permission: 'team:write',
  ...page({ row: teamEvent, limitMax: 100, cursor: idInPath }),
});

const token = z.string().max(200);

/** 404 for an unknown link, 409 if accepted, 410 if expired, replaced or revoked. */
export const checkInvitation = endpoint('auth', 'POST /team/invitations/check', {
  summary: 'Checks an invitation link',
  access: 'public',
  rateLimit: 'strict',
  body: z.strictObject({ token }),
  response: z.object({ email: z.string(), role, expiresAt: timestamp }),
});

export const acceptForm = ownerForm.omit({ email: true });

/** Creates an account, or raises its role. Fails like `checkInvitation`. */
export const acceptInvitation = endpoint('auth', 'POST /team/invitations/accept', {
  access: 'system',
  body: acceptForm.extend({ token }),
  response: sessionGrant,
  timeoutMs: newPasswordTimeoutMs,
  statuses: [201],
});

/** As the browser calls it. */
export const joinTeam = { ...acceptInvitation, ...fromBrowser, summary: 'Accepts an invitation' };
