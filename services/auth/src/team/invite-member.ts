import type { BodyOf } from '@shopwright/contracts/endpoint';
import type * as endpoints from '@shopwright/contracts/http/team';
import type { Invitation } from '@shopwright/contracts/http/team';
import { validationMessages } from '@shopwright/contracts/validation-messages';
import { type Executor, postgresCode, violatedConstraint } from '@shopwright/service-kit/database/connection';
import { AppError, fieldError, invariant } from '@shopwright/service-kit/errors';
import { and, desc, eq, isNull, lt } from 'drizzle-orm';
import { accountEmails, memberRoles, teamInvitations, users } from '../db/schema';
import type { AuthDeps } from '../deps';
import { expireLinks, invitationValidForMs, requestEmail } from '../emails/request-email';
import { requireConfirmation } from '../two-factor/confirm-identity';
import { findRoleOf, isRoleOf, type MemberRoleRow, requireRole, toTeamRole } from '../users/member-roles';
import { recordTeamEvent } from '../users/record-team-event';
import { hasEmail, type RequestUser } from '../users/user-row';

const resendPauseMs = 60_000;
const listMax = 100;
const keepMs = 90 * 24 * 3_600_000;

type InvitationRow = typeof teamInvitations.$inferSelect;

/** Invites an address that is not on the team. Of simultaneous invitations the unique index lets one through. */
export async function inviteMember(
  { database, now }: AuthDeps,
  { email: address, role, teamRoleId, language = 'en' }: BodyOf<typeof endpoints.inviteMember>,
  actor: RequestUser,
): Promise<Invitation> {
  await requireConfirmation(database.db, actor, now());
  const email = address.toLowerCase();
  const [account] = await database.db.select().from(users).where(hasEmail(email));
  if (account && account.role !== 'shopper') throw fieldError('conflict', 'email', validationMessages.team_member);
  if (account?.disabledAt) throw fieldError('conflict', 'email', validationMessages.account_disabled);
  return database
    .transaction(async (tx) => {
      const given = role === 'staff' ? await requireRole(tx, teamRoleId) : undefined;
      const times = { createdAt: now(), expiresAt: expiryFrom(now()) };
      const [row] = await tx
        .insert(teamInvitations)
        .values({ email, role, teamRoleId: given?.id, language, invitedBy: actor.userId, ...times })
        .returning();
      invariant(row, 'an insert returns its row');
      await sendLink(tx, row, now());
      await recordTeamEvent(tx, { kind: 'invited', actorId: actor.userId, email }, now());
      return toInvitation(row, await findRoleOf(tx, row));
    })
    .catch((error: unknown) => {
      const isTaken = postgresCode(error) === '23505' && violatedConstraint(error) === 'team_invitations_open';
      throw isTaken ? fieldError('conflict', 'email', validationMessages.team_invited) : error;
    });
}

/** Sends a new link, which is valid for another 7 days and ends the earlier ones. */
export async function resendInvitation(
  { database, now }: AuthDeps,
  id: number,
  actor: RequestUser,
): Promise<Invitation> {
  await requireConfirmation(database.db, actor, now());
  return database.transaction(async (tx) => {
    const invitation = await lockInvitation(tx, id);
    if (!isOpen(invitation)) throw new AppError('conflict', 'This invitation is no longer valid');
    const [latest] = await tx
      .select({ createdAt: accountEmails.createdAt })
      .from(accountEmails)
      .where(eq(accountEmails.invitationId, id))
      .orderBy(desc(accountEmails.createdAt))
      .limit(1);
    const pauseLeftMs = (latest?.createdAt.getTime() ?? 0) + resendPauseMs - now().getTime();
    if (pauseLeftMs > 0)
      throw new AppError('rate_limited', 'This invitation was just sent. Please wait a minute.', {
        retryAfterSeconds: Math.ceil(pauseLeftMs / 1000),
      });
    const [row] = await tx
      .update(teamInvitations)
      .set({ expiresAt: expiryFrom(now()), invitedBy: actor.userId })
      .where(eq(teamInvitations.id, id))
      .returning();
    invariant(row, 'the row is locked');
    await sendLink(tx, row, now());
    return toInvitation(row, await findRoleOf(tx, row));
  });
}

/** Ends the invitation and its links; may be repeated. Throws `conflict` when it was accepted. */
export async function revokeInvitation({ database, now }: AuthDeps, id: number, actor: RequestUser): Promise<void> {
  await requireConfirmation(database.db, actor, now());
  await database.transaction(async (tx) => {
    const { acceptedAt, revokedAt, email } = await lockInvitation(tx, id);
    if (acceptedAt) throw new AppError('conflict', 'This invitation was accepted');
    if (revokedAt) return;
    await tx.update(teamInvitations).set({ revokedAt: now() }).where(eq(teamInvitations.id, id));
    await expireLinks(tx, 'team-invitation', { invitationId: id }, now());
    await recordTeamEvent(tx, { kind: 'invitation-revoked', actorId: actor.userId, email }, now());
  });
}

/**
 * Locks the operator who sent the invitation, so that their right ends before or after it is accepted. Throws
 * `link_expired` where it has ended.
 */
export async function requireInviter(tx: Executor, { invitedBy }: Pick<InvitationRow, 'invitedBy'>): Promise<void> {
  const [inviter] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, invitedBy ?? 0), eq(users.role, 'operator'), isNull(users.disabledAt)))
    .for('share');
  if (!inviter) throw endedInvitation();
}

export const endedInvitation = () => new AppError('link_expired', 'This invitation has expired. Ask for a new one.');

/** Returns the open invitations, the newest first. */
export async function listInvitations({ database: { db } }: AuthDeps): Promise<Invitation[]> {
  const rows = await db
    .select({ row: teamInvitations, memberRole: memberRoles })
    .from(teamInvitations)
    .leftJoin(memberRoles, and(eq(teamInvitations.role, 'staff'), isRoleOf(teamInvitations)))
    .where(and(isNull(teamInvitations.acceptedAt), isNull(teamInvitations.revokedAt)))
    .orderBy(desc(teamInvitations.id))
    .limit(listMax);
  return rows.map(({ row, memberRole }) => toInvitation(row, memberRole ?? undefined));
}

/** Returns the invitation and locks its row. Throws `not_found`. */
export async function lockInvitation(tx: Executor, id: number): Promise<InvitationRow> {
  const [row] = await tx.select().from(teamInvitations).where(eq(teamInvitations.id, id)).for('update');
  if (!row) throw new AppError('not_found', 'No such invitation');
  return row;
}

export const isOpen = ({ acceptedAt, revokedAt }: InvitationRow): boolean => acceptedAt === null && revokedAt === null;

export async function purgeInvitations(tx: Executor, now: Date): Promise<void> {
  await tx.delete(teamInvitations).where(lt(teamInvitations.createdAt, new Date(now.getTime() - keepMs)));
}

const sendLink = (tx: Executor, { id, email, language }: InvitationRow, now: Date): Promise<void> =>
  requestEmail(tx, { kind: 'team-invitation', email, language, about: { invitationId: id } }, now);

const expiryFrom = (now: Date): Date => new Date(now.getTime() + invitationValidForMs);

const toInvitation = (
  { id, email, role, createdAt, expiresAt }: InvitationRow,
  memberRole: MemberRoleRow | undefined,
): Invitation => ({
  id,
  email,
  role,
  teamRole: memberRole ? toTeamRole(memberRole) : null,
  createdAt: createdAt.toISOString(),
  expiresAt: expiresAt.toISOString(),
});
