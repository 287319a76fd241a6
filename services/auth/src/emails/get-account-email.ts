import type { AccountMail } from '@shopwright/contracts/http/account-mails';
import { AppError } from '@shopwright/service-kit/errors';
import { eq } from 'drizzle-orm';
import { accountEmails, contactMessages, newsletterSubscriptions } from '../db/schema';
import type { AuthDeps } from '../deps';
import { findAccount, findRecipient, type UserRow } from '../users/user-row';
import type { AccountEmailRow } from './find-linked-email';

/** What a mail has beside its kind and language; null where nobody should get it any more. */
type Content = Omit<AccountMail, 'kind' | 'language'> | null;

/** What the mail says as of now, link included. 404 where its link is used or replaced, or its person is gone. */
export async function getAccountEmail(deps: AuthDeps, mailId: string): Promise<AccountMail> {
  const [mail] = await deps.database.db.select().from(accountEmails).where(eq(accountEmails.id, mailId));
  const isDue = mail && !mail.usedAt && mail.expiresAt > deps.now();
  const content = isDue ? await contentOf(deps, mail) : null;
  if (!mail || !content) throw new AppError('not_found', 'Nobody should get this mail any more');
  return { kind: mail.kind, language: mail.language, ...content };
}

const nothing = { to: null, replyTo: null, name: null, path: null, unsubscribePath: null, contact: null };

async function contentOf(deps: AuthDeps, mail: AccountEmailRow): Promise<Content> {
  switch (mail.kind) {
    case 'verify-email':
      return toOwner(deps, mail, (account) => (account.emailVerifiedAt ? null : linkTo(deps, '/verify-email', mail)));
    case 'reset-password':
      return toOwner(deps, mail, () => linkTo(deps, '/reset-password', mail));
    case 'password-changed':
      return toOwnerThen(deps, mail, '/forgot-password');
    case 'email-changed':
      return toOwnerThen(deps, mail, '/contact');
    case 'confirm-newsletter':
      return toSubscriber(deps, mail);
    case 'contact-received':
    case 'contact-for-store':
      return aboutMessage(deps, mail);
  }
}

const linkTo = ({ links }: AuthDeps, page: string, mail: AccountEmailRow): string =>
  `${page}?token=${links.tokenFor(mail.kind, mail)}`;

async function toOwner(
  { database }: AuthDeps,
  mail: AccountEmailRow,
  pathFor: (account: UserRow) => string | null,
): Promise<Content> {
  const account = await findRecipient(database.db, mail);
  const path = account ? pathFor(account) : null;
  if (!account || !path) return null;
  return { ...nothing, to: account.email, name: fullName(account), path };
}

/** Goes where the account's mail went at that moment: whoever took an account over may have changed its address since. */
async function toOwnerThen({ database }: AuthDeps, mail: AccountEmailRow, path: string): Promise<Content> {
  const account = await findAccount(database.db, mail.userId ?? 0);
  if (!account) return null;
  return { ...nothing, to: mail.email, name: fullName(account), path };
}

const fullName = ({ firstName, lastName }: UserRow): string => `${firstName} ${lastName}`;

async function toSubscriber(deps: AuthDeps, mail: AccountEmailRow): Promise<Content> {
  const [subscription] = await deps.database.db
    .select()
    .from(newsletterSubscriptions)
    .where(eq(newsletterSubscriptions.id, mail.subscriptionId ?? ''));
  if (subscription?.state !== 'pending') return null;
  return {
    ...nothing,
    to: subscription.email,
    path: linkTo(deps, '/newsletter/confirm', mail),
    unsubscribePath: `/newsletter/unsubscribe?token=${deps.links.tokenFor('unsubscribe', subscription)}`,
  };
}

async function aboutMessage({ database }: AuthDeps, mail: AccountEmailRow): Promise<Content> {
  const [row] = await database.db
    .select()
    .from(contactMessages)
    .where(eq(contactMessages.id, mail.contactMessageId ?? 0));
  if (!row) return null;
  const { reference, subject, message, email, name } = row;
  const words = { subject, message };
  if (mail.kind === 'contact-for-store') {
    return { ...nothing, replyTo: email, name, path: '/messages', contact: { reference, email, words } };
  }
  return (await isSendersOwn(database, row))
    ? { ...nothing, to: email, name, contact: { reference, email, words } }
    : { ...nothing, to: email, contact: { reference, email, words: null } };
}

/**
 * Anybody may write with any address. Its owner is sent back words and a name only where the sender is known to be
 * that owner; everybody else could have the store mail whatever they like to whom they like.
 */
async function isSendersOwn(
  { db }: AuthDeps['database'],
  { userId, email }: typeof contactMessages.$inferSelect,
): Promise<boolean> {
  const account = await findRecipient(db, { userId, email: email.toLowerCase() });
  return Boolean(account?.emailVerifiedAt);
}
