import type { RequestedEmailKind } from '@shopwright/contracts/http/account-emails';
import type { Executor } from '@shopwright/service-kit/database/connection';
import { and, eq, isNull } from 'drizzle-orm';
import { teamInvitations } from '../db/schema';
import { recordTeamEvent } from '../users/record-team-event';
import type { UserRow } from '../users/user-row';
import { expireLinks, requestEmail } from './request-email';

/** The kinds with a link that acts on the account. */
const linkKinds: RequestedEmailKind[] = ['verify-email', 'change-email', 'reset-password', 'choose-password'];

/**
 * Ends everything that was asked for before the rights of the account changed, and tells its address: a link asked for by
 * who had the account as a shopper must not act on a member of the team.
 */
export async function endAccountLinks(
  tx: Executor,
  { id: userId, email, preferredLanguage: language }: Pick<UserRow, 'id' | 'email' | 'preferredLanguage'>,
  now: Date,
): Promise<void> {
  for (const kind of linkKinds) await expireLinks(tx, kind, { userId }, now);
  await requestEmail(tx, { kind: 'access-changed', email, language, about: { userId } }, now);
}

/** Ends the open invitations of an operator who loses the right to invite, whose row is locked. */
export async function revokeInvitationsOf(tx: Executor, operatorId: number, now: Date): Promise<void> {
  const revoked = await tx
    .update(teamInvitations)
    .set({ revokedAt: now })
    .where(
      and(
        eq(teamInvitations.invitedBy, operatorId),
        isNull(teamInvitations.acceptedAt),
        isNull(teamInvitations.revokedAt),
      ),
    )
    .returning();
  for (const { id, email } of revoked) {
    await expireLinks(tx, 'team-invitation', { invitationId: id }, now);
    await recordTeamEvent(tx, { kind: 'invitation-revoked', actorId: operatorId, email }, now);
  }
}
