import type { AccountEmail } from '@shopwright/contracts/http/account-emails';
import * as endpoints from '@shopwright/contracts/http/account-emails';
import { AppError } from '@shopwright/service-kit/errors';
import type { RouteTable } from '@shopwright/service-kit/http/server';
import { eq } from 'drizzle-orm';
import { accountEmails, contactMessages, newsletterSubscriptions, teamInvitations, users } from '../db/schema';
import type { AuthDeps } from '../deps';
import { findAccount, findRecipient, hasEmail, type UserRow } from '../users/user-row';
import type { AccountEmailRow } from './link-tokens';

export function emailRoutes(routes: RouteTable, deps: AuthDeps): void {
  routes.bind(endpoints.getAccountEmail, ({ params }) => getAccountEmail(deps, params.mailId));
}

/** The parts of an email beside its requested kind and language; null when it must not be sent anymore. */
type Content = (Omit<AccountEmail, 'kind' | 'language'> & Partial<AccountEmail>) | null;

/**
 * Returns the current content of the email, link included. Throws `not_found` when its link was used or replaced or its
 * recipient no longer exists.
 */
async function getAccountEmail(deps: AuthDeps, emailId: string): Promise<AccountEmail> {
  const [email] = await deps.database.db.select().from(accountEmails).where(eq(accountEmails.id, emailId));
  const isDue = email && !email.usedAt && email.expiresAt > deps.now();
  const content = isDue ? await getContent(deps, email) : null;
  if (!email || !content) throw new AppError('not_found', 'This email is no longer due');
  return { kind: email.kind, language: email.language, ...content };
}

const emptyContent = { to: null, replyTo: null, name: null, path: null, unsubscribePath: null, contact: null };

async function getContent(deps: AuthDeps, email: AccountEmailRow): Promise<Content> {
  switch (email.kind) {
    case 'verify-email':
      return writeToAccount(deps, email, (account) =>
        account.emailVerifiedAt ? null : toLink(deps, '/verify-email', email),
      );
    case 'change-email':
      return writeToNewAddress(deps, email);
    case 'reset-password':
    case 'choose-password':
      return writeToAccount(deps, email, () => toLink(deps, '/reset-password', email));
    case 'password-changed':
      return writeToRequestedAddress(deps, email, '/forgot-password');
    case 'email-changed':
      return writeToRequestedAddress(deps, email, '/contact');
    case 'two-factor-on':
    case 'two-factor-off':
    case 'factor-added':
    case 'factor-removed':
    case 'recovery-codes-created':
    case 'reward-voided':
      return writeToRequestedAddress(deps, email, '/account');
    case 'access-changed':
      return writeAboutAccess(deps, email);
    case 'team-invitation':
      return writeToInvited(deps, email);
    case 'confirm-newsletter':
      return writeToSubscriber(deps, email);
    case 'contact-received':
    case 'contact-for-store':
      return writeAboutMessage(deps, email);
  }
}

const toLink = ({ links }: AuthDeps, page: string, email: AccountEmailRow): string =>
  `${page}?token=${links.tokenFor(email.kind, email)}`;

async function writeToAccount(
  { database }: AuthDeps,
  email: AccountEmailRow,
  pathFor: (account: UserRow) => string | null,
): Promise<Content> {
  const account = await findRecipient(database.db, email);
  const path = account ? pathFor(account) : null;
  if (!account || !path) return null;
  return { ...emptyContent, to: account.email, name: fullName(account), path };
}

/** Uses the address at the time of the request: an attacker may have changed the account's address since. */
async function writeToRequestedAddress({ database }: AuthDeps, email: AccountEmailRow, path: string): Promise<Content> {
  const account = await findAccount(database.db, email.userId ?? 0);
  if (!account) return null;
  return { ...emptyContent, to: email.email, name: fullName(account), path };
}

/** Names the operator who sent the invitation last, unless their account is gone. */
async function writeToInvited(deps: AuthDeps, email: AccountEmailRow): Promise<Content> {
  const { db } = deps.database;
  const [invitation] = await db
    .select({ invitedBy: teamInvitations.invitedBy })
    .from(teamInvitations)
    .where(eq(teamInvitations.id, email.invitationId ?? 0));
  const inviter = await findAccount(db, invitation?.invitedBy ?? 0);
  const path = toLink(deps, '/invitation', email);
  return { ...emptyContent, to: email.email, path, inviter: inviter ? fullName(inviter) : null };
}

/** Writes to accounts that were disabled too, unlike every other email. Those of erased accounts are deleted. */
async function writeAboutAccess({ database: { db } }: AuthDeps, email: AccountEmailRow): Promise<Content> {
  const [account] = await db
    .select()
    .from(users)
    .where(eq(users.id, email.userId ?? 0));
  if (!account) return null;
  return { ...emptyContent, to: email.email, name: fullName(account), path: '/contact' };
}

/**
 * Writes to an address that an account wants to take. Only its mailbox learns whether it already has an account: the
 * link is then replaced by a notice, in the language of that account, without the name of the requester.
 */
async function writeToNewAddress(deps: AuthDeps, email: AccountEmailRow): Promise<Content> {
  const { db } = deps.database;
  const account = await findAccount(db, email.userId ?? 0);
  if (!account || email.email === null) return null;
  const [owner] = await db.select().from(users).where(hasEmail(email.email));
  if (!owner) {
    const path = `${toLink(deps, '/verify-email', email)}&change`;
    return { ...emptyContent, to: email.email, name: fullName(account), path };
  }
  if (owner.id === account.id) return null;
  const notice = { kind: 'email-taken' as const, language: owner.preferredLanguage, path: '/login' };
  return { ...emptyContent, ...notice, to: owner.email, name: fullName(owner) };
}

const fullName = ({ firstName, lastName }: UserRow): string => `${firstName} ${lastName}`.trim();

async function writeToSubscriber(deps: AuthDeps, email: AccountEmailRow): Promise<Content> {
  const [subscription] = await deps.database.db
    .select()
    .from(newsletterSubscriptions)
    .where(eq(newsletterSubscriptions.id, email.subscriptionId ?? ''));
  if (subscription?.state !== 'pending') return null;
  return {
    ...emptyContent,
    to: subscription.email,
    path: toLink(deps, '/newsletter/confirm', email),
    unsubscribePath: `/newsletter/unsubscribe?token=${deps.links.tokenFor('unsubscribe', subscription)}`,
  };
}

async function writeAboutMessage({ database }: AuthDeps, email: AccountEmailRow): Promise<Content> {
  const [row] = await database.db
    .select()
    .from(contactMessages)
    .where(eq(contactMessages.id, email.contactMessageId ?? 0));
  if (!row) return null;
  const { reference, subject, message, name } = row;
  const words = { subject, message };
  if (email.kind === 'contact-for-store') {
    return {
      ...emptyContent,
      replyTo: row.email,
      name,
      path: '/messages',
      contact: { reference, email: row.email, words },
    };
  }
  return (await isFromVerifiedAddress(database, row))
    ? { ...emptyContent, to: row.email, name, contact: { reference, email: row.email, words } }
    : { ...emptyContent, to: row.email, contact: { reference, email: row.email, words: null } };
}

/**
 * Returns true when the sender's account has verified this address. Only then the receipt repeats name and message: the
 * form accepts any address, and the store must not send a stranger's text to it.
 */
async function isFromVerifiedAddress(
  { db }: AuthDeps['database'],
  { userId, email }: typeof contactMessages.$inferSelect,
): Promise<boolean> {
  const account = await findRecipient(db, { userId, email: email.toLowerCase() });
  return Boolean(account?.emailVerifiedAt);
}
