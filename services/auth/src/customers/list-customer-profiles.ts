import type { BodyOf, ResponseOf } from '@shopwright/contracts/endpoint';
import type { listCustomerProfiles as endpoint } from '@shopwright/contracts/http/internal-accounts';
import type { Executor } from '@shopwright/service-kit/database/connection';
import { and, eq, inArray } from 'drizzle-orm';
import { isErased } from '../accounts/erase-account';
import { savedAddresses } from '../db/address-tables';
import { newsletterSubscriptions, users } from '../db/schema';
import type { AuthDeps } from '../deps';
import type { UserRow } from '../users/user-row';

type Profile = ResponseOf<typeof endpoint>[number];

/** Reads a batch of customers in three statements. */
export async function listCustomerProfiles(
  { database: { db } }: Pick<AuthDeps, 'database'>,
  { customers }: BodyOf<typeof endpoint>,
): Promise<Profile[]> {
  const ids = customers.flatMap(({ userId }) => userId ?? []);
  const emails = customers.map(({ email }) => email.toLowerCase());
  const [accounts, addresses, subscriptions] = await Promise.all([
    ids.length === 0 ? [] : db.select().from(users).where(inArray(users.id, ids)),
    listDefaultAddresses(db, ids),
    emails.length === 0
      ? []
      : db
          .select({ email: newsletterSubscriptions.email, confirmedAt: newsletterSubscriptions.confirmedAt })
          .from(newsletterSubscriptions)
          .where(and(inArray(newsletterSubscriptions.email, emails), eq(newsletterSubscriptions.state, 'confirmed'))),
  ]);
  const accountOf = new Map(accounts.filter((account) => !isErased(account)).map((account) => [account.id, account]));
  const consentOf = new Map(subscriptions.map((subscription) => [subscription.email, subscription]));
  return customers.map(({ userId, email }) => {
    const account = userId === undefined ? undefined : accountOf.get(userId);
    const consent = consentOf.get(email.toLowerCase());
    return {
      account: account ? toProfile(account, addresses.get(account.id) ?? null) : null,
      acceptsMarketing: consent !== undefined,
      consentAt: consent?.confirmedAt?.toISOString() ?? null,
    };
  });
}

async function listDefaultAddresses(db: Executor, ids: number[]) {
  if (ids.length === 0) return new Map<number, never>();
  const rows = await db
    .select({ userId: savedAddresses.userId, address: savedAddresses.address })
    .from(savedAddresses)
    .where(and(inArray(savedAddresses.userId, ids), eq(savedAddresses.isDefault, true)));
  return new Map(rows.map(({ userId, address }) => [userId, address]));
}

/** Staff see no more of a member of the team than the screen of a customer shows. */
function toProfile(
  account: UserRow,
  savedAddress: NonNullable<Profile['account']>['savedAddress'],
): Profile['account'] {
  const isShopper = account.role === 'shopper';
  return {
    firstName: account.firstName,
    lastName: account.lastName,
    language: account.preferredLanguage,
    loyaltyPoints: account.loyaltyPoints,
    phone: isShopper ? account.phone : null,
    savedAddress: isShopper ? savedAddress : null,
    address: isShopper ? account.address : null,
    city: isShopper ? account.city : null,
    postalCode: isShopper ? account.zipCode : null,
    country: isShopper ? account.country : null,
  };
}
