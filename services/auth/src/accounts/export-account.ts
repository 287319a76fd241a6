import type { ResponseOf } from '@shopwright/contracts/endpoint';
import type * as endpoints from '@shopwright/contracts/http/account';
import { AppError } from '@shopwright/service-kit/errors';
import { desc, eq } from 'drizzle-orm';
import { listSavedAddresses } from '../addresses/routes';
import { belongsTo } from '../contact/take-messages';
import { contactMessages, loyaltyEntries, newsletterSubscriptions } from '../db/schema';
import type { AuthDeps } from '../deps';
import { listRewards } from '../rewards/redeem-reward';
import { listSessions } from '../sessions/routes';
import { listPasskeys } from '../two-factor/add-passkey';
import { getAccount, type RequestUser, toUser } from '../users/user-row';

/** Includes what is stored under the email address alone only when the address is verified. */
export async function exportAccount(
  deps: AuthDeps,
  asking: RequestUser,
): Promise<ResponseOf<typeof endpoints.exportAccount>> {
  const { db } = deps.database;
  const account = await getAccount(db, asking.userId);
  const email = account.email.toLowerCase();
  const entries = await db
    .select()
    .from(loyaltyEntries)
    .where(eq(loyaltyEntries.userId, account.id))
    .orderBy(desc(loyaltyEntries.id));
  const [subscription] = account.emailVerifiedAt
    ? await db.select().from(newsletterSubscriptions).where(eq(newsletterSubscriptions.email, email))
    : [];
  const messages = await db.select().from(contactMessages).where(belongsTo(account)).orderBy(desc(contactMessages.id));
  return {
    exportedAt: deps.now().toISOString(),
    user: await toUser(db, account, deps.now()),
    sessions: await listSessions(deps, asking),
    loyaltyEntries: entries.map(({ kind, points, amount, orderId, createdAt }) => ({
      kind,
      points,
      amount,
      orderId,
      createdAt: createdAt.toISOString(),
    })),
    rewards: await listRewards(deps, account.id),
    addresses: await listSavedAddresses(db, account.id),
    newsletter: subscription ? { state: subscription.state, createdAt: subscription.createdAt.toISOString() } : null,
    twoFactor: {
      since: account.twoFactorAt?.toISOString() ?? null,
      passkeys: (await listPasskeys(db, account.id)).map(({ name, createdAt }) => ({
        name,
        createdAt: createdAt.toISOString(),
      })),
    },
    contactMessages: messages.map(({ subject, message, createdAt }) => ({
      subject,
      message,
      createdAt: createdAt.toISOString(),
    })),
  };
}

/** Exports an account on its customer's request to the store. Members of the team export their own. */
export async function exportAccountFor(
  deps: AuthDeps,
  userId: number,
): Promise<ResponseOf<typeof endpoints.exportAccount>> {
  const { role } = await getAccount(deps.database.db, userId);
  if (role !== 'shopper')
    throw new AppError('conflict', 'This account belongs to a member of the team, who must export it themselves');
  return exportAccount(deps, { userId });
}
