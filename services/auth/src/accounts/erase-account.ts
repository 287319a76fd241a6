import { eraseCustomerData } from '@shopwright/contracts/http/customers';
import { actFor } from '@shopwright/service-kit/audit/act-for';
import type { Executor } from '@shopwright/service-kit/database/connection';
import { AppError } from '@shopwright/service-kit/errors';
import { appendEvent } from '@shopwright/service-kit/messaging/outbox';
import { and, eq, inArray, isNull, notLike, or, type SQL, sql } from 'drizzle-orm';
import { belongsTo } from '../contact/take-messages';
import {
  accountEmails,
  contactMessages,
  customerImports,
  newsletterSubscriptions,
  pastOrderPoints,
  savedAddresses,
  sessions,
  teamEvents,
  teamInvitations,
  users,
} from '../db/schema';
import type { AuthDeps } from '../deps';
import { revokeInvitationsOf } from '../emails/end-links';
import { expirePoints } from '../loyalty/routes';
import { deleteSubscription } from '../newsletter/sync-marketing-consent';
import { checkPassword, wrongPassword } from '../passwords/login-attempts';
import { unusableHash } from '../passwords/passwords';
import { deleteFactors } from '../two-factor/factors';
import { erasedAddress, erasedDomain } from '../users/erased-address';
import { lockOperators, requireOtherOperator } from '../users/operators';
import { getAccount, type RequestUser, type UserRow } from '../users/user-row';

import { rememberErasure } from './erased-emails';

/** The call of staff, by which the order service asks for this. */
const eraseAction = `${eraseCustomerData.method} ${eraseCustomerData.path}`;

const formerName = { firstName: 'Former', lastName: 'Customer' };

/** Removes all personal data of the user. The id and the ledger stay, because other rows refer to them. */
export async function eraseAccount(
  deps: AuthDeps,
  { password }: { password: string },
  requestUser: RequestUser,
): Promise<void> {
  const user = await getAccount(deps.database.db, requestUser.userId);
  if (!(await checkPassword(deps, user, password, requestUser))) throw wrongPassword('password');
  await eraseUser(deps, user);
}

/** Erases an account on its customer's request to the store. Staff erase their own accounts, with their password. */
export async function eraseAccountFor(deps: AuthDeps, userId: number, actorUserId?: number): Promise<void> {
  const [user] = await deps.database.db.select().from(users).where(eq(users.id, userId));
  if (!user) throw new AppError('not_found', 'No such account');
  if (user.role !== 'shopper')
    throw new AppError('conflict', 'This account belongs to a member of the team, who must erase it themselves');
  await eraseUser(deps, user, actorUserId);
}

/** Does nothing to an account that was erased before. */
async function eraseUser({ database, now }: AuthDeps, user: UserRow, actorUserId?: number): Promise<void> {
  const userId = user.id;
  await database.transaction(async (tx) => {
    if (actorUserId !== undefined) await actFor(tx, { action: eraseAction, userId: actorUserId });
    if (user.role === 'operator') requireOtherOperator(await lockOperators(tx), userId);
    const [account] = await tx
      .select()
      .from(users)
      .where(and(eq(users.id, userId), or(isNull(users.disabledAt), notLike(users.email, `%${erasedDomain}`))))
      .for('update');
    if (!account) return;
    // Staff may erase a customer only, and the caller has read the role before.
    if (account.role !== user.role) throw new AppError('conflict', 'The role of this account was changed meanwhile');
    if (account.role === 'operator') await revokeInvitationsOf(tx, userId, now());
    const erased = erasedAddress();
    await eraseMessages(tx, account, erased);
    await tx.delete(sessions).where(eq(sessions.userId, userId));
    await tx.delete(savedAddresses).where(eq(savedAddresses.userId, userId));
    await deleteFactors(tx, userId);
    // The user of an unverified address cannot change subscriptions or invitations of its owner.
    if (account.emailVerifiedAt) {
      await deleteSubscription(tx, account.email);
      await eraseInvitations(tx, account.email);
    }
    await expirePoints(tx, account);
    // An undo of their import would take them back from nobody.
    await tx.delete(pastOrderPoints).where(eq(pastOrderPoints.userId, userId));
    await rememberErasure(tx, account.email, now());
    await tx.update(customerImports).set({ changes: null }).where(eq(customerImports.userId, userId));
    await tx.update(users).set(toErasedUser(erased, now())).where(eq(users.id, userId));
    await appendEvent(tx, 'account-erased', { userId });
  });
}

/** Erases an account that an import added and nobody has used. Its address may be imported again. */
export async function eraseImportedAccount(tx: Executor, { id, email }: UserRow, now: Date): Promise<void> {
  await tx.delete(savedAddresses).where(eq(savedAddresses.userId, id));
  await tx.delete(accountEmails).where(eq(accountEmails.userId, id));
  await tx
    .delete(newsletterSubscriptions)
    .where(and(eq(newsletterSubscriptions.email, email.toLowerCase()), eq(newsletterSubscriptions.source, 'import')));
  await tx.update(users).set(toErasedUser(erasedAddress(), now)).where(eq(users.id, id));
  await appendEvent(tx, 'account-erased', { userId: id });
}

/** Deletes the invitations to the address, with their emails, and removes it from the team's log. */
async function eraseInvitations(tx: Executor, address: string): Promise<void> {
  const email = address.toLowerCase();
  await tx.delete(teamInvitations).where(eq(teamInvitations.email, email));
  await tx.update(teamEvents).set({ email: null }).where(eq(teamEvents.email, email));
}

async function eraseMessages(tx: Executor, account: UserRow, erased: string): Promise<void> {
  const messageIds = await emptyMessages(tx, belongsTo(account), erased);
  await tx
    .delete(accountEmails)
    .where(or(eq(accountEmails.userId, account.id), inArray(accountEmails.contactMessageId, messageIds)));
}

async function emptyMessages(tx: Executor, condition: SQL | undefined, erased: string): Promise<number[]> {
  const emptied = await tx
    .update(contactMessages)
    .set({
      userId: null,
      name: `${formerName.firstName} ${formerName.lastName}`,
      email: erased,
      subject: '—',
      message: '—',
      // The inbox takes it again and deletes its own.
      takenAt: null,
    })
    .where(condition)
    .returning({ id: contactMessages.id });
  return emptied.map((message) => message.id);
}

/** Erases what is stored under an address that has no account. */
export async function eraseGuest({ database, now }: AuthDeps, email: string): Promise<void> {
  const ofGuest = and(sql`lower(${contactMessages.email}) = lower(${email})`, isNull(contactMessages.userId));
  await database.transaction(async (tx) => {
    await emptyMessages(tx, ofGuest, erasedAddress());
    await deleteSubscription(tx, email);
    await rememberErasure(tx, email, now());
    await tx
      .delete(accountEmails)
      .where(and(eq(accountEmails.email, email.toLowerCase()), isNull(accountEmails.userId)));
  });
}

/** Returns true for an account whose personal data was removed. */
export const isErased = ({ email, disabledAt }: UserRow): boolean =>
  disabledAt !== null && email.endsWith(erasedDomain);

const toErasedUser = (email: string, now: Date) => ({
  ...formerName,
  email,
  emailVerifiedAt: null,
  password: unusableHash,
  address: null,
  phone: null,
  city: null,
  country: null,
  zipCode: null,
  birthDate: null,
  lastLoginAt: null,
  marketingOptIn: false,
  role: 'shopper' as const,
  twoFactorAt: null,
  disabledAt: now,
  updatedAt: now,
});
