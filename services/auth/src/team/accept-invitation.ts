import type { BodyOf, ResponseOf } from '@shopwright/contracts/endpoint';
import type { SessionGrant } from '@shopwright/contracts/http/auth';
import type * as endpoints from '@shopwright/contracts/http/team';
import { actFor } from '@shopwright/service-kit/audit/act-for';
import type { Executor } from '@shopwright/service-kit/database/connection';
import { AppError, invariant } from '@shopwright/service-kit/errors';
import { networkOf } from '@shopwright/service-kit/http/acting';
import { eq } from 'drizzle-orm';
import { translateTakenEmail } from '../accounts/log-in';
import { teamInvitations, users } from '../db/schema';
import type { AuthDeps } from '../deps';
import { endAccountLinks } from '../emails/end-links';
import { type AccountEmailRow, claimLink, findLinkedEmail } from '../emails/link-tokens';
import { clearAttempts } from '../passwords/login-attempts';
import { checkNewPassword } from '../passwords/new-password';
import { type Browser, revokeOtherSessions } from '../sessions/start-session';
import { removeAllFactors } from '../two-factor/factors';
import { signInAfterPassword } from '../two-factor/second-step';
import { recordTeamEvent } from '../users/record-team-event';
import { hasEmail, type UserRow } from '../users/user-row';
import { verifyEmailAddress } from '../verification/verify-email';
import { endedInvitation, isOpen, lockInvitation, requireInviter } from './invite-member';

type InvitationRow = typeof teamInvitations.$inferSelect;
type Form = BodyOf<typeof endpoints.acceptInvitation>;

/** Throws like `acceptInvitation`, and changes nothing. */
export async function checkInvitation(
  { database: { db }, links, now }: AuthDeps,
  { token }: { token: string },
): Promise<ResponseOf<typeof endpoints.checkInvitation>> {
  const { email: address, role, expiresAt } = await findInvitation(db, await findLink(db, links, token), now());
  return { email: address, role, expiresAt: expiresAt.toISOString() };
}

/**
 * Creates the member's account, or gives the one with the invited address the role, name and password: the link proves
 * access to the mailbox. Claims the link in the transaction of the change: of two simultaneous requests one joins.
 * Throws `not_found` for a link that was never sent, `conflict` for one that was used, and `link_expired` for one that
 * is too old, replaced or revoked.
 */
export async function acceptInvitation(deps: AuthDeps, form: Form, browser: Browser): Promise<SessionGrant> {
  const { database, passwords, links, logger, now } = deps;
  const link = await findLink(database.db, links, form.token);
  const { email, role, invitedBy } = await findInvitation(database.db, link, now());
  await checkNewPassword('password', form.password, { ...form, email, role });
  const password = await passwords.hash(form.password);
  const account = await database
    .transaction(async (tx) => {
      // The inviter before the invitation before its link, as in every change of these.
      await requireInviter(tx, { invitedBy });
      const invitation = await lockInvitation(tx, link.invitationId ?? 0);
      const claim = await claimLink(tx, link.id, now());
      if (claim === 'used') throw usedInvitation();
      if (claim === 'expired') throw endedInvitation();
      if (!isOpen(invitation) || invitation.invitedBy !== invitedBy) throw endedInvitation();
      await actFor(tx, { action: 'accept invitation', role: 'anonymous', network: networkOf(browser.clientAddress) });
      await tx.update(teamInvitations).set({ acceptedAt: now() }).where(eq(teamInvitations.id, invitation.id));
      const member = await saveMember(tx, invitation, { ...form, password }, now());
      await verifyEmailAddress(tx, member, now());
      await clearAttempts(tx, email);
      await recordTeamEvent(tx, { kind: 'invitation-accepted', actorId: member.id, userId: member.id }, now());
      return member;
    })
    .catch(translateTakenEmail);
  logger.info({ userId: account.id }, 'an invitation to the team was accepted');
  return signInAfterPassword(deps, account, browser);
}

/**
 * Ends the sessions and links of an existing account, which have its old role. Removes the factors of one whose address was never
 * verified: a stranger who registered it could sign in with them as the member. Throws `conflict` when the account is
 * disabled.
 */
async function saveMember(
  tx: Executor,
  { email, role, teamRoleId }: InvitationRow,
  { firstName, lastName, password, language }: Omit<Form, 'token'>,
  now: Date,
): Promise<UserRow> {
  const [known] = await tx.select().from(users).where(hasEmail(email)).for('update');
  if (known?.disabledAt) throw new AppError('conflict', 'This account is disabled');
  if (!known) {
    const values = { email, role, teamRoleId, firstName, lastName, password, preferredLanguage: language };
    const [created] = await tx.insert(users).values(values).returning();
    invariant(created, 'an insert returns its row');
    return created;
  }
  if (!known.emailVerifiedAt) await removeAllFactors(tx, known, now);
  const [raised] = await tx
    .update(users)
    .set({
      firstName,
      lastName,
      password,
      role: known.role === 'operator' ? known.role : role,
      teamRoleId,
      updatedAt: now,
    })
    .where(eq(users.id, known.id))
    .returning();
  invariant(raised, 'the row is locked');
  await revokeOtherSessions(tx, known.id, undefined, now);
  await endAccountLinks(tx, raised, now);
  return raised;
}

/** Throws `not_found` for a token that is invented or of another purpose. */
const findLink = (db: Executor, links: AuthDeps['links'], token: string): Promise<AccountEmailRow> =>
  findLinkedEmail(db, links, 'team-invitation', token).catch((error: unknown) => {
    const isForeign = error instanceof AppError && error.code === 'link_expired';
    throw isForeign ? new AppError('not_found', 'This invitation belongs to another store') : error;
  });

async function findInvitation(db: Executor, link: AccountEmailRow, now: Date): Promise<InvitationRow> {
  const [invitation] = await db
    .select()
    .from(teamInvitations)
    .where(eq(teamInvitations.id, link.invitationId ?? 0));
  if (link.usedAt || invitation?.acceptedAt) throw usedInvitation();
  if (!invitation || invitation.revokedAt || link.expiresAt <= now) throw endedInvitation();
  return invitation;
}

const usedInvitation = () => new AppError('conflict', 'This invitation was already accepted');
