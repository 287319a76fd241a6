import type { BodyOf, ResponseOf } from '@shopwright/contracts/endpoint';
import type { User } from '@shopwright/contracts/http/auth';
import * as endpoints from '@shopwright/contracts/http/internal-accounts';
import { AppError } from '@shopwright/service-kit/errors';
import type { RouteTable } from '@shopwright/service-kit/http/server';
import { asc, desc, eq, sql } from 'drizzle-orm';
import { eraseAccountFor, eraseGuest, isErased } from '../accounts/erase-account';
import { exportAccountFor } from '../accounts/export-account';
import { loyaltyEntries, newsletterSubscriptions, users } from '../db/schema';
import type { AuthDeps } from '../deps';
import { requestEmail } from '../emails/request-email';
import { hasProvedAddress } from '../passwords/has-proved-address';
import { findAccount, toUser, type UserRow } from '../users/user-row';
import { requestVerificationEmail } from '../verification/verify-email';
import { listCustomerProfiles } from './list-customer-profiles';

const entriesMax = 50;

/** The routes by which the order service reads the customers of the back office. */
export function customerRoutes(routes: RouteTable, deps: AuthDeps): void {
  routes.bind(endpoints.listChangedAccounts, ({ body }) => listChangedAccounts(deps, body));
  routes.bind(endpoints.getCustomerAccount, ({ body }) => getCustomerAccount(deps, body));
  routes.bind(endpoints.listCustomerProfiles, ({ body }) => listCustomerProfiles(deps, body));
  routes.bind(endpoints.sendAccountLink, ({ params, body }) => sendAccountLink(deps, params.id, body.kind));
  routes.bind(endpoints.exportAccountFor, ({ params }) => exportAccountFor(deps, params.id));
  routes.bind(endpoints.eraseAccountFor, async ({ params, query }) => {
    await eraseAccountFor(deps, params.id, query.actorUserId);
    return { erased: true as const };
  });
  routes.bind(endpoints.eraseGuest, async ({ body }) => {
    await eraseGuest(deps, body.email);
    return { erased: true as const };
  });
}

/** A position is the time of the change to the microsecond, and the id, so that no page begins in the middle of a time. */
async function listChangedAccounts(
  { database: { db } }: AuthDeps,
  { after, limit }: BodyOf<typeof endpoints.listChangedAccounts>,
): Promise<ResponseOf<typeof endpoints.listChangedAccounts>> {
  const [at, id] = after?.split('|') ?? [];
  if (after !== undefined && !(at && /^\d+$/.test(id ?? ''))) throw new AppError('invalid_request', 'Unknown position');
  const isLater = at && sql`(${users.updatedAt}, ${users.id}) > (${at}::timestamptz, ${Number(id)})`;
  const rows = await db
    .select({ user: users, changedAt: sql<string>`${users.updatedAt}::text` })
    .from(users)
    .where(isLater || undefined)
    .orderBy(asc(users.updatedAt), asc(users.id))
    .limit(limit);
  return rows.map(({ user, changedAt }) => ({
    id: user.id,
    email: user.email,
    name: `${user.firstName} ${user.lastName}`.trim(),
    createdAt: user.createdAt.toISOString(),
    isErased: isErased(user),
    emailVerified: user.emailVerifiedAt !== null,
    position: `${changedAt}|${user.id}`,
  }));
}

async function getCustomerAccount(
  { database: { db }, now }: AuthDeps,
  { userId, email }: BodyOf<typeof endpoints.getCustomerAccount>,
): Promise<ResponseOf<typeof endpoints.getCustomerAccount>> {
  const account = userId === undefined ? undefined : await findAccount(db, userId);
  const entries = account
    ? await db
        .select()
        .from(loyaltyEntries)
        .where(eq(loyaltyEntries.userId, account.id))
        .orderBy(desc(loyaltyEntries.id))
        .limit(entriesMax)
    : [];
  const [subscription] = await db
    .select()
    .from(newsletterSubscriptions)
    .where(eq(newsletterSubscriptions.email, email.toLowerCase()));
  return {
    account: account ? hideOfTeam(account, await toUser(db, account, now())) : null,
    hasProvedAddress: account !== undefined && hasProvedAddress(account),
    points: entries.map(({ kind, points, amount, orderId, createdAt }) => ({
      kind,
      points,
      amount,
      orderId,
      createdAt: createdAt.toISOString(),
    })),
    newsletter: subscription ? { state: subscription.state, createdAt: subscription.createdAt.toISOString() } : null,
  };
}

/** The screen of a customer shows staff no more of a member of the team than the team's orders do. */
const hideOfTeam = ({ role }: Pick<UserRow, 'role'>, user: User): User =>
  role === 'shopper' ? user : { ...user, ...hidden };

const hidden = {
  address: null,
  phone: null,
  city: null,
  country: null,
  zipCode: null,
  birthDate: null,
  lastLoginAt: null,
  pendingEmail: null,
};

async function sendAccountLink(
  { database, now }: AuthDeps,
  userId: number,
  kind: BodyOf<typeof endpoints.sendAccountLink>['kind'],
): Promise<{ sent: true }> {
  const account = await findAccount(database.db, userId);
  if (!account) throw new AppError('not_found', 'No such account');
  const { id, email, preferredLanguage: language } = account;
  if (kind === 'verify-email' && account.emailVerifiedAt) {
    throw new AppError('conflict', 'This address is already verified');
  }
  await database.transaction((tx) =>
    kind === 'verify-email'
      ? requestVerificationEmail(tx, account, now())
      : requestEmail(tx, { kind, email, language, about: { userId: id } }, now()),
  );
  return { sent: true };
}
